/** What a round of an evening says of the house: what each seat was paid for the hands, and what another house would pay. */

import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { HouseAnswer } from '../house/which-house.ts';
import type { Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import type { EveningRound } from './evening.ts';
import { seatsOfHands } from './hands.ts';
import { chipsBy, isPot, sideChips } from './payments.ts';
import { potChips } from './pot.ts';
import type { ResultSeat, RoundResults } from './results.ts';

export interface PaidRound {
  /** Chips by seat, side payments left out. */
  readonly paid: readonly number[];
  /** What a house pays, as `paid`; undefined where it knows no such round. */
  paidBy(rules: Rules): readonly number[] | undefined;
  /** The round as an answer to “which house is this?”; undefined where nobody knows the cards, or a pot was played for. */
  readonly answer: HouseAnswer | undefined;
}

/**
 * A round that was told by its cards, whatever house its case names.
 * @param game the round's game
 * @returns undefined where the hands are not told or cannot be read
 */
export function paidByCards(game: Game, round: EveningRound): PaidRound | undefined {
  const { told, house, stake, put } = round;
  const read = told.type === 'cards' ? parseCase(told.case, [game]) : undefined;
  if (told.type !== 'cards' || !read?.ok || parseRuleSet(house, game) === undefined) return undefined;
  const { fields } = read.value;
  const names = fields.map(({ name }) => name);
  const seats = seatsOfHands(names, round);
  if (!seats) return undefined;
  const paid = paidForHands(round);
  const ruled = judge(game, fields, read.value.rules);
  const isForPot = put !== undefined || (ruled.ok && isPot(game, ruled.value.verdict));
  const inHands = <T>(bySeat: readonly T[]): readonly T[] => seats.map((seat) => assertDefined(bySeat[seat]));
  return {
    paid,
    paidBy(rules) {
      const ruling = judge(game, fields, rules);
      if (!ruling.ok) return undefined;
      const payments = chipsBy(game, ruling.value.verdict, names, stake, put && inHands(put));
      return payments.ok ? paid.map((_, seat) => assertDefined(payments.value[seats.indexOf(seat)])) : undefined;
    },
    answer: isForPot ? undefined : answerOf(fields, told.case, inHands(paid), stake),
  };
}

/**
 * A round that was told by its result.
 * @param results what its game says of such rounds
 * @param seats what was told of each seat
 * @returns undefined where it was told otherwise
 */
export function paidByResult(
  results: RoundResults,
  seats: readonly ResultSeat[],
  round: EveningRound,
): PaidRound | undefined {
  if (round.told.type !== 'result') return undefined;
  const { banker, stake, put } = round;
  return {
    paid: paidForHands(round),
    paidBy(rules) {
      const form = results.formsOf(rules).find((one) => (one === 'banker') === (banker !== null));
      const settled = form && results.settle(form, seats, rules);
      if (!settled?.ok) return undefined;
      if (form === 'pot') return potChips(seats, put ?? seats.map(() => stake));
      return settled.value.payments.map((units) => units * stake);
    },
    answer: undefined,
  };
}

/** What each seat was paid for the hands. */
function paidForHands({ seats, sides, nets }: EveningRound): readonly number[] {
  return seats.map((seat, at) => assertDefined(nets[at]) - sideChips(sides, seat));
}

/** Undefined where what was paid is no multiple of the stake. */
function answerOf(
  fields: readonly Field[],
  text: string,
  paid: readonly number[],
  stake: number,
): HouseAnswer | undefined {
  const players = fields.flatMap(({ role, name }, at) =>
    role === 'player' ? [[name, { net: assertDefined(paid[at]) / stake }] as const] : [],
  );
  if (!players.every(([, { net }]) => Number.isInteger(net))) return undefined;
  return { case: text, verdict: { players: Object.fromEntries(players) } };
}
