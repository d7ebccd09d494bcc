import type { Effect } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { XiToEvent, XiToState } from './types.ts';

/** What an event changes on the table, as people see it. */
export function effect(event: XiToEvent): Effect {
  switch (event.type) {
    case 'ante':
    case 'to':
    case 'theo':
      return { chips: [[event.who, -event.chips]] };
    case 'deal':
      return event.down
        ? { cards: [[event.who, ...event.cards]], down: true }
        : { cards: [[event.who, ...event.cards]] };
    case 'turn':
      return { turns: event.cards };
    case 'show':
      return { opens: [event.who] };
    case 'win':
      return { chips: event.shares.map(({ who, chips }) => [who, chips] as const) };
    case 'hole':
    case 'speak':
    case 'up':
    case 'check':
    case 'end':
      return {};
  }
}

/** What a seat saw happen: everything but the cards that others hold face down. */
export function seen({ log }: XiToState, seat: Who): readonly XiToEvent[] {
  return log.filter((event) => {
    const hidden = event.type === 'hole' || (event.type === 'deal' && event.down);
    return !hidden || event.who === seat;
  });
}
