import { chipsPassed, type Effect } from '#core/game/round.ts';
import { BANKER, type XiDachEvent } from './types.ts';

/** What an event puts before people. A replay shows every hand open, so nothing lies face down. */
export function effect(event: XiDachEvent): Effect {
  switch (event.type) {
    case 'deal':
    case 'draw':
      return { cards: [[event.who, ...event.cards]] };
    case 'settle':
      return chipsPassed(event.who, BANKER, -event.net);
    case 'den':
      return { chips: [[event.who, event.net], ...event.paid.map(({ who, chips }) => [who, chips] as const)] };
    default:
      return {};
  }
}
