/** One sentence on each house rule of Xì Tố, in English: what it settles. */

import type { XiToAbout, XiToConflicts } from '../shape.ts';

export const about: XiToAbout = {
  flush: 'Which is higher, thùng (a flush) or cù lũ (a full house).',
  aceLow: 'Whether the ace may stand below the 7 and make a straight up to the 10.',
  suits: 'In which order suits decide when all ranks are equal, or that they are ignored.',
  tieBreak: 'With the same pair or the same two pairs: the odd cards first, or the suit of the pair.',
  betBounds: 'How much one bet may be: whether exactly the stake and exactly the limit are allowed.',
  check: 'Whether you may pass while nobody has bet.',
  hole: 'Which card lies face down: the first one dealt, or the one its owner chooses of the first two.',
};

/** Why two settings cannot be combined. */
export const conflicts: XiToConflicts = {
  'xt-no-suit-of-pair':
    'Suits count for nothing here, so a pair has none to compare. The odd cards decide; if all is equal the pot is split.',
};
