/** Practice of Tá Lả in English, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/ta-la/quiz/ids.ts';
import type { PlayId } from '#games/ta-la/quiz/index.ts';
import { commonEn } from '#words/en/plays.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { besideIn, type Facts, type Moment, momentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, Facts>(cases, {
  plays: playSentences,
  factsOf: momentFacts,
  common: commonEn,
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === undefined) return '';
    return beside === 'mom' ? 'burnt (móm)' : `${beside.made} ${beside.made === 1 ? 'discard' : 'discards'} made`;
  },
  misconceptions: {
    'four-may-play': 'A table takes 4 players.',
    'four-at-most': 'Dealt to 5 players, the stock would not last for 4 turns each.',
    'forgets-tenth': 'That leaves out the 10th card of the player who starts.',
    'ten-for-all': 'Only 1 player gets 10 cards; the others get 9.',
    'no-jokers': 'The pack has 52 cards, without jokers.',
    'to-the-left': 'It goes to the right, not to the left.',
    'dealer-is-last': 'The dealer comes last, and takes the 10th card too.',
    'not-the-next': 'The 10th card does not pass to the next player.',
    'not-the-last': 'Coming last does not give anybody 10 cards.',
    'other-side': 'It is the other way round: play goes to the right.',
    'may-decline': 'Eating or drawing is a choice; nobody has to eat.',
    'one-card-a-turn': 'A turn takes 1 card, eaten or drawn.',
    'not-his-turn': 'Nobody draws out of turn.',
    'only-fresh': 'An older discard, or another player’s, can no longer be eaten.',
    'eaten-lies-open': 'Everybody has seen an eaten card; it is not hidden again.',
    'drawn-is-hidden': 'A card from the stock stays hidden.',
    'hand-is-hidden': 'Nobody shows a whole hand, except to go out.',
    'spare-card': 'This card is not needed: without it the eaten card still has a meld.',
    'only-the-eaten-pays': 'Only the player whose card was eaten pays, and pays the eater.',
    'chot-is-four': 'A last-round card is a case of its own: it costs 4 if eaten.',
    'opener-gives': 'What is shifted is the latest discard of whoever counts as the first to discard.',
    'eaten-is-refilled': 'The gap in front of whoever lost the card is filled again, so no discard is missing there.',
    'eater-plays-once': 'The eater discards once, as always, and gets no extra turn.',
    'not-all-four': 'The round is over only when everybody has made 4 discards.',
    'four-each': 'All have made 4 discards; nobody has a turn left.',
    'not-the-fourth': 'Melds stay in the hand until just before discard 4.',
    'lays-before-discard': 'Lay down first, then make discard 4.',
    'one-meld-will-do': '1 meld is enough to escape being burnt.',
    'does-not-fit': 'A card laid off must be of the rank of a set, or the next one at either end of a run.',
    'lays-off-after-laying': 'Nobody lays off before laying down.',
    'mom-lays-nothing-off': 'Whoever is burnt (móm) may not lay off.',
    'khan-as-dealt': 'Ù khan is 9 or 10 cards just as dealt with no half meld, and only at a table that plays it.',
    'waits-for-turn': 'Nobody goes out when it is another player’s turn.',
    'one-for-all': 'When 1 player pays for all, the others pay nothing for it.',
    'fewer-than-three': 'It takes 3 eaten cards before anyone pays for all.',
    'no-den-here': 'At this table nobody pays for all because of that.',
    'short-lays-later': 'A player who has made fewer discards gets to the fourth one later, and so lays down later.',
    'waits-for-one': 'With 1 rank missing in the middle, or at the ace or the king, a half meld waits for only 1 card.',
    'counts-what-is-gone': 'Cards that were discarded or laid down cannot come any more.',
  },
});
