import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { ALL_CARDS, type Card } from '../card.ts';

/** Seeded random choices: the same seed gives the same ones on every machine. */
export interface Rng {
  /** A whole number from 0 to `max`, both included. */
  upTo(max: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** `count` different cards of these. */
  cards(count: number, from?: readonly Card[]): Card[];
  /** All of these, shuffled. */
  shuffled<T>(from: readonly T[]): T[];
}

/** One of these by chance; undefined where there is none: a number is drawn all the same. */
export function oneOf<T>(rng: Rng, from: readonly T[]): T | undefined {
  return from[rng.upTo(from.length - 1)];
}

/** @param seed a whole number; neighbouring ones give similar first outputs */
export function makeRng(seed: number): Rng {
  const generator = xoroshiro128plus(seed);
  const upTo = (max: number): number => uniformInt(generator, 0, max);
  return {
    upTo,
    pick: (from) => from[upTo(from.length - 1)] ?? from[0],
    cards: (count, from = ALL_CARDS) => {
      const left = [...from];
      return Array.from({ length: count }, () => left.splice(upTo(left.length - 1), 1)).flat();
    },
    shuffled: (from) => {
      const left = [...from];
      return from.flatMap(() => left.splice(upTo(left.length - 1), 1));
    },
  };
}
