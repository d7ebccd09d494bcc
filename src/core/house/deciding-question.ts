/** Which house rule to ask for, where a case hangs on one that the reader has not told. */

import { type Branches, covers } from '../branches/branches.ts';
import type { Game } from '../game/game.ts';
import { allowedValues, type Rules, type SettingValue } from '../house-rules.ts';
import type { Ruling, Step } from '../ruling.ts';

/** What is known of a house: for each setting that was told its possible values, one at least; any other may have any value. */
export type KnownValues = Readonly<Record<string, readonly SettingValue[]>>;

/** The values of a setting under which a case gets one verdict, the likeliest first. */
export interface DecidingAnswer {
  readonly values: readonly [SettingValue, ...SettingValue[]];
  /** The verdict, as `saysOf` tells it. */
  readonly says: string;
}

/** One house rule, and what its values make of the verdict; at least two answers, with different verdicts. */
export interface DecidingQuestion {
  readonly setting: string;
  /** In the order of their first values in the schema. */
  readonly answers: readonly DecidingAnswer[];
}

/**
 * The setting to ask for: one that is open and by itself changes the verdict under these rules. Of several the one whose answer
 * tells most about the verdict; undefined where no single one matters. Values under which the case is none are no answers: who
 * holds these cards does not play them.
 * @param found what `branches` finds for these hands
 * @param rules the house until more is known
 * @param saysOf the verdict as the reader is told it; outcomes that say the same are one answer
 */
export function decidingQuestion(
  game: Game,
  found: Branches<unknown, Step>,
  rules: Rules,
  known: KnownValues,
  saysOf: (ruling: Ruling<unknown>) => string,
): DecidingQuestion | undefined {
  const possible = found.branches.flatMap(({ when, outcome }) =>
    outcome.ok ? [{ when, says: saysOf(outcome.value), share: shareOf(game, when, known) }] : [],
  );
  const says = (house: Rules): string | undefined => possible.find(({ when }) => covers(when, house))?.says;
  const consulted = new Set(possible.flatMap(({ when }) => [...when.keys()]));
  const [best] = Object.keys(game.schema)
    .filter((setting) => consulted.has(setting))
    .map((setting) => ({ setting, answers: answersOf(game, setting, rules, known, says) }))
    .filter(({ answers }) => answers.length > 1)
    .map((question) => ({ question, unclear: unclearAfter(question) }))
    .sort((a, b) => a.unclear - b.unclear);
  return best?.question;

  /** How unclear the verdict still is, on average, once this question is answered. */
  function unclearAfter({ setting, answers }: DecidingQuestion): number {
    const likely = likelyOf(game, setting, known);
    const unclear = answers.map(({ values }) => {
      const verdicts = new Map<string, number>();
      for (const { when, says: said, share } of possible) {
        const allowed = when.get(setting);
        const part = sum(values.filter((one) => allowed?.includes(one) ?? true).map(likely));
        const whole = allowed ? sum(allowed.map(likely)) : 1;
        if (part > 0) verdicts.set(said, (verdicts.get(said) ?? 0) + (share * part) / whole);
      }
      return entropyOf([...verdicts.values()]);
    });
    return sum(unclear);
  }
}

/** The values of a setting that the house may have, by the verdict that each makes under these rules. */
function answersOf(
  game: Game,
  setting: string,
  rules: Rules,
  known: KnownValues,
  says: (house: Rules) => string | undefined,
): DecidingAnswer[] {
  const likely = likelyOf(game, setting, known);
  const ruled = valuesOf(game, setting, known).map((value) => ({ value, said: says({ ...rules, [setting]: value }) }));
  return [...new Set(ruled.map(({ said }) => said))].flatMap((said) => {
    const values = ruled.filter((one) => one.said === said).map(({ value }) => value);
    const [first, ...others] = values.toSorted((a, b) => likely(b) - likely(a));
    return said === undefined || first === undefined ? [] : [{ says: said, values: [first, ...others] }];
  });
}

/** The values that a setting may still have, in the order of the schema. */
function valuesOf({ schema }: Game, setting: string, known: KnownValues): readonly SettingValue[] {
  const values = allowedValues(schema[setting]);
  return values.filter((value) => known[setting]?.includes(value) ?? true);
}

/**
 * How likely a house is to have a value, as far as is known: as often as presets have it, and a little for what none has. A house
 * is taken to choose each of its settings by itself.
 */
function likelyOf(game: Game, setting: string, known: KnownValues): (value: SettingValue) => number {
  const values = valuesOf(game, setting, known);
  const weigh = (value: SettingValue): number =>
    1 / values.length + Object.values(game.presets).filter((rules) => rules[setting] === value).length;
  const whole = sum(values.map(weigh));
  return (value) => (values.includes(value) ? weigh(value) / whole : 0);
}

/** How likely a house is to be in a branch, as far as is known. */
function shareOf(game: Game, when: ReadonlyMap<string, readonly SettingValue[]>, known: KnownValues): number {
  return [...when].reduce((share, [setting, values]) => {
    const likely = likelyOf(game, setting, known);
    return share * sum(values.map(likely));
  }, 1);
}

/** Shannon's entropy of shares that need not add up to 1, times their sum. */
function entropyOf(shares: readonly number[]): number {
  const whole = sum(shares);
  return sum(shares.filter((share) => share > 0).map((share) => -share * Math.log2(share / whole)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
