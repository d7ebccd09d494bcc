/** What a round of an evening says of the house: what each seat was paid for the hands, and what another house would pay. */

import { assertDefined } from '../assert-defined.ts';
import type { Case } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { HouseAnswer } from '../house/which-house.ts';
import type { Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { parseCase } from '../notation/parse.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import type { EveningRound } from './evening.ts';
import { seatsOfHands } from './hands.ts';
import { paymentsBy, potPayments } from './payments.ts';
import type { ResultSeat, RoundResults } from './results.ts';

export interface PaidRound {
  /** By seat, side payments left out; in stakes, or in chips where there is a pot. */
  readonly paid: readonly number[];
  /** What a house pays, as `paid`; undefined where it knows no such round. */
  paidBy(rules: Rules): readonly number[] | undefined;
  /** The round as an answer to “which house is this?”; undefined where nobody knows the cards, or a pot was played for. */
  readonly answer: HouseAnswer | undefined;
}

/**
 * A round that was told by its cards, whatever house its case names.
 * @param game the round's game
 * @returns undefined where the hands are not told or cannot be read, or what was paid is no multiple of the stake
 */
export function paidByCards(game: Game, round: EveningRound): PaidRound | undefined {
  const { told, house, put } = round;
  const paid = stakesPaid(round);
  if (told.type !== 'cards' || !paid || parseRuleSet(house, game) === undefined) return undefined;
  const read = parseCase(told.case, [game]);
  if (!read.ok) return undefined;
  const { fields } = read.value;
  const names = fields.map(({ name }) => name);
  const seats = seatsOfHands(names, round);
  if (!seats) return undefined;
  const putByHand = put && seats.map((seat) => assertDefined(put[seat]));
  return {
    paid,
    paidBy(rules) {
      const ruling = judge(game, fields, rules);
      if (!ruling.ok) return undefined;
      const payments = paymentsBy(game, ruling.value.verdict, names, putByHand);
      return payments.ok ? paid.map((_, seat) => assertDefined(payments.value[seats.indexOf(seat)])) : undefined;
    },
    answer: put
      ? undefined
      : answerOf(
          read.value,
          told.case,
          seats.map((seat) => assertDefined(paid[seat])),
        ),
  };
}

/**
 * A round that was told by its result.
 * @param results what its game says of such rounds
 * @param seats what was told of each seat
 * @returns undefined where what was paid is no multiple of the stake
 */
export function paidByResult(
  results: RoundResults,
  seats: readonly ResultSeat[],
  round: EveningRound,
): PaidRound | undefined {
  const paid = stakesPaid(round);
  if (round.told.type !== 'result' || !paid) return undefined;
  const { banker, put } = round;
  return {
    paid,
    paidBy(rules) {
      const form = results.formsOf(rules).find((one) => (one === 'banker') === (banker !== null));
      const settled = form && results.settle(form, seats, rules);
      if (!settled?.ok) return undefined;
      return put ? potPayments(seats, put) : settled.value.payments;
    },
    answer: undefined,
  };
}

/** What each seat was paid for the hands; undefined where that is no multiple of the stake. */
function stakesPaid({ seats, sides, nets, put, stake }: EveningRound): readonly number[] | undefined {
  const unit = put ? 1 : stake;
  const all = seats.map((seat, at) => {
    const beside = sides.reduce(
      (sum, { from, to, chips }) => sum + (to === seat ? chips : 0) - (from === seat ? chips : 0),
      0,
    );
    return (assertDefined(nets[at]) - beside) / unit;
  });
  return all.every(Number.isInteger) ? all : undefined;
}

function answerOf({ fields }: Case, text: string, paid: readonly number[]): HouseAnswer {
  const players = fields.flatMap(({ role, name }, at) =>
    role === 'player' ? [[name, { net: assertDefined(paid[at]) }] as const] : [],
  );
  return { case: text, verdict: { players: Object.fromEntries(players) } };
}
