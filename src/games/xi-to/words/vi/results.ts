/** Rounds of Xì Tố in a score book, in Vietnamese. */

import { vi } from '#words/vi/results.ts';
import { makeResultWords } from '../results/shape.ts';

export const words = makeResultWords(
  { ...vi.pot, taken: (who) => `${who} ăn gà` },
  { ask: 'Ai ăn gà?', player: { win: 'Ăn gà' } },
);
