/** Rounds of Xì Tố in a score book, in English. */

import { en } from '#words/en/results.ts';
import { makeResultWords } from '../results/shape.ts';

export const words = makeResultWords(en.pot, { ask: 'Who took the pot?', player: { win: 'Took the pot' } });
