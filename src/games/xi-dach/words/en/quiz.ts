/** Practice of Xì Dách in English, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/xi-dach/quiz/ids.ts';
import type { PlayId } from '#games/xi-dach/quiz/index.ts';
import { commonEn } from '#words/en/plays.ts';
import { withPlays } from '#words/quiz/play-sentences.ts';
import { type Moment, type MomentFacts, stakeIn } from '../quiz/moment.ts';
import { words as cases } from './cases.ts';
import { factsOf, playSentences } from './plays.ts';

export const words = withPlays<PlayId, PlayMisconceptionId, MomentFacts>(cases, {
  plays: playSentences,
  factsOf,
  common: commonEn,
  beside(question: Moment, who) {
    const stake = stakeIn(question, who);
    return stake > 0 ? `staked ${stake}` : '';
  },
  misconceptions: {
    'naturals-always-double': 'Some tables pay xì dách and xì bàn extra and some do not: ask first.',
    'waits-to-be-checked': 'A natural or a double ace is settled right after the deal; it does not wait for a check.',
    'stood-is-stood': 'Standing is final: there is no going back.',
    'enough-may-draw': 'With enough points a player may stand, but does not have to.',
    'five-at-most': 'Nobody draws beyond 5 cards.',
    'four-is-not-five': 'The limit is 5 cards, so a hand of 4 may still draw.',
    'only-banker': 'Only the banker checks hands.',
    'checks-all-at-once': 'The banker does not check the whole table at once but player by player.',
    'total-is-secret': 'The total is kept from those who have not been checked. Those who have may ask.',
    'asks-too-early': 'Nobody may ask before being checked.',
    'own-stake': 'What counts is the stake, which is not always 1.',
    'own-stake-alone': 'Paying for all is more than losing one’s own stake.',
    'forgets-banker': 'The banker has to be paid as well.',
    'own-stake-times-all': 'Each player is paid that player’s own stake, not the offender’s stake over again.',
    'banker-has-cards': 'The banker holds cards too.',
    'drawn-too': 'Cards that were drawn came out of the stock as well.',
    'holds-not-looks': 'The banker holds the stock but may not look at it.',
    'drawn-face-down': 'A drawn card stays face down: only its owner looks.',
    'settled-before': 'A natural is settled as soon as it is dealt; a ngũ linh that comes later does not change that.',
    'seen-cards-are-gone': 'Cards that have been seen cannot come any more.',
    'four-of-each': 'There are 4 cards of each rank, not 1.',
    'faces-count-too': 'Jacks, queens and kings count 10 too, not only the tens.',
    'ace-gives-way': 'An ace can drop to 1, so a higher total with an ace does not always go bust more easily.',
  },
});
