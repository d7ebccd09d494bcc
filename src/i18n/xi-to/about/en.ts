import type { XiToAbout } from '../shape.ts';

/** Xì Tố: what each house rule settles, in English. */
export const about: XiToAbout = {
  flush:
    'One side has a flush, the other a full house. The VIPGAME rules put the full house on top; 32-card poker puts the flush there, because it is rarer.',
  aceLow:
    'Whether the ace may stand below the 7 to make five in a row. Where it may, that is the lowest straight, up to the 10.',
  suits: 'When every rank is equal, suits are compared in this order, or not at all.',
  tieBreak:
    'Both sides have the same pair, or the same two pairs: the other cards are compared first, or the suit of the pair.',
  betBounds: 'How much one bet may add: whether exactly the ante and exactly the limit are allowed.',
  check: 'Whether the one whose turn it is may pass while nobody has bet.',
  hole: 'Which card lies face down: the first one dealt, or the one its owner chooses of the first two.',
};
