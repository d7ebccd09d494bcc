/** One sentence on each house rule of Sâm, in English: what it settles. */

import type { SamAbout, SamConflicts } from '../shape.ts';

export const about: SamAbout = {
  deck: 'Whether all 52 cards are used, or 40 without the jacks, queens and kings.',
  runs: 'Whether a two may stand at the low end of a run, as in A-2-3 or 2-3-4.',
  runBlock: 'Whether a run is beaten only by one of the same length, or by a longer one too, so long as it is higher.',
  chopTwo: 'Whether a quad chops one two, a pair of twos as well, or none.',
  firstLead: 'Who leads in the first round when nobody calls Sâm.',
  samPriority: 'Who gets the Sâm when several call: the first to call, or the one whose seat comes first.',
  samFails: 'Whether a caller fails at the first card that beats theirs, or only when they pass or another goes out.',
  instantWins: 'Which dealt hands win at once.',
  finishOnTwo: 'Whether finishing on a 2 wins, does not win and costs a fine, or is not allowed.',
  cong: 'Whether a player who never played pays 15 in place of their ordinary cards, or card by card.',
  lastCard: 'Whether the player before somebody with one card left must play their highest single.',
  payout:
    'Whether losers pay by the card, with twos counted separately or not; or one stake each; or nothing, and only the winner counts.',
  thoiHeo: 'Whether a two left in the hand costs 15 instead of 1, or 1 like any card and 5 on top.',
  chopChain:
    'Whether, in a chain of chops, the last player chopped pays for the whole chain, or each player chopped pays their own chopper, twice as much as the chop before.',
  samVoids: 'Whether chops of a round in which a Sâm fails are still paid, or given back.',
  samStopped: 'Whether a failed Sâm is paid to each of the others, or all of it to whoever stopped it.',
};

/** Why two settings cannot be combined. */
export const conflicts: SamConflicts = {
  'sam-cong-unpaid': 'This house only counts who is first; nobody pays. Never playing a card costs nothing either.',
  'sam-last-card-unpaid':
    'This house only counts who is first. The last card is still called, but keeping a high card costs nothing.',
  'sam-thoi-unpaid': 'This house only counts who is first. After a last 2 nobody has won, and nobody pays.',
  'sam-no-dragon': 'With 40 cards and no 2s in runs there are no ten cards in a row. Nobody gets a ten-card run.',
};
