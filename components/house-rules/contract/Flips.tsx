import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { allowedValues, type RuleSet, type Rules, type SettingValue } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { handText } from '#words/text.ts';
import type { ContractWords } from '#words/vi/ui/contract.ts';
import { SuitText } from '../../cards/Suits.tsx';
import type { Loaded } from '../../loading/loaded.ts';
import { usePart } from '../../loading/use-part.ts';
import { refereeLink } from '../../share/case-link.ts';
import { houseText } from '../house-text.ts';
import { type FlipHands, flipFiles, type SettingFlips } from './flip-files.ts';
import { sideTexts, sideVerdict } from './side-verdict.ts';

interface Props {
  readonly setting: string;
  readonly ruleSet: RuleSet;
  readonly all: Loaded;
  readonly say: ContractWords;
  readonly lang: Lang;
}

/** Witnesses of a house rule: hands that flip under the chosen rules, or how play differs between two rule sets. */
export function Flips(props: Props) {
  const { setting, ruleSet, all, say, lang } = props;
  const { part: file } = usePart(flipFiles(all.game.id, lang), true);
  if (!file) return <p class="s">{say.loading}</p>;
  const shown = file[setting];
  if (!shown) return <p class="s">{say.flipNone}</p>;
  const flips = flipsIn(all.game, setting, ruleSet, shown);
  return (
    <>
      {flips.map((flip) => (
        <Hands key={String(flip.values[1])} {...props} flip={flip} />
      ))}
      <Rounds {...props} shown={shown} />
      {flips.length === 0 && shown.rounds.length === 0 && <p class="s">{say.flipNone}</p>}
    </>
  );
}

/** Hands on which a value and another one differ, all other rules being those of a rule set. */
interface Flip {
  readonly values: readonly [SettingValue, SettingValue];
  readonly fields: FlipHands['fields'];
  readonly preset: string;
  readonly rules: Rules;
  /** The other rules are those that the reader chose. */
  readonly own: boolean;
}

/** For every other value hands that flip: under the chosen rules where there are any, else under a preset. */
function flipsIn(game: Game, key: string, ruleSet: RuleSet, { hands }: SettingFlips): Flip[] {
  const here = ruleSet.rules[key];
  return allowedValues(game.schema[key]).flatMap((value) => {
    if (here === undefined || value === here) return [];
    const values = [here, value] as const;
    const tried = [
      ...hands.map(({ fields }) => ({ values, fields, ...ruleSet, own: true })),
      ...hands.map(({ fields, house }) => ({ values, fields, ...house, own: false })),
    ];
    return tried.filter((flip) => flipText(game, key, flip, here) !== flipText(game, key, flip, value)).slice(0, 1);
  });
}

function flipText(game: Game, key: string, { fields, rules }: Flip, value: SettingValue): string {
  const ruled = judge(game, fields, { ...rules, [key]: value });
  return ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : ruled.error.code;
}

function Hands({ flip, setting, all, say, lang }: Props & { readonly flip: Flip }) {
  const { game, words, ui } = all;
  const side = (value: SettingValue) => ({
    value,
    ...sideVerdict(flip.fields, { preset: flip.preset, rules: { ...flip.rules, [setting]: value } }, all),
  });
  const sides = [side(flip.values[0]), side(flip.values[1])] as const;
  const texts = sideTexts(sides);
  return (
    <figure class="ab">
      <figcaption>
        {flip.fields.map((field) => (
          <b key={field.name}>
            {ui.seatName(field.name)} <SuitText text={handText(field) || ui.noCards} />
          </b>
        ))}
        <small>{flip.own ? say.flipHere : say.flipUnder(houseText(flip, all))}</small>
      </figcaption>
      {sides.map(({ value, of }, at) => (
        <a key={String(value)} href={refereeLink(of, lang, all)} data-case={formatCase(of, game)}>
          <small>{words.settings[setting]?.values[String(value)]}</small>
          <b>{texts[at]}</b>
        </a>
      ))}
    </figure>
  );
}

/** What both rule sets saw alike, then what happens in each, or may be done there. */
function Rounds({ setting, all, say, shown }: Props & { readonly shown: SettingFlips }) {
  const { words } = all;
  const { rounds, roundBase } = shown;
  return (
    <>
      {rounds.map(({ before, sides }) => (
        <figure key={String(sides[1]?.value)} class="ab">
          <figcaption>
            {(before.length > 0 ? before : [say.atDeal]).map((line) => (
              <SuitText as="span" key={line} text={line} />
            ))}
            {roundBase && <small>{say.roundBase(words.presets[roundBase] ?? roundBase)}</small>}
          </figcaption>
          {sides.map(({ value, text }) => (
            <p key={String(value)}>
              <small>{words.settings[setting]?.values[String(value)]}</small>
              <SuitText as="span" text={text} />
            </p>
          ))}
        </figure>
      ))}
    </>
  );
}
