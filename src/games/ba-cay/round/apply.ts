import { assertDefined } from '#core/assert-defined.ts';
import { applier } from '#core/rounds/applier.ts';
import { seatOf, withEvents, withSeat } from '#core/rounds/seats.ts';
import { refusal } from './legal.ts';
import { handOf, isDone, readingOf } from './seats.ts';
import { settleRound } from './settle.ts';
import type { BaCayAction, BaCayState, Stage } from './types.ts';

/** The round after an action, or the rule that forbids it. When the last seat has looked the hands are compared. */
export const apply = applier({ look: {}, show: {} }, 'bc-look', refusal, act);

function act(state: BaCayState, { type, seat: who }: BaCayAction): BaCayState {
  const { cards, ...hand } = handOf(assertDefined(seatOf(state, who)), state.rules);
  const stage: Stage = type === 'show' ? 'open' : 'looked';
  const looked = withEvents(
    withSeat(state, who, () => ({ stage })),
    { type, who, rule: 'bc-look', cards, kind: hand.kind, points: hand.points },
  );
  return isDone(looked) ? settleRound(openAll(looked)) : looked;
}

/** Rule bc-no-draw: nothing is left to decide, so every hand is turned up. */
function openAll(state: BaCayState): BaCayState {
  const hidden = state.seats.filter(({ stage }) => stage === 'looked');
  return hidden.reduce((before, seat) => {
    const hand = handOf(seat, state.rules);
    const opened = withSeat(before, seat.name, () => ({ stage: 'open' }) as const);
    return withEvents(opened, {
      type: 'open',
      who: seat.name,
      rule: 'bc-no-draw',
      cards: seat.cards,
      ...readingOf(hand),
    });
  }, state);
}
