import type { Card } from '#core/card.ts';
import { chipsPassed, type Effect } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import { isShown } from './seats.ts';
import type { TaLaEvent, TaLaState } from './types.ts';

/** What an event changes on the table, as people see it. */
export function effect(event: TaLaEvent): Effect {
  const { who } = event;
  switch (event.type) {
    case 'deal':
    case 'draw':
      return { cards: [[who, ...event.cards]], down: true };
    case 'eat':
      return { cards: [[who, ...event.cards]] };
    case 'shift':
      return { moves: [{ to: event.to, place: 'row', cards: event.cards }] };
    case 'discard':
      return { moves: [{ to: who, place: 'row', cards: event.cards }] };
    case 'lay':
      return { moves: event.melds.map((cards) => ({ to: who, place: 'meld', cards })) };
    case 'gui':
      return { moves: [{ to: event.other, place: 'meld', cards: event.cards, ...ontoOf(event.meld) }] };
    case 'u':
      return { moves: event.melds.map((cards) => ({ to: who, place: 'meld', cards })), opens: [who] };
    case 'count':
      return { opens: [who] };
    case 'pay':
      return chipsPassed(who, event.step.other, event.step.units);
    case 'first':
    case 'place':
    case 'end':
      return {};
  }
}

function ontoOf([onto]: readonly Card[]): { readonly onto?: Card } {
  return onto === undefined ? {} : { onto };
}

/**
 * What a seat saw happen, the end of the round not excepted: everything but the cards that others were dealt and drew, and
 * what a hand counts that nobody turned up.
 */
export function seen(state: TaLaState, seat: Who): readonly TaLaEvent[] {
  return state.log.map((event) => {
    if (event.who === seat) return event;
    if (event.type === 'deal' || event.type === 'draw') return { ...event, cards: [] };
    return event.type === 'place' && !isShown(state, event.who) ? { ...event, points: 0 } : event;
  });
}
