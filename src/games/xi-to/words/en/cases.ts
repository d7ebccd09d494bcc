/** Practice of Xì Tố in English: questions about hands. */

import type { Ground } from '#games/xi-to/quiz/ids.ts';
import { namesOf } from '#words/quiz/answers.ts';
import { displayName } from '#words/text.ts';
import { isWhole, makeQuizWords, namedBy } from '../quiz/shape.ts';
import { best, words as game, named } from './game.ts';

const GROUNDS: Readonly<Record<Ground, string>> = {
  category: 'The combination itself',
  rank: 'The rank of the combination',
  'top-card': 'The top card',
  'lower-pair': 'The other pair',
  kicker: 'An odd card',
  'next-card': 'A card after the top one',
  suit: 'The suit',
  nothing: 'Nothing: they split',
};

export const words = makeQuizWords(game, named, {
  kinds: {
    name: 'What a hand is called',
    'who-wins': 'Who takes the pot',
    'speaks-first': 'Who acts first',
    'tie-break': 'Where two hands differ',
    'fifth-card': 'Which card wins it',
    second: 'Who wins if the best hand folds',
    house: 'Which house rule decides',
  },
  asks: {
    name: ({ about, fields }) =>
      isWhole(fields, about) ? 'What is this hand called?' : 'What are these up cards called?',
    'who-wins': 'Both hands are shown. Who takes the pot?',
    'speaks-first': 'These cards are up. Who acts first?',
    'tie-break': 'What decides between these two?',
    'fifth-card': ({ about }) => `Which card wins it for ${displayName(about)}?`,
    second: 'The best hand folds. Who takes the pot?',
    house: 'Which of these house rules would change the verdict?',
  },
  answers: {
    kind: (answer) => {
      const { category, ground } = namedBy(answer);
      return category ? displayName(named(category)) : ground ? GROUNDS[ground] : '';
    },
    who: (answer, question) => {
      const names = namesOf(answer, question);
      if (question.kind.id !== 'speaks-first') return best(names);
      return names.length > 1 ? `${names.join(' and ')} are level` : names.join();
    },
  },
  misconceptions: {
    'suit-of-five': 'A suit counts only when all 5 cards share it.',
    'row-of-five': 'A straight takes 5 cards in a row.',
    'round-the-corner': 'A straight ends with the ace: it does not go on from king and ace to the 7.',
    'not-yet-five': 'With fewer than 5 cards there is no straight and no flush yet.',
    'half-of-it': '5 cards in a row and of one suit are a combination of their own, the highest.',
    'suit-overlooked': '5 cards of one suit are a combination, whatever their ranks.',
    'run-overlooked': '5 cards in a row are a combination, whatever their suits.',
    'no-two-alike': 'Without 2 cards of one rank there is no pair.',
    'pair-overlooked': '2 cards of one rank are a pair, and no longer a high card.',
    'one-pair-only': 'Only 2 cards are alike: that is 1 pair.',
    'second-pair': 'There is 1 more pair that has not been counted.',
    'two-pairs-only': 'Three of a kind and full house both take 3 cards of one rank.',
    'three-and-no-pair': 'A full house needs a pair as well, and here the other 2 cards do not match.',
    'three-alike': '3 cards of one rank are three of a kind and are not taken apart.',
    'pair-beside-three': '3 of one rank with 1 pair have a name of their own: full house.',
    'four-alike': '4 of one rank have a name of their own: four of a kind, not taken apart.',
    'category-first': 'The combination comes first: a lower one never beats a higher one.',
    'high-card-loses': 'A higher card does not help: the combination comes first.',
    'lead-first': 'The rank of the combination comes first; odd cards come after, however high.',
    'first-difference': 'Compare ranks from the top down: the first difference settles it.',
    'suits-last': 'Once the ranks differ no suit can help.',
    'spades-top': 'Wherever suits count, spades stand first.',
    'one-is-better': 'Two hands are level only in one combination with all ranks equal.',
    'still-equal': 'There the two are still equal, and the comparing goes on.',
    'settled-before': 'It was settled before that.',
  },
  costs: {
    'with-card': ({ cards, hands, verdict }) =>
      `With ${cards} ${hands.map(({ who, hand }) => `${who} has ${hand}`).join(', ')}: ${verdict}.`,
    same: ({ verdict }) => `It stays as it was: ${verdict}.`,
    'wrong-part': ({ verdict }) => `Compare the wrong thing and the wrong player gets the pot. Here: ${verdict}.`,
    'too-strong': ({ claimed, own }) => `Bet on ${claimed}, and you find that it is only ${own}.`,
    'too-weak': ({ claimed, own }) => `If you fold it as ${claimed}, you waste ${own}.`,
    folded: ({ folded, who }) => `${folded} has folded and is out of it: the pot goes to ${who}.`,
    'nobody-speaks': ({ who, up }) => `If they wait for each other, nothing happens: ${who} shows ${up} and must act.`,
    'out-of-turn': ({ said, who, up }) => `If ${said} acts now, it is out of turn: ${who} shows ${up}.`,
    'left-out': ({ said, others }) => `If ${said} gets it all, ${others} loses a fair share of the pot.`,
    halved: ({ who, hand }) => `If they split, ${who} loses half of the pot with ${hand}.`,
    lost: ({ said, who, hand }) => `If ${said} gets the pot, ${who} loses all of it with ${hand}.`,
  },
});
