import { chipsPassed, type Effect } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import { isDone } from './seats.ts';
import type { SamEvent, SamState } from './types.ts';

/** What an event changes on the table, as people see it. */
export function effect(event: SamEvent): Effect {
  const { who } = event;
  switch (event.type) {
    case 'deal':
      return { cards: [[who, ...event.cards]], down: true };
    case 'play':
      return { moves: [{ to: who, place: 'meld', cards: event.cards }] };
    case 'trick':
      return { sweeps: true };
    case 'instant':
    case 'left':
      return { opens: [who] };
    case 'pay':
      return chipsPassed(who, event.step.other, event.step.units);
    case 'void':
      return chipsPassed(who, event.other, event.units);
    case 'call':
    case 'silent':
    case 'priority':
    case 'lead':
    case 'pass':
    case 'bao-mot':
    case 'liable':
    case 'sam-won':
    case 'sam-lost':
    case 'thoi':
    case 'out':
    case 'end':
      return {};
  }
}

/** What a seat saw happen: everything but the cards that others were dealt, until the round is over. */
export function seen(state: SamState, seat: Who): readonly SamEvent[] {
  if (isDone(state)) return state.log;
  return state.log.map((event) => (event.type === 'deal' && event.who !== seat ? { ...event, cards: [] } : event));
}
