/** One sentence on each house rule of Tá Lả, in English: what it settles. */

import type { TaLaAbout, TaLaConflicts } from '../shape.ts';

export const about: TaLaAbout = {
  u: 'Whether one of your ten cards may stay outside the melds when you go out, or all must be in melds.',
  uKinds:
    'Whether ù tròn (all ten cards melded) and ù khan (no half meld at all) count as ways to go out, beside the plain one.',
  caGap: 'Whether two cards of one suit with one rank between them are a half meld, which spoils ù khan.',
  firstTen: 'Who takes ten cards and plays first from the second round on.',
  layOff: 'Whether loose cards may be added to melds that others laid earlier.',
  shift:
    'Whether another discard moves into the gap that an eaten card leaves, with an extra turn for whoever is one short.',
  eatPerMeld: 'Whether a meld may hold one eaten card or any number.',
  manyMom: 'Whether several burnt hands (without a meld) are all last, or rank in the order of laying down.',
  payout: 'Whether lower places and eaten cards cost anything, or only the places count.',
  uDen: 'When one player pays for all after somebody goes out.',
  faces: 'Whether a jack, queen and king outside melds count 11, 12 and 13, or 10 each.',
  uPay: 'What each of the others pays when somebody goes out, and whether ù tròn or ù khan costs more.',
};

/** Why two settings cannot be combined. */
export const conflicts: TaLaConflicts = {
  'tl-den-unpaid': 'This house only counts places; nobody pays, so paying for all costs nothing either.',
};
