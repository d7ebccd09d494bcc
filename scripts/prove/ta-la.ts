import { ALL_CARDS, type Card, rankIndex } from '#core/card.ts';
import { allowedValues } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { arrangeFree } from '#games/ta-la/engine/arrange.ts';
import { meldsIn } from '#games/ta-la/engine/hand.ts';
import { PRESETS, SCHEMA } from '#games/ta-la/engine/rules.ts';
import { anyMeldRules, arrangedTwice } from '#games/ta-la/testing/cases.ts';
import type { Proof } from './proofs.ts';

const FREE = 5_000_000;
const FORCED = 500_000;

/** Nine or ten cards, most of them from a few neighbouring ranks or two suits: full of melds that share cards. */
function anyHand(rng: Rng): Card[] {
  const from = rng.upTo(9);
  const to = from + 3 + rng.upTo(5);
  const suits = rng.upTo(3) === 0 ? 2 : 4;
  const deck = ALL_CARDS.filter((card) => {
    const near = rankIndex(card) >= from && rankIndex(card) <= to;
    return near && card < 13 * suits;
  });
  const size = 9 + rng.upTo(1);
  return rng.cards(size, deck.length >= size + 2 ? deck : ALL_CARDS);
}

/** So many hands, each arranged by the engine and by trying every partition: equal melds, loose cards and points. */
function agree(runs: number, seed: number, most: number): number {
  const rng = makeRng(seed);
  let faults = 0;
  for (let run = 0; run < runs; run++) {
    const cards = anyHand(rng);
    const eaten = most === 0 ? [] : cards.slice(0, 1 + rng.upTo(most - 1));
    if (!arrangedTwice(cards, eaten, anyMeldRules(rng)).agree) faults++;
  }
  return faults;
}

/** Every nine cards that fall into melds, each once. */
function melded(): Card[][] {
  const melds = meldsIn(ALL_CARDS).filter(({ length }) => length <= 9);
  const found = new Map<string, Card[]>();
  const add = (from: number, held: readonly Card[]): void => {
    if (held.length === 9) {
      found.set(held.toSorted((a, b) => a - b).join(), [...held]);
      return;
    }
    for (const [at, meld] of melds.entries()) {
      const left = 9 - held.length - meld.length;
      if (at < from || left < 0 || left === 1 || left === 2) continue;
      if (meld.every((card) => !held.includes(card))) add(at + 1, [...held, ...meld]);
    }
  };
  add(0, []);
  return [...found.values()];
}

export const provedTaLa: readonly Proof[] = [
  {
    id: 'ta-la-arrange',
    game: 'ta-la',
    what: {
      vi: 'Tay 9 và 10 lá lấy theo hạt giống, lệch về tay lắm phỏm: máy xếp nhanh và bản thử hết mọi cách xếp cho cùng phỏm, cùng rác, cùng điểm.',
      en: 'Seeded hands of 9 and 10 cards, biased to hands full of melds: the fast arrangement and the one that tries every partition give the same melds, loose cards and points.',
    },
    run: () => ({ checked: FREE, faults: agree(FREE, 4, 0) }),
  },
  {
    id: 'ta-la-arrange-eaten',
    game: 'ta-la',
    what: {
      vi: 'Cũng vậy với tay có 1 đến 3 lá ăn, phải nằm trong phỏm, nhà giới hạn và nhà không giới hạn.',
      en: 'The same with 1 to 3 eaten cards that must lie in melds, in houses with the limit and without.',
    },
    run: () => ({ checked: FORCED, faults: agree(FORCED, 5, 3) }),
  },
  {
    id: 'ta-la-u',
    game: 'ta-la',
    what: {
      vi: 'Mọi tay 10 lá có 9 lá vào phỏm hết: cách xếp ít điểm nhất cũng là cách thừa nhiều nhất 1 lá, nên ù không phải tìm cách xếp khác.',
      en: 'Every hand of ten in which nine cards can be melded: the arrangement with the fewest points leaves one card at most, so going out never hides in another one.',
    },
    run() {
      const unions = melded();
      let checked = 0;
      let faults = 0;
      for (const nine of unions) {
        for (const card of ALL_CARDS) {
          if (nine.includes(card)) continue;
          for (const faces of allowedValues(SCHEMA.faces)) {
            checked++;
            if (arrangeFree([...nine, card], { ...PRESETS['mien-bac'], faces }).loose.length > 1) faults++;
          }
        }
      }
      return { checked, faults, notes: { melded: unions.length } };
    },
  },
];
