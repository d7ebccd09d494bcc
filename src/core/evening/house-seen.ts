/** Which house pays as a table did this evening, where its own house rules say otherwise. */

import { assertDefined } from '../assert-defined.ts';
import type { Case } from '../case.ts';
import { formatRuleSet } from '../format.ts';
import type { Game } from '../game/game.ts';
import type { HouseGuide } from '../house/which/shares.ts';
import { caseOfAnyHouse, type HouseAnswer, whichHouse } from '../house/which-house.ts';
import { allowedValues, differences, type RuleSet } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import type { EveningRound } from './evening.ts';
import { isPot, paymentsBy } from './payments.ts';

/** A round whose hands are known, and what each of them was paid for them. */
export interface PaidRound {
  /** Canonical, whatever house it names. */
  readonly case: string;
  /** In the order of the case's hands, side payments left out; stakes, or chips where there is a pot. */
  readonly paid: readonly number[];
  readonly put: readonly number[] | undefined;
}

/**
 * What a round says of the house: undefined where nobody knows the hands, or what was paid is no multiple of the stake.
 * @param game the round's game
 */
export function paidRoundOf(
  game: Game,
  { told, house, stake, banker, seats, sides, nets, put }: EveningRound,
): PaidRound | undefined {
  if (told.type !== 'cards') return undefined;
  const read = parseCase(told.case, [game]);
  if (!read.ok || read.value.fields.length !== seats.length || parseRuleSet(house, game) === undefined)
    return undefined;
  const ruling = judge(game, read.value.fields, read.value.rules);
  const isForPot = put !== undefined || (ruling.ok && isPot(game, ruling.value.verdict));
  // Where nobody said what was put in, it was one stake each.
  const inPot = isForPot ? (put ?? seats.map(() => stake)) : undefined;
  const unit = isForPot ? 1 : stake;
  const bySeat = seats.map((seat, at) => {
    const beside = sides.reduce(
      (sum, { from, to, chips }) => sum + (to === seat ? chips : 0) - (from === seat ? chips : 0),
      0,
    );
    return { seat, put: inPot?.[at] ?? 0, paid: (assertDefined(nets[at]) - beside) / unit };
  });
  if (!bySeat.every(({ paid }) => Number.isInteger(paid))) return undefined;
  // The other seats stand in the order of their hands.
  const others = bySeat.filter(({ seat }) => seat !== banker);
  const bank = bySeat.find(({ seat }) => seat === banker);
  const byHand = read.value.fields.map(({ role }) => (role === 'cai' ? bank : others.shift()));
  if (byHand.includes(undefined)) return undefined;
  return {
    case: told.case,
    paid: byHand.map((one) => assertDefined(one).paid),
    put: inPot && byHand.map((one) => assertDefined(one).put),
  };
}

export interface HouseSeen {
  /** The rounds, by place, that the house pays otherwise than the table did. */
  readonly against: readonly number[];
  /** The house that pays as the table did in every round, as `game@preset{…}`; null where none was found, or the own one does. */
  readonly house: string | null;
}

/**
 * The house that explains what was paid: a preset, the one that is nearest to the own house first; the own house with one house rule
 * changed; or what the rounds say as answers to “which house is this?”.
 * @param own the house that the table said it plays
 */
export function houseSeen(game: Game, guide: HouseGuide, own: RuleSet, rounds: readonly PaidRound[]): HouseSeen {
  const against = rounds.flatMap((round, at) => (isPaidSo(game, own, round) ? [] : [at]));
  if (against.length === 0) return { against, house: null };
  const explains = (house: RuleSet): boolean => rounds.every((round) => isPaidSo(game, house, round));
  const found =
    presetsNear(game, own).find(explains) ??
    changesOf(game, own).find(explains) ??
    answered(game, guide, rounds, explains);
  return { against, house: found ? formatRuleSet(found, game) : null };
}

function isPaidSo(game: Game, { rules }: RuleSet, { case: text, paid, put }: PaidRound): boolean {
  const read = caseOfAnyHouse(game, text);
  if (!read.ok) return false;
  const ruling = judge(game, read.value.fields, rules);
  if (!ruling.ok) return false;
  const names = read.value.fields.map(({ name }) => name);
  const payments = paymentsBy(game, ruling.value.verdict, names, put);
  return payments.ok && payments.value.every((net, at) => net === paid[at]);
}

function presetsNear({ schema, presets }: Game, { rules }: RuleSet): readonly RuleSet[] {
  const apart = ({ rules: other }: RuleSet): number => differences(schema, other, rules).length;
  return Object.entries(presets)
    .map(([preset, of]): RuleSet => ({ preset, rules: of }))
    .sort((a, b) => apart(a) - apart(b));
}

/** The house with another value of one house rule, in the order of the catalogue. */
function changesOf({ schema }: Game, { preset, rules }: RuleSet): readonly RuleSet[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    allowedValues(setting)
      .filter((value) => value !== rules[key])
      .map((value): RuleSet => ({ preset, rules: { ...rules, [key]: value } })),
  );
}

/** The likeliest house by the rules of chance, if it pays so. */
function answered(
  game: Game,
  guide: HouseGuide,
  rounds: readonly PaidRound[],
  explains: (house: RuleSet) => boolean,
): RuleSet | undefined {
  const found = whichHouse(
    game,
    guide,
    rounds.flatMap((round) => answerOf(game, round)),
  );
  const house = found.ok ? parseRuleSet(found.value.house, game) : undefined;
  return house && explains(house) ? house : undefined;
}

/** What was paid, as an answer; none where a pot was played for. */
function answerOf(game: Game, { case: text, paid, put }: PaidRound): readonly HouseAnswer[] {
  const read = caseOfAnyHouse(game, text);
  if (!read.ok || put) return [];
  return [{ case: text, verdict: { players: Object.fromEntries(paidPlayers(read.value, paid)) } }];
}

function paidPlayers(
  { fields }: Case,
  paid: readonly number[],
): readonly (readonly [string, { readonly net: number }])[] {
  return fields.flatMap(({ role, name }, at) =>
    role === 'player' ? [[name, { net: assertDefined(paid[at]) }] as const] : [],
  );
}
