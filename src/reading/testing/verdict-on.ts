/** How a reading of a line compares with what is meant. */

import { type Message } from '../reading.ts';
import { isMeant, readCard, type TypedLine } from './lines.ts';

/**
 * `right`: as meant. `asked`: as meant but for suits that decide, which are asked for. `refused`: an error, or a doubt that is asked about.
 * `told`: another case, and something is said of it. `silent`: another case, and nobody could know.
 */
export type Outcome = 'right' | 'asked' | 'refused' | 'told' | 'silent';

/** What came of a line. */
export function outcomeOf(line: TypedLine, message: Message): Outcome {
  const { error, read, unread, contradictions, notes } = message;
  const hands = message.seats.map(({ role, name, cards }) => ({ role, name, cards: cards.map(({ card }) => readCard(card)) }));
  const game = read?.game === line.game;
  if (!error) {
    if (game && isMeant(line, hands)) return 'right';
    return unread.length + contradictions.length + notes.length > 0 ? 'told' : 'silent';
  }
  if (error.code !== 'bad-card' || error.why !== 'no-suit' || !game) return 'refused';
  return isMeant(line, filledOf(line, hands)) && missingIn(line, hands) === message.asked.length ? 'asked' : 'refused';
}

type ReadHands = Parameters<typeof isMeant>[1];

/** Cards that are asked for are in no hand: they are put where they are missing, as long as all others are in their places. */
function filledOf({ hands }: TypedLine, read: ReadHands): ReadHands {
  const bankerLast = (a: boolean, b: boolean): number => Number(b) - Number(a);
  const wanted = hands.toSorted((a, b) => bankerLast(a.name === 'cai', b.name === 'cai'));
  return read
    .toSorted((a, b) => bankerLast(a.role === 'cai', b.role === 'cai'))
    .map((hand, i) => {
      let at = 0;
      const cards = (wanted[i]?.cards ?? []).map((card) => {
        const [, rank = '', suit] = /^(.+?)([SHDC])?$/.exec(card) ?? [];
        const one = hand.cards[at];
        if (one?.rank !== rank || (suit !== undefined && one.suit !== suit)) return { rank, suit };
        at++;
        return one;
      });
      return at === hand.cards.length ? { ...hand, cards } : hand;
    });
}

function missingIn({ hands }: TypedLine, read: ReadHands): number {
  const count = (all: readonly { readonly cards: readonly unknown[] }[]): number => all.reduce((sum, { cards }) => sum + cards.length, 0);
  return count(hands) - count(read);
}
