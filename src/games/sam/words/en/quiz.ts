/** Practice of Sâm in English, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/sam/quiz/ids.ts';
import type { PlayId } from '#games/sam/quiz/index.ts';
import { commonEn } from '#words/en/plays.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { besideIn, momentOf, type SamMoment, type SamQuestion } from '../quiz/moment.ts';
import { REASONS } from '../quiz/reasons.ts';
import { words as cases } from './cases.ts';
import { playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, SamMoment>(cases, {
  plays: playSentences,
  factsOf: momentOf,
  reasons: REASONS,
  common: commonEn,
  beside(question: SamQuestion, who) {
    const beside = besideIn(question, who);
    return beside ? BESIDE[beside] : '';
  },
  misconceptions: {
    'only-faces-out': 'Only jacks, queens and kings may be taken out; every other rank is always there.',
    'thirteen-each': 'Dealing 13 each is Tiến lên. In Sâm everyone gets 10.',
    'from-each': 'That is what 1 player pays, and the others pay the same.',
    'white-not-cards': 'An instant win has a price of its own; cards in hand are not counted.',
    'spades-are-low': 'Of equal ranks spades are lowest, then clubs, diamonds, hearts.',
    'failed-not-won': 'A failed Sâm is no win, so it does not earn the lead.',
    'two-not-won': 'At this table finishing on a two is no win.',
    'only-first-round': 'The lowest card matters only in a first round, or when nobody won the last one.',
    'call-before-winner': 'The last winner gives way to whoever calls Sâm.',
    'calls-out-of-turn': 'A call need not wait for its turn, as long as that player has not answered.',
    'calls-late': 'Once a card has been played nobody calls any more.',
    'said-is-said': 'A player who has said no cannot call any more.',
    'one-call': 'After the first call this table asks nobody else.',
    'one-plays-alone': 'In a round only 1 player plays Sâm; the others play against that one.',
    'sam-is-over': 'The Sâm is over here, made or failed, and so is the round.',
    'each-of-all': 'That is for 1 player only. A Sâm is settled with every one of the others.',
    'sam-not-cards': 'In a round with a Sâm the cards left in hand are not counted.',
    'caller-pays-all': 'A failed Sâm is paid to every player, not only to the one who stopped it.',
    'stopper-takes-all': 'At this table everyone’s share of a failed Sâm goes to the one who stopped it.',
    'wrong-side': 'It is the other way round: the other side pays.',
    'to-the-right': 'Play goes to the right, not to the left.',
    'passed-is-out': 'Whoever has passed is out until the trick ends.',
    'last-leads': 'The last to play leads the next trick, not the neighbour.',
    'new-trick-all-in': 'A pass lasts one trick. In the next everybody is back in.',
    'may-hold-back': 'A player may pass even with cards that beat the last play.',
    'leader-plays': 'Whoever leads may not pass.',
    'may-split': 'A card from a pair may be played by itself.',
    'as-many-cards': 'Only a single beats a single, and only a pair beats a pair.',
    'only-quads-chop': 'Chopping a two with runs of pairs belongs to Tiến lên. Sâm has none.',
    'out-is-out': 'The round ends the moment somebody is out, whatever the next player holds.',
    'no-second': 'There is no second or third place in Sâm: the round stops when one is out.',
    'cards-left': 'With cards in hand nobody has won, even if the play is not beaten.',
    'two-in-run': 'A two in a run does not count as finishing on a two.',
    'highest-single': 'The next player has 1 card left, and keeping a higher one back may be costly.',
    'free-single': 'At this table, no single is fined at this point.',
    'may-pass-then': 'Passing is no offence, even if that player then goes out.',
    'highest-is-enough': 'Playing the highest single is no offence.',
    'chain-adds-up': 'In a chain of chops you do not count 15 for each chop separately.',
    'rank-is-not-rarity': 'An instant win that ranks higher is not always rarer.',
  },
});

/** The note beside a name. */
const BESIDE = { called: 'called Sâm', passed: 'passed' } as const;
