/** What losers are left with at the end. */

import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { CARDS_DEALT } from '../engine/instant.ts';
import { ACE, isTwo, TWO } from '../engine/ranks.ts';
import type { SamRules } from '../engine/rules.ts';
import { fieldOf, heightsOf, type Pile, together } from './hands.ts';

/** A few plain cards, many, 2s, a quad, or ten cards never played. */
export const LEFT = ['few', 'many', 'two', 'twos', 'quad', 'cong', 'cong-two', 'cong-quad'] as const;
export type Left = (typeof LEFT)[number];

export function leftOf(left: Left, rng: Rng, pile: Pile, rules: SamRules): readonly Card[] | undefined {
  const plain = (count: number): readonly Card[] | undefined => pile.some(count, (card) => !isTwo(card));
  const quad = (): readonly Card[] | undefined =>
    pile.alike(
      oneOf(
        rng,
        heightsOf(rules).filter((height) => height < ACE),
      ) ?? 0,
      4,
    );
  switch (left) {
    case 'few':
      return plain(2 + rng.upTo(2));
    case 'many':
      return plain(6 + rng.upTo(3));
    case 'two':
      return together([pile.alike(TWO, 1), plain(rng.upTo(4))]);
    case 'twos':
      return together([pile.alike(TWO, 2), plain(rng.upTo(3))]);
    case 'quad':
      return together([quad(), plain(rng.upTo(3))]);
    case 'cong':
      return plain(CARDS_DEALT);
    case 'cong-two':
      return together([pile.alike(TWO, 1), plain(CARDS_DEALT - 1)]);
    case 'cong-quad':
      return together([quad(), plain(CARDS_DEALT - 4)]);
  }
}

/** Who is out, and the hands of the others. */
export function endFields(hands: readonly (readonly Card[])[]): readonly Field[] {
  return NAMES.flatMap((name, at) => {
    const cards = at === 0 ? [] : hands[at - 1];
    return cards ? [fieldOf('player', name, cards)] : [];
  });
}

const NAMES = ['an', 'bình', 'chi', 'dung'] as const;
