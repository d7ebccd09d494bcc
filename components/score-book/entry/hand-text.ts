/** Hands that were read or picked, as somebody at the table would type them. */

import { type Card, formatCard } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { EveningPlayer, PlayerId } from '#core/evening/evening.ts';
import { fieldText } from '#core/format.ts';
import { playerName } from '../people.ts';
import type { CardsRound } from './cards.ts';

/** The hands of those who have cards, a line each, in the order of the seats. */
export function handsText(
  seats: readonly PlayerId[],
  { hands, playerOf }: Pick<CardsRound, 'hands' | 'playerOf'>,
  players: readonly EveningPlayer[],
): string {
  const named = ({ from, ...mark }: Field['eaten'][number]): Field['eaten'][number] => {
    const giver = from === undefined ? undefined : playerOf(from);
    return giver === undefined ? mark : { ...mark, from: playerName(players, giver) };
  };
  return seats
    .flatMap((id) => {
      const hand = hands.get(id);
      if (!hand || hand.cards.length === 0) return [];
      const cards = fieldText({ ...hand, eaten: hand.eaten.map(named) }, formatCard, ' ');
      return [`${playerName(players, id)}: ${cards}`];
    })
    .join('\n');
}

/** Does the text say nothing but these hands? Then it can be written anew without anything being lost. */
export function isOnlyHands({ waits, unread, fault }: Pick<CardsRound, 'waits' | 'unread' | 'fault'>): boolean {
  if (waits || unread.length > 0) return false;
  switch (fault?.code) {
    case 'misread':
      return COUNTED.has(fault.error.code);
    case 'lacks-hands':
    case 'no-banker':
      return !fault.isNamed;
    case 'unclear-name':
    case 'not-seated':
      return false;
    default:
      return true;
  }
}

/** Every card is read; there are too few or too many, or one is there twice. */
const COUNTED: ReadonlySet<string> = new Set([
  'empty',
  'missing-field',
  'wrong-card-count',
  'wrong-player-count',
  'duplicate-card',
  'eaten-card-outside-meld',
]);

/** Who holds each card that is in another hand. */
export function holdersBut(
  but: PlayerId,
  hands: CardsRound['hands'],
  players: readonly EveningPlayer[],
): ReadonlyMap<Card, string> {
  return new Map(
    [...hands].flatMap(([id, { cards }]) =>
      id === but ? [] : cards.map((card) => [card, playerName(players, id)] as const),
    ),
  );
}
