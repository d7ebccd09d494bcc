/** Practice of Xì Tố in English, with the questions from rounds. */

import type { PlayMisconceptionId } from '#games/xi-to/quiz/ids.ts';
import type { PlayId } from '#games/xi-to/quiz/index.ts';
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
    if (beside === 'folded') return 'folded';
    return beside === undefined ? '' : `${beside} in front`;
  },
  misconceptions: {
    'cards-run-out': 'A hand grows to 5 cards, so a pack of 32 is not enough.',
    'ante-first': 'Everybody puts in 1 chip before the deal, so the pot is never empty.',
    'one-stays-down': 'Until the showdown only its owner knows the hole card.',
    'only-one-down': 'Only the hole card is hidden; the others lie face up.',
    'five-is-all': 'Nobody gets more than 5 cards.',
    'folded-is-out': 'Whoever has folded is out until the round ends.',
    'caller-stays-in': 'A player who calls is still in, and gets a card too.',
    'looked-at-anew': 'After a new card the up cards are compared again; who acted first before does not matter.',
    'nothing-to-call': 'Until someone bets there is nothing to call.',
    'bet-lies-there': 'Once someone has bet there is no passing.',
    'limit-holds': 'No bet or raise goes above the limit.',
    'already-in': 'What you have already put in during this betting round counts: you only owe the rest.',
    'match-the-whole': 'A call matches the whole bet, not only the last raise.',
    'call-first': 'Anyone who raises has to call first.',
    'chips-stay-in': 'Chips in the pot do not come back after a fold.',
    'owes-no-more': 'A player who folds need not match the bet.',
    'ante-too': 'The stake put in before the deal counts as well.',
    'wrong-way-round': 'The turn goes clockwise, not the other way.',
    'matched-is-done': 'While nobody raises, those who have acted need not act again.',
    'raise-reopens': 'A bet or raise must be answered by everyone still in.',
    'not-all-spoken': 'A betting round is not over while someone still has to act.',
    'all-have-matched': 'Once all who are still in have put in the same amount, the betting round is over.',
    'alone-needs-no-show': 'The only one left need not show.',
    'alone-is-over': 'With one player left the round is over; no more cards come.',
    'shows-at-the-end': 'Cards are shown only after the last betting round.',
    'own-chips-too': 'Part of the pot is what the winner put in, and getting that back is no gain.',
    'last-call-too': 'That leaves out the last call.',
    'second-gets-nothing': 'Only the strongest hand is paid; the others lose all they put in.',
    'rank-is-not-rarity': 'A higher combination is not always rarer, nor a lower one more common.',
    'seen-are-gone': 'Cards that lie face up cannot come any more.',
    'odd-cards-pair-too': 'That counts only sám (three of a kind). A second pair makes thú (two pairs).',
  },
});
