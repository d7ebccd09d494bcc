/** One sentence on each house rule of Ba Cây, in English: what it settles. */

import type { BaCayAbout, BaCayConflicts } from '../shape.ts';

export const about: BaCayAbout = {
  deck: 'Whether the whole pack is used, or the tens, jacks, queens and kings are left out.',
  ten: 'Whether a total of 10, 20 or 30 is the best hand or the worst.',
  tie: 'Whether equal points draw, or the best card of each hand decides.',
  suits: 'Which suit stands above which when best cards are compared.',
  ace: 'Where aces stand when best cards are compared, and whether A♦ is above everything.',
  compare: 'Which card of a hand is its best: by suit first or by rank first.',
  threeFaces: 'Whether ba tiên, three jacks, queens or kings in any mix, beats every hand counted by points.',
  threeAlike: 'Whether sáp, three cards of one rank, is worth anything, and where it stands beside ba tiên.',
  bankerTie: 'Whether a hand equal to the banker’s draws or loses.',
  bestTie: 'Whether several best hands share the pot or play again for it.',
  payout: 'Whether ba tiên wins one stake or two.',
};

/** Why two settings cannot be combined. */
export const conflicts: BaCayConflicts = {
  'bc-no-faces': 'A pack of 36 has no J, Q or K, so nobody gets ba tiên (three faces).',
  'bc-double-for-nothing': 'This house does not play ba tiên (three faces), so nobody is paid double.',
  'bc-double-without-faces': 'A pack of 36 has no ba tiên (three faces), so nobody is paid double.',
  'bc-sap-below-nothing':
    'This house does not play ba tiên (three faces). Sáp (three alike) beats every hand counted by points.',
  'bc-sap-below-no-faces':
    'A pack of 36 has no ba tiên (three faces). Sáp (three alike) beats every hand counted by points.',
  'bc-banker-never-ties': 'On equal points the best card decides, so nobody ties with the banker.',
  'bc-best-never-ties': 'On equal points the best card decides, so there is only one best hand.',
};
