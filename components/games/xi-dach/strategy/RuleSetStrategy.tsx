import { useEffect, useState } from 'preact/hooks';
import { chosenRuleSet, isUsual, onChoice } from '#components/house-rules/choice.ts';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { whenLoaded } from '#components/loading/part.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { PRESETS, type XiDachRules } from '#games/xi-dach/engine/rules.ts';
import { type StrategyColumn, strategy } from '#games/xi-dach/odds/strategy.ts';
import { en } from '#games/xi-dach/words/en/strategy.ts';
import type { StrategyWords } from '#games/xi-dach/words/vi/strategy.ts';
import { vi } from '#games/xi-dach/words/vi/strategy.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { cellAt, firstTotal, isSameRow, StrategyTable } from './StrategyTable.tsx';

/** The words of the table of drawing and standing. */
export const strategyWords = { vi, en };

interface Props {
  readonly lang: Lang;
  /** The rule sets that play otherwise than the table above. */
  readonly presets: readonly (keyof typeof PRESETS)[];
}

/** The table for another rule set, computed in the browser: one of the known ones, or the reader's own. */
export default function RuleSetStrategy({ lang, presets }: Props) {
  const all = loaded('xi-dach', lang);
  const words = strategyWords[lang];
  return all ? <OtherRuleSet all={all} words={words} presets={presets} /> : null;
}

/** The reader's own rule set, which has no name of its own. */
const OWN = 'own';

function OtherRuleSet({ all, words, presets }: { all: Loaded; words: StrategyWords } & Pick<Props, 'presets'>) {
  const [own, setOwn] = useState<RuleSet>();
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    const otherThanUsual = (ruleSet: RuleSet | undefined): RuleSet | undefined =>
      ruleSet && !isUsual(ruleSet, all) ? ruleSet : undefined;
    whenLoaded(chosenRuleSet(all.game), (ruleSet) => {
      const other = otherThanUsual(ruleSet);
      setOwn(other);
      // A choice made before hydration is shown.
      if (other) setChosen((now) => now || OWN);
    });
    return onChoice(all.game, (ruleSet) => {
      const other = otherThanUsual(ruleSet);
      setOwn(other);
      setChosen(other ? OWN : '');
    });
  }, [all]);

  const preset = presets.find((name) => name === chosen);
  const rules: XiDachRules | undefined = preset
    ? PRESETS[preset]
    : chosen === OWN && own
      ? { ...PRESETS['pho-thong'], ...own.rules }
      : undefined;
  return (
    <div class="other-house">
      <label>
        <span>{words.house}</span>
        <select value={chosen} autocomplete="off" onChange={(event) => setChosen(event.currentTarget.value)}>
          <option value="">{words.choose}</option>
          {own && <option value={OWN}>{`${words.own}: ${ruleSetName(own, all)}`}</option>}
          {presets.map((name) => (
            <option key={name} value={name}>
              {all.words.presets[name]}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">{rules && <Counted key={JSON.stringify(rules)} rules={rules} words={words} />}</div>
    </div>
  );
}

function Counted({ rules, words }: { rules: XiDachRules; words: StrategyWords }) {
  const [counted, setCounted] = useState<{ columns: readonly StrategyColumn[]; usual: readonly StrategyColumn[] }>();
  useEffect(() => {
    // The message that it is computing is painted first.
    const later = setTimeout(() => setCounted({ columns: strategy(rules), usual: strategy(PRESETS['pho-thong']) }));
    return () => clearTimeout(later);
  }, [rules]);
  if (!counted) return <p>{words.counting}</p>;
  const { columns, usual } = counted;
  const from = firstTotal(columns);
  const shown = columns.flatMap((column) =>
    column.cells.filter(({ total }) => total >= from).map((cell) => ({ column, cell })),
  );
  const flips = shown.filter(({ column, cell }) => {
    const other = cellAt(
      usual.find((one) => isSameRow(one, column)),
      cell.total,
    );
    return other?.draws === !cell.draws;
  });
  return (
    <>
      <StrategyTable columns={columns} rules={rules} words={words} from={from} beside={usual} />
      <p>
        {words.flips(flips.length)} {words.below(from)}
        {shown.some(({ cell }) => cell.divided) && ` ${words.divided}`}
      </p>
    </>
  );
}
