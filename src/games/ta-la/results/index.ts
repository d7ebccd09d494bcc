/** Rounds of Tá Lả as a table tells them: everybody's points in the order of laying down, who had no meld, who was ù. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS } from '#core/card.ts';
import type { Eaten } from '#core/case.ts';
import { seatFault, seatsTold } from '#core/evening/result-faults.ts';
import type {
  ResultFault,
  ResultOption,
  ResultRuling,
  ResultSeat,
  RoundResults,
  SideOption,
} from '#core/evening/results.ts';
import { err, ok, type Result } from '#core/result.ts';
import { SEATS } from '../engine/decide.ts';
import type { TaLaRules } from '../engine/rules.ts';
import { finishShowdown, type Showdown } from '../engine/showdown.ts';
import type { Standing } from '../engine/standing.ts';
import type { UKind } from '../engine/steps.ts';
import { MOST_POINTS } from '../engine/told.ts';
import { CODES, SIDE_CODES } from './codes.ts';

const U_KINDS = { u: 'thuong', 'u-tron': 'tron', 'u-khan': 'khan' } as const satisfies Record<string, UKind>;

export const results: RoundResults<TaLaRules> = {
  formsOf: () => ['points'],
  optionsOf(_, __, rules) {
    return CODES.filter((code) => hasCode(code, rules)).map((code): ResultOption => {
      return code === 'points' ? { code, counts: { min: 0, max: MOST_POINTS } } : { code };
    });
  },
  sidesOf: (rules) => eatenSides(rules),
  settle(form, seats, rules) {
    if (seats.length < SEATS.min || seats.length > SEATS.max) return err({ code: 'no-such-round' });
    const fault = seatFault(this, form, seats, rules);
    if (fault) return err(fault);
    const [out, second] = seatsOut(seats);
    if (second) return err({ code: 'no-such-round' });
    return out ? settleOut(out, seats, rules) : settlePlaces(seats, rules);
  },
};

interface SeatOut {
  readonly seat: number;
  readonly kind: UKind;
}

/** Who was told to be ù, and how. */
function seatsOut(seats: readonly ResultSeat[]): readonly SeatOut[] {
  return Object.entries(U_KINDS).flatMap(([code, kind]) =>
    seatsTold(seats, [code]).map(({ seat }) => ({ seat, kind })),
  );
}

/** A kind of ù is told by its name only where it costs more; who pays for all, only where somebody can have to. */
function hasCode(code: (typeof CODES)[number], rules: TaLaRules): boolean {
  switch (code) {
    case 'u-tron':
      return rules.uKinds === 'plain-tron-khan' && paidFor('tron', rules) !== paidFor('thuong', rules);
    case 'u-khan':
      return rules.uKinds !== 'plain' && paidFor('khan', rules) !== paidFor('thuong', rules);
    case 'den':
      return rules.uDen !== 'none';
    default:
      return true;
  }
}

/** What an ù costs a player. */
function paidFor(kind: UKind, rules: TaLaRules): number | undefined {
  const { nets } = finishShowdown([standing(0), standing(1)], { who: '0', kind, left: 0 }, rules, []);
  return nets.get('0');
}

function standing(at: number, facts: Partial<Standing> = {}): Standing {
  return { who: String(at), points: 0, mom: false, eaten: [], ...facts };
}

function rulingOf(seats: readonly ResultSeat[], { nets, steps }: Showdown): Result<ResultRuling, ResultFault> {
  const rules = steps.flatMap(({ rule, outcome }) => (outcome === 'held' ? [rule] : []));
  return ok({ payments: seats.map((_, at) => assertDefined(nets.get(String(at)))), rules: [...new Set(rules)] });
}

/** Rules tl-rank, tl-tie and tl-mom, on what the hands came to. */
function settlePlaces(seats: readonly ResultSeat[], rules: TaLaRules): Result<ResultRuling, ResultFault> {
  const standings: Standing[] = [];
  for (const [seat, { result }] of seats.entries()) {
    if (!result) return err({ code: 'missing', seat });
    // Nobody pays for all where nobody is ù.
    if (result.code === 'den') return err({ code: 'no-such-round' });
    standings.push(standing(seat, { points: result.count ?? 0, mom: result.code === 'mom' }));
  }
  return rulingOf(seats, finishShowdown(standings, null, rules, []));
}

/** Rules tl-u-rank and tl-u-den: the others need not be told. Who pays for all is one of whom three cards were eaten. */
function settleOut(out: SeatOut, seats: readonly ResultSeat[], rules: TaLaRules): Result<ResultRuling, ResultFault> {
  const [den, otherDen] = seatsTold(seats, ['den']);
  if (otherDen) return err({ code: 'no-such-round' });
  const eaten = den ? eatenOf(String(den.seat), [false, false, false]) : [];
  const standings = seats.map((_, seat) => standing(seat, seat === out.seat ? { eaten } : {}));
  // What the eaten cards cost beside is told as side payments.
  const house: TaLaRules = rules.payout === 'none' ? rules : { ...rules, payout: 'no-eaten' };
  return rulingOf(seats, finishShowdown(standings, { who: String(out.seat), kind: out.kind, left: 0 }, house, []));
}

/** So many cards that were eaten of somebody, each of the last round or not. */
function eatenOf(from: string, chots: readonly boolean[]): readonly Eaten[] {
  return chots.flatMap((chot, at) => ALL_CARDS.slice(at, at + 1).map((card) => ({ card, from, chot })));
}

/** Rule tl-pay-eat, as it is paid for four cards of one player; nothing where the house does not pay for them. */
function eatenSides(rules: TaLaRules): readonly SideOption[] {
  const eaten = eatenOf('1', [false, false, false, true]);
  const { steps } = finishShowdown([standing(0, { eaten }), standing(1)], null, rules, []);
  const paid = steps.flatMap((step) => (step.rule === 'tl-pay-eat' && step.outcome === 'held' ? [step.units] : []));
  return SIDE_CODES.flatMap((code, at) => {
    const units = paid[at];
    return units === undefined ? [] : [{ code, units, rule: 'tl-pay-eat' }];
  });
}
