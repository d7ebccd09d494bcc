import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, byCard, type Card, cardAt, rankIndex, suitIndex, withoutCards } from '#core/card.ts';
import type { Eaten, Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { HAND } from '../engine/decide.ts';
import { casIn, meldsIn } from '../engine/hand.ts';
import { type MeldKind, meldKind } from '../engine/meld.ts';

/** A shuffled deck from which hands are built; taken cards are gone. */
export interface Pile {
  /** Neighbours of one suit. Half a deck always has three; undefined where none are left. */
  run(length: number): readonly Card[] | undefined;
  /** Cards of one rank. */
  set(size: number): readonly Card[] | undefined;
  /** These cards; undefined where one of them is gone. */
  these(cards: readonly Card[]): readonly Card[] | undefined;
  /** As many cards of this sort; undefined where there are fewer. */
  some(count: number, is?: (card: Card) => boolean): readonly Card[] | undefined;
}

export function pileOf(rng: Rng): Pile {
  let left: readonly Card[] = rng.cards(ALL_CARDS.length);
  const take = (cards: readonly Card[] | undefined): readonly Card[] | undefined => {
    if (cards) left = left.filter((card) => !cards.includes(card));
    return cards;
  };
  const these = (cards: readonly Card[]): readonly Card[] | undefined =>
    cards.every((card) => left.includes(card)) ? cards : undefined;
  const first = (size: number, cardsFrom: (card: Card) => readonly Card[]): readonly Card[] | undefined => {
    for (const card of left) {
      const cards = cardsFrom(card);
      if (cards.length === size) return take(cards);
    }
    return undefined;
  };
  return {
    run: (length) =>
      first(length, (card) =>
        rankIndex(card) + length > 13 ? [] : (these(runFrom(suitIndex(card), rankIndex(card), length)) ?? []),
      ),
    set: (size) => first(size, (card) => left.filter((one) => rankIndex(one) === rankIndex(card)).slice(0, size)),
    these: (cards) => take(these(cards)),
    some(count, is = () => true) {
      const found = left.filter(is).slice(0, count);
      return found.length === count ? take(found) : undefined;
    },
  };
}

export function runFrom(suit: number, low: number, length: number): readonly Card[] {
  return Array.from({ length }, (_, step) => cardAt(suit, low + step));
}

/** All parts of a hand, sorted as one holds it; undefined where one of them is missing. */
export function together(parts: readonly (readonly Card[] | undefined)[]): readonly Card[] | undefined {
  if (parts.includes(undefined)) return undefined;
  return parts.flatMap((part) => part ?? []).sort(byCard);
}

/** A meld of chance: more often a run, of which there are more. */
export function meldFrom(rng: Rng, pile: Pile, size: number): readonly Card[] | undefined {
  return size > 4 || rng.upTo(2) > 0 ? pile.run(size) : pile.set(size);
}

/**
 * Two melds that want the same card: a run, and the others of the rank of one of its cards.
 * @param length of the run
 * @param more how many of the rank lie beside it: 2 or 3
 */
export function rivals(rng: Rng, pile: Pile, length: number, more: number): readonly Card[] | undefined {
  const run = pile.run(length);
  if (!run) return undefined;
  const shared = rankIndex(assertDefined(run[rng.upTo(length - 1)]));
  return together([run, pile.some(more, (card) => rankIndex(card) === shared)]);
}

/** One hand to analyse. */
export function handFields(cards: readonly Card[], eaten: readonly Card[] = []): readonly Field[] {
  return [{ role: 'bai', name: HAND, cards, eaten: eaten.map((card): Eaten => ({ card, chot: false })) }];
}

/**
 * The loose cards for a player who lays down the first melds found, without looking further.
 * @param before whether sets or runs are looked for first
 */
export function leftByGreed(cards: readonly Card[], before: MeldKind): readonly Card[] {
  let left = cards;
  for (const kind of before === 'ngang' ? (['ngang', 'doc'] as const) : (['doc', 'ngang'] as const)) {
    for (let meld = firstMeld(left, kind); meld; meld = firstMeld(left, kind)) left = withoutCards(left, meld);
  }
  return left;
}

function firstMeld(cards: readonly Card[], kind: MeldKind): readonly Card[] | undefined {
  return meldsIn(cards).find((meld) => meldKind(meld) === kind);
}

/** The cards that have a partner in the list. */
export function pairedIn(cards: readonly Card[]): readonly Card[] {
  const paired = casIn(cards, 1).flat();
  return cards.filter((card) => paired.includes(card));
}

/** Queen, king and ace of one suit, where all three are there. */
export function aceHighIn(cards: readonly Card[]): readonly Card[] | undefined {
  return [0, 1, 2, 3]
    .map((suit) => [cardAt(suit, 11), cardAt(suit, 12), cardAt(suit, 0)])
    .find((three) => three.every((card) => cards.includes(card)));
}

/** Three neighbours that are not of one suit. */
export function mixedIn(cards: readonly Card[]): readonly Card[] | undefined {
  for (const low of cards) {
    const next = (step: number): Card | undefined => cards.find((card) => rankIndex(card) === rankIndex(low) + step);
    const [middle, high] = [next(1), next(2)];
    if (middle !== undefined && high !== undefined && meldKind([low, middle, high]) === null)
      return [low, middle, high];
  }
  return undefined;
}
