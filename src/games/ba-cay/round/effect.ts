import { chipsPassed, type Effect } from '#core/game/round.ts';
import { seatOf } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { isDone } from './seats.ts';
import { BANKER, type BaCayEvent, type BaCayState } from './types.ts';

/** What an event changes on the table, as people see it. */
export function effect(event: BaCayEvent): Effect {
  switch (event.type) {
    case 'deal':
      return { cards: [[event.who, ...event.cards]], down: true };
    case 'ante':
      return { chips: [[event.who, -event.chips]] };
    case 'show':
    case 'open':
      return { opens: [event.who] };
    case 'settle':
      return chipsPassed(event.who, BANKER, -event.net);
    case 'take':
      return { chips: [[event.who, event.chips]] };
    case 'share':
      return { chips: event.shares.map(({ who, chips }) => [who, chips] as const) };
    case 'redeal':
      return { gathers: true };
    case 'look':
    case 'end':
      return {};
  }
}

/**
 * What a seat saw happen: everything but the cards that others were dealt and looked at, and its own until it has looked. What
 * happened before a deal was replayed lies open, and so does everything once the round is over.
 */
export function seen(state: BaCayState, seat: Who): readonly BaCayEvent[] {
  const { log } = state;
  if (isDone(state)) return log;
  const last = log.findLastIndex(({ type }) => type === 'redeal');
  const knows = seatOf(state, seat)?.stage !== 'down';
  return log.filter(
    ({ type, who }, at) => at <= last || (type !== 'deal' && type !== 'look') || (who === seat && knows),
  );
}
