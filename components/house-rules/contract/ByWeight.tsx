import { type OneIn, type Ranked, ranked } from '#core/house/weights.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { Folded } from './Folded.tsx';
import { clashesOn, type SettingContext, SettingRow } from './SettingRow.tsx';

/** So many stand open: whoever agrees on them can play. */
const OPEN = 5;

interface Props extends SettingContext {
  /** How often each setting decides under the preset. */
  readonly oneIn: OneIn | undefined;
  onValue(setting: string, value: SettingValue): void;
}

/** All house rules of a game, those first that change a result most often; last, in one line, those that change none. */
export function ByWeight({ oneIn, onValue, ...context }: Props) {
  const { ruleSet, all, parts, say } = context;
  const { game, words } = all;
  const order = ranked(game.schema, oneIn);
  const deciding = order.filter((one) => one.oneIn > 0);
  const idle = order.slice(deciding.length);
  const row = (one: Ranked, folded = false) => (
    <SettingRow
      key={one.key}
      setting={one.key}
      {...context}
      oneIn={folded ? 0 : one.oneIn}
      onValue={(value) => onValue(one.key, value)}
    />
  );
  const labelOf = ({ key }: Ranked): string => words.settings[key]?.label ?? key;
  const isPressing = ({ key }: Ranked): boolean =>
    ruleSet.rules[key] !== game.presets[ruleSet.preset]?.[key] || clashesOn(key, ruleSet, all, parts).length > 0;
  return (
    <form class="all">
      {deciding.slice(0, OPEN).map((one) => row(one))}
      {deciding.slice(OPEN).map((one) => (
        <Folded
          key={one.key}
          name={one.key}
          pressing={isPressing(one)}
          summary={
            <>
              <span>
                {labelOf(one)} <small>{words.settings[one.key]?.values[String(ruleSet.rules[one.key])]}</small>
              </span>{' '}
              <small>{say.oneInShort(one.oneIn)}</small>
            </>
          }
        >
          {() => row(one, true)}
        </Folded>
      ))}
      {idle.length > 0 && (
        <Folded
          name="idle"
          pressing={idle.some(isPressing)}
          summary={<small>{say.never(idle.map((one) => labelOf(one).toLocaleLowerCase()))}</small>}
        >
          {() => idle.map((one) => row(one))}
        </Folded>
      )}
    </form>
  );
}
