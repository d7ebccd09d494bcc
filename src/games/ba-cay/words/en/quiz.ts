/** Practice of Ba Cây in English, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/ba-cay/quiz/ids.ts';
import type { PlayId } from '#games/ba-cay/quiz/index.ts';
import { commonEn } from '#words/en/plays.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { besideIn, type Moment, type MomentFacts } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { factsOf, playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, MomentFacts>(cases, {
  plays: playSentences,
  factsOf,
  common: commonEn,
  beside(question: Moment, who) {
    const { stake, looked } = besideIn(question, who);
    return [stake > 0 ? `staked ${stake}` : '', looked ? 'has looked' : ''].filter(Boolean).join(', ');
  },
  misconceptions: {
    'only-tens-out': 'Where cards are taken out, it is only the tens, jacks, queens and kings.',
    'banker-has-cards': 'The banker gets 3 cards too.',
    'to-the-last-card': 'The pack may be dealt to its last card, since nobody draws.',
    'nobody-draws': 'In this game nobody draws or swaps a card.',
    'no-checking': 'Checking players one by one belongs to Xì Dách. Here all hands are turned up at once.',
    'no-turns': 'There are no turns for looking: whoever has not looked may look at any time.',
    'looked-already': 'That names somebody who has looked already.',
    'last-must-compare': 'Whoever shows last is compared too, and cannot withdraw.',
    'last-is-no-help': 'The cards stay the same: showing first or last changes no result.',
    'own-stake': 'What changes hands is the stake, which is not always 1 chip.',
    'bien-is-apart': 'A biên (side bet) is between 2 players; winning or losing against the banker does not matter.',
    'own-share-in-pot': 'The pot holds the winner’s own chips too: getting those back is no gain.',
    'share-is-gone': 'What was put in is lost unless the pot is won.',
    'second-gets-nothing': 'Best takes all: only the best hand gets anything from the pot.',
    'nobody-before': 'Nobody takes the whole pot while another hand is as good, or better.',
    'ten-in-a-hundred-each': 'Each number of points comes up about 10 times in 100, not 1.',
    'own-cards-are-gone': 'Cards already in the hand cannot come again.',
    'four-of-each': 'There are 4 cards of each rank, not 1.',
    'faces-count-too': 'Jacks, queens and kings count 10 too, not only the tens.',
  },
});
