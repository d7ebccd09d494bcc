/** Tá Lả: the fast arrangement on ten-card hands, random ones and ones full of melds, and the literal reference beside it. */

import { ALL_CARDS, type Card, formatCard, rankIndex } from '#core/card.ts';
import { shuffle } from '#core/random/deck.ts';
import { masksOf } from '#games/ta-la/engine/masks.ts';
import { searcherOf } from '#games/ta-la/engine/search.ts';
import { literalArrange } from '#games/ta-la/testing/literal.ts';
import type { Contestant } from './timing.ts';

const COUNT = 1 << 17;
/** The reference takes its time: it gets fewer of the same random hands. */
const FEW = 1000;
const HAND = 10;
const SUITS = 4;

/** Ten of the 52 cards, or of the twenty cards 4 to 8: the same hands on every machine. */
function handsFrom(deck: readonly Card[], count: number): (readonly Card[])[] {
  return Array.from({ length: count }, (_, seed) => shuffle(deck, seed + 1).slice(0, HAND));
}

const RICH = ALL_CARDS.filter((card) => rankIndex(card) >= 3 && rankIndex(card) <= 7);

/** What a hand comes to, and which of its cards lie in phỏm ngang: that is its whole arrangement. */
function fast(name: string, deck: readonly Card[]): Contestant {
  const hands = Uint16Array.from(handsFrom(deck, COUNT).flatMap((cards) => masksOf(cards)));
  const kept = new Int32Array(COUNT * (1 + SUITS));
  const { search, ngang } = searcherOf('11-12-13');
  return {
    name,
    count: COUNT,
    run() {
      for (let i = 0, at = 0; i < COUNT; i++, at += SUITS) {
        kept[i] = search(hands[at] ?? 0, hands[at + 1] ?? 0, hands[at + 2] ?? 0, hands[at + 3] ?? 0);
        kept[COUNT + at] = ngang[0] ?? 0;
        kept[COUNT + at + 1] = ngang[1] ?? 0;
        kept[COUNT + at + 2] = ngang[2] ?? 0;
        kept[COUNT + at + 3] = ngang[3] ?? 0;
      }
      return kept;
    },
  };
}

function reference(): Contestant {
  const hands = handsFrom(ALL_CARDS, FEW).map((cards) => cards.map(formatCard));
  const rules = { faces: '11-12-13', eatPerMeld: 'one' } as const;
  return {
    name: 'reference',
    count: FEW,
    run: () => hands.map((hand) => literalArrange(hand, [], rules)?.points ?? 0),
  };
}

export function arrangers(): readonly Contestant[] {
  return [fast('random', ALL_CARDS), fast('rich', RICH), reference()];
}
