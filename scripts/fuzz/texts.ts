/** Hard texts: typed lines with pieces changed, notation with typos, and texts made to be costly. */

import type { Rng } from '#core/random/rng.ts';
import { altered } from '#src/reading/testing/altered.ts';
import { mutations } from '#testing/mutations.ts';

/** Pieces that have once been ambiguous or meaningless. */
const PIECES = [
  'xi to ',
  'an ',
  'A ',
  'binh ',
  'at ',
  'co ',
  'to ',
  'cái ',
  'Cái: ',
  'ba ',
  'tu ',
  'hai lá ',
  'xì dách ',
  'của ',
  'với ',
  '10 ',
  '108',
  'K♦ ',
  'A♠ ',
  'J ',
  '7 8 9 ',
  'tứ quý 3 ',
  '♠',
  '; ',
  ': ',
  ', ',
  '\n',
  '-',
  '*an ',
  '{',
  '}=',
  '@',
  '?',
  '\u0301\u0323',
  '\u200b',
  '\ud800',
  '🂡',
  '가\u1161',
  'ß',
  '\0',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)//',
  '%E0%A4%A',
  '__proto__: ',
  'constructor: ',
] as const;

/** Lengths around the limits of the readers, and far beyond them. */
const LENGTHS = [40, 300, 1999, 2000, 2001, 7999, 8001, 200_000] as const;

/** An endless sequence of texts; the same for the same seed. */
export function* texts(rng: Rng): Generator<string> {
  const seed = rng.upTo(2 ** 30);
  const people = altered(Number.MAX_SAFE_INTEGER, seed);
  const slips = mutations(Number.MAX_SAFE_INTEGER, seed);
  for (;;) {
    switch (rng.upTo(5)) {
      case 0:
        yield repeated(rng);
        break;
      case 1:
        yield slips.next().value ?? '';
        break;
      default:
        yield people.next().value ?? '';
    }
  }
}

/** A few ambiguous pieces repeated, so that the readings multiply. */
function repeated(rng: Rng): string {
  const pieces = Array.from({ length: 1 + rng.upTo(6) }, () => rng.pick(PIECES)).join('');
  const length = rng.pick(LENGTHS);
  return rng.pick(['', 'sam, ', 'xi-dach; cái: ', 'ba cây ', 'ta-la@online; ']) + pieces.repeat(length / pieces.length);
}
