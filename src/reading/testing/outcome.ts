/** How a reading of a line compares with what is meant. */

import type { Message } from '../reading.ts';
import { isMeant, type TypedLine, toReadCard } from './lines.ts';

/**
 * `right`: as meant. `asked`: as meant but for suits that decide, which are asked for. `refused`: an error, or a doubt that is
 * asked about. `told`: another case, with a note about it. `silent`: another case, without any note.
 */
export type ReadingOutcome = 'right' | 'asked' | 'refused' | 'told' | 'silent';

/** What came of a line. */
export function readingOutcomeOf(line: TypedLine, message: Message): ReadingOutcome {
  const { error, read, unread, contradictions, notes } = message;
  const hands = message.seats.map(({ role, name, cards }) => ({
    role,
    name,
    cards: cards.map(({ card }) => toReadCard(card)),
  }));
  const game = read?.game === line.game;
  if (!error) {
    if (game && isMeant(line, hands)) return 'right';
    return unread.length + contradictions.length + notes.length > 0 ? 'told' : 'silent';
  }
  if (error.code !== 'bad-card' || error.why !== 'no-suit' || !game) return 'refused';
  // While a suit is asked for, no card without one is in a hand.
  const missing = missingIn(line, hands);
  const asked = message.asked.flatMap(({ found }) => RANK.exec(found)?.[0].toUpperCase() ?? []);
  return isMeant(line, filledOf(line, hands)) && message.asked.length <= missing.length && isWithin(asked, missing)
    ? 'asked'
    : 'refused';
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

/** The ranks of cards that are in no hand. */
function missingIn({ hands }: TypedLine, read: ReadHands): string[] {
  return without(
    hands.flatMap(({ cards }) => cards.map((card) => card.replace(/[SHDC]$/, ''))),
    read.flatMap(({ cards }) => cards.map(({ rank }) => rank)),
  );
}

function isWithin(some: readonly string[], all: readonly string[]): boolean {
  return without(all, some).length === all.length - some.length;
}

/** What is left of these where each of those is taken out once. */
function without(all: readonly string[], taken: readonly string[]): string[] {
  const left = [...all];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** A place that says one card and nothing else, in digits or by its letter. */
const RANK = /^(?:10|[2-9ajqk])$/i;
