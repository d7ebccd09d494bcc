/** Practice of Ba Cây and Bài Cào in English: questions about hands. */

import { plural } from '#words/en/plural.ts';
import { namesOf } from '#words/quiz/answers.ts';
import { netText } from '#words/round/chips.ts';
import { displayName, listed } from '#words/text.ts';
import { handSaid, makeQuizWords } from '../quiz/shape.ts';
import { best, words as game, handPhrase } from './game.ts';

export const words = makeQuizWords(game, {
  handText: handPhrase,
  kinds: {
    points: 'Counting points, naming hands',
    'who-wins': 'Best takes all: who wins',
    banker: 'A player against the banker',
    'third-card': 'Which card wins it',
    'best-card': 'Equal points: which card is compared',
    pays: 'What the banker gets or pays',
    house: 'Which house rule decides',
  },
  asks: {
    points: ({ about }) => `What is ${displayName(about)}’s hand worth?`,
    'who-wins': 'Best takes all. Who is best?',
    banker: ({ about }) => `${displayName(about)} meets the banker. Who wins?`,
    'third-card': ({ about }) => `Which card wins it for ${displayName(about)}?`,
    'best-card': ({ about }) => `Equal hands: which card does ${displayName(about)} compare?`,
    pays: 'What does the banker get, or pay?',
    house: 'Which of these house rules would change the verdict?',
  },
  answers: {
    kind: (answer) => displayName(handPhrase(handSaid(answer))),
    who: (answer, question) => {
      const names = namesOf(answer, question);
      return names.length > 1 ? `${listed(names, 'and')} are equal best` : best(names);
    },
    net: ({ net }) => {
      const stakes = plural(Math.abs(net), 'stake');
      return netText(net, { gain: `Gets ${stakes}`, loss: `Pays ${stakes}`, even: 'Nothing either way' });
    },
  },
  misconceptions: {
    'total-stays': 'Above 10 the tens come off: the total does not stay as it is.',
    'ten-off-once': 'If it is still above 10 after taking off 10, another 10 comes off.',
    'faces-by-rank': 'J, Q and K count 10 each, not 11, 12, 13.',
    'ace-ten': 'An ace counts 1; no house counts it as 10.',
    'ten-is-no-face': 'A 10 is no face: ba tiên (three faces) takes J, Q and K alone.',
    'only-diamond': 'Only A♦ is the great ace; the other aces are not.',
    'needs-ten': 'With A♦ the total must also be 10 or 20, or it is not 10 át cụ.',
    'has-a-name': 'This hand has a name of its own, and its points are not counted.',
    miscounted: 'Add up all 3 cards again, and only then take tens off.',
    'special-first': 'Ba tiên and sáp have ranks of their own: no high card or total makes up for that.',
    'alike-by-rank': 'Two sáp (three alike) compare ranks, and the ace is the lowest.',
    'points-first': 'Points come first: fewer points lose.',
    'high-total': 'A high total does not count: the tens come off before you compare.',
    'high-card': 'A high card does not help: while points differ, cards are not compared.',
    'best-card-first': 'Each side compares only its best card, and the other one is better.',
    'one-is-better': 'One of the two is plainly better: no house calls them equal.',
    'not-together': 'No house makes these two, and only these two, equal best.',
    'equal-at-best': 'No house puts this hand ahead: at best it is equal.',
    'never-best': 'The hand holds a better card, whether ranks or suits come first.',
    'draws-paid': 'On a draw everybody keeps the stake.',
    'wrong-side': 'That is what the players get. For the banker it is the other way round.',
    'wins-only': 'Take off what the banker pays out.',
    'best-takes-all': 'With a banker each player meets the banker alone: nobody takes all.',
    'by-points': 'Ahead by 1 point or by 8, the payment is the same.',
    'one-missed': 'It puts 1 player on the wrong side.',
    'two-missed': 'It puts 2 players on the wrong side.',
  },
  costs: {
    kind: (said, own, verdict) => `If you call it ${said}, the table counts again: ${own}. Here: ${verdict}.`,
    bestCard: (shown, best, verdict) => `If you compare ${shown}, ${best} goes to waste. Here: ${verdict}.`,
    cards: (cards, name, own, end) => `With ${cards} ${name} has ${own}: ${end}.`,
    payment: (off) => `Settled like that, the payment is wrong by ${plural(off, 'stake')}.`,
    house: (verdict) => `It stays as it was: ${verdict}.`,
    bankerLoses: (off) => `By that ruling the banker ends up ${plural(off, 'stake')} short.`,
    playerLoses: (off, name) => `By that ruling ${name} ends up ${plural(off, 'stake')} short.`,
    leftOut: (names) => `By that ruling ${listed(names, 'and')} would get no share.`,
    diluted: (names) => `With more to share it, ${listed(names, 'and')} get less each.`,
    shares: (name) => `If they share, ${name} loses part of what one hand should take.`,
    passedOver: (name, stakes) => `By that ruling ${name} misses out on ${plural(stakes, 'stake')}.`,
  },
});
