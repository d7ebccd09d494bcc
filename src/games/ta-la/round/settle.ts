/** The end of a round: places and payments, by the same functions that rule on a case. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { byCard } from '#core/card.ts';
import { seatOf, seatsFrom, withEvents, withSeat } from '#core/rounds/seats.ts';
import { pointsOf } from '../engine/meld.ts';
import { finishShowdown, type Showdown } from '../engine/showdown.ts';
import type { Out, Standing } from '../engine/standing.ts';
import type { TaLaStep, UKind } from '../engine/steps.ts';
import { sortedHand } from './legal.ts';
import type { PayStep, Seat, TaLaEvent, TaLaState } from './types.ts';

/** Rule tl-four-rounds: all have made four discards; what each has left is counted, in the order of laying down. */
export function endByCount(state: TaLaState): TaLaState {
  const seats = state.order.map((name) => assertDefined(seatOf(state, name)));
  const counts = seats.map(({ name: who, hand }): TaLaEvent => {
    // Sorted: the order in the hand would reveal when each card was drawn.
    const cards = hand.toSorted(byCard);
    return { type: 'count', who, rule: 'tl-score', cards, points: pointsOf(cards, state.rules) };
  });
  const standings = seats.map((seat): Standing => {
    const { name: who, hand, laid, eaten } = seat;
    return { who, points: pointsOf(hand, state.rules), mom: (laid ?? []).length === 0, eaten };
  });
  return end(withEvents(state, ...counts), standings, null);
}

/**
 * Rule tl-u: the round ends at once, and all the others lose alike. They stand in the order in which they laid down, as in a
 * case, so that of two who would have to pay for all it is the earlier one; behind them who has not laid down, in turn order.
 */
export function endByU(
  state: TaLaState,
  { name: who, laid }: Seat,
  kind: UKind,
  melds: readonly (readonly Card[])[],
  cards: readonly Card[],
): TaLaState {
  const shown = withSeat(state, who, () => ({ laid: melds, hand: cards }));
  const own = melds.slice((laid ?? []).length).map((meld) => ({ who, cards: meld }));
  const logged = withEvents(
    { ...shown, table: [...state.table, ...own] },
    { type: 'u', who, rule: 'tl-u', kind, melds, cards },
  );
  const later = seatsFrom(logged, who).filter(({ name }) => !logged.order.includes(name));
  const seats = [...logged.order.map((name) => assertDefined(seatOf(logged, name))), ...later];
  const standings = seats.map((seat): Standing => {
    // Where all the others lose alike it is no matter who has a phỏm.
    return { who: seat.name, points: sortedHand(logged, seat).points, mom: false, eaten: seat.eaten };
  });
  return end(logged, standings, { who, kind, left: cards.length });
}

/** Places, then what is paid, then the sum. */
function end(state: TaLaState, standings: readonly Standing[], out: Out | null): TaLaState {
  const ended = finishShowdown(standings, out, state.rules, []);
  const pays = ended.steps.filter((step): step is PayStep => 'units' in step);
  const result = state.seats.map(({ name }) => [name, ended.nets.get(name) ?? 0] as const);
  const first = assertDefined(ended.players.find(({ place }) => place === 1)).who;
  return withEvents(
    { ...state, turn: null, fresh: null, nets: result },
    ...placesOf(ended, out),
    ...pays.map((step): TaLaEvent => ({ type: 'pay', who: step.who, rule: step.rule, step })),
    { type: 'end', who: first, rule: out ? 'tl-u' : 'tl-four-rounds', result },
  );
}

function placesOf({ players, steps }: Showdown, out: Out | null): TaLaEvent[] {
  const of = players.length;
  return players
    .toSorted((a, b) => a.place - b.place)
    .map(({ who, place, points, mom }): TaLaEvent => {
      const rule = out ? 'tl-u-rank' : mom ? 'tl-mom' : 'tl-rank';
      return { type: 'place', who, rule, place, of, points, steps: steps.filter((step) => isAbout(step, who)) };
    });
}

/** Why the player has this place: ties and several móm that the player is part of. */
function isAbout(step: TaLaStep, who: string): boolean {
  if (step.rule === 'tl-tie') return step.who === who || step.other === who;
  return step.rule === 'tl-mom-many' && step.players.includes(who);
}
