/** Rounds of Xì Dách as a table tells them: who beat the banker, and with what. */

import { assertDefined } from '#core/assert-defined.ts';
import { type BankerGame, comesUp, settleWithBanker } from '#core/evening/against-banker.ts';
import type { ToldResult } from '#core/evening/evening.ts';
import { seatFault, seatsTold } from '#core/evening/result-faults.ts';
import { PLAIN } from '#core/evening/result-words.ts';
import type {
  ResultFault,
  ResultOption,
  ResultRuling,
  ResultSeat,
  RoundResults,
  SeatRole,
} from '#core/evening/results.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Told } from '#core/told/told-hand.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import { readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { told } from '../engine/told.ts';
import { paidByBanker, paidByPlayer } from '../round/den-chips.ts';
import { BANKER } from '../round/types.ts';
import { BANKER_CODES, PLAYER_CODES } from './codes.ts';

/**
 * Totals in range, over and short, the likeliest first: what wins, draws and loses against 18 stands next to it. Of each state there
 * are some for whoever has more and for whoever has less.
 */
const TOTALS = [18, 19, 17, 20, 16, 21, 15, 14, 22, 23, 24, 13, 12, 11];
/** Ngũ linh in every house, and five cards that are too low for one in some. */
const TOTALS_OF_FIVE = [18, 17, 19, 20, 16, 15, 14];
const WORTHS: readonly Told[] = [
  ...TOTALS.map((total) => ({ total })),
  ...TOTALS_OF_FIVE.map((total) => ({ total, count: MAX_CARDS })),
  { kind: 'xi-dach' },
  { kind: 'xi-ban' },
];

const table: BankerGame<XiDachRules> = {
  game,
  told,
  worths: () => WORTHS,
  read: readHand,
  plain: ['du', 'non', 'quac'],
  fits: ({ code }, _, { kind }) => kind === (code === PLAIN ? 'du' : code),
};

export const results: RoundResults<XiDachRules> = {
  formsOf: () => ['banker'],
  optionsOf(_, role, rules) {
    const codes = role === 'banker' ? BANKER_CODES : PLAYER_CODES;
    return codes.filter((code) => isOption({ code }, role, rules)).map((code): ResultOption => ({ code }));
  },
  // Whoever is caught drawing on is told by their seat.
  sidesOf: () => [],
  settle(form, seats, rules) {
    const fault = seatFault(this, form, seats, rules);
    if (fault) return err(fault);
    const caught = seatsTold(seats, ['den']).map(({ seat }) => seat);
    if (caught.length === 0) return settleWithBanker(table, seats, rules);
    return settleCaught(seats, caught, rules);
  },
};

function isOption(result: ToldResult, role: SeatRole, rules: XiDachRules): boolean {
  return result.code === 'den' ? rules.overdraw !== 'forbidden' : comesUp(table, result, role, rules);
}

/**
 * Rule xd-den: who is caught pays, and the others are settled as they are (ADR 2). Where the banker is caught, those who are told
 * anything were settled before.
 */
function settleCaught(
  seats: readonly ResultSeat[],
  caught: readonly number[],
  rules: XiDachRules,
): Result<ResultRuling, ResultFault> {
  const banker = seats.findIndex(({ role }) => role === 'banker');
  const players = seats.flatMap(({ role }, at) => (role === 'player' && !caught.includes(at) ? [at] : []));
  const isHis = caught.includes(banker);
  const settled = players.filter((at) => !isHis || seats[at]?.result);
  const before = settleOnly([banker, ...settled], seats, rules);
  if (!before.ok) return before;
  const nets = [...before.value.payments];
  const staked = (at: number) => ({ name: String(at), stake: 1 });
  for (const at of caught) {
    const others = seats.flatMap(({ role }, one) => (role === 'player' && one !== at ? [staked(one)] : []));
    const unsettled = players.filter((one) => !settled.includes(one)).map(staked);
    for (const { who, chips } of at === banker ? paidByBanker(unsettled) : paidByPlayer(staked(at), others)) {
      const to = who === BANKER ? banker : Number(who);
      nets[to] = assertDefined(nets[to]) + chips;
      nets[at] = assertDefined(nets[at]) - chips;
    }
  }
  return ok({ payments: nets, rules: ['xd-den', ...before.value.rules] });
}

/** The banker, first of these seats, and the players among them; the others pay nothing. */
function settleOnly(
  some: readonly number[],
  seats: readonly ResultSeat[],
  rules: XiDachRules,
): Result<ResultRuling, ResultFault> {
  if (some.length < 2) return ok({ payments: seats.map(() => 0), rules: [] });
  const among = some.map((at) => assertDefined(seats[at]));
  const ruling = settleWithBanker(
    table,
    among.map((seat) => (seat.result?.code === 'den' ? { ...seat, result: null } : seat)),
    rules,
  );
  if (ruling.ok) {
    const { payments, rules: by } = ruling.value;
    return ok({ payments: seats.map((_, at) => payments[some.indexOf(at)] ?? 0), rules: by });
  }
  const { error } = ruling;
  return err('seat' in error ? { ...error, seat: assertDefined(some[error.seat]) } : error);
}
