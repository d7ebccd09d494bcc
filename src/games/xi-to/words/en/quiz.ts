/** Practice of Xì Tố in English. */

import type { Ground } from '#games/xi-to/quiz/ids.ts';
import { common } from '#words/quiz/plays-en.ts';
import { cardsText, displayName } from '#words/text.ts';
import { besideIn, type Moment } from '../quiz/moment.ts';
import { cardsOf, categoryIn, isStronger, isWhole, makeQuizWords, namedBy, namesOf, strongest } from '../quiz/shape.ts';
import { best, words as game, named } from './game.ts';
import { plays } from './plays.ts';

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

export const words = makeQuizWords(game, {
  plays,
  common,
  kinds: {
    name: 'What a hand is called',
    'who-wins': 'Who takes the pot',
    'speaks-first': 'Who speaks first',
    'tie-break': 'Where two hands differ',
    'fifth-card': 'Which card wins it',
    second: 'Who wins if the best hand folds',
    house: 'Which house rule decides',
  },
  asks: {
    name: ({ about, fields }) =>
      isWhole(fields, about) ? 'What is this hand called?' : 'What are these up cards called?',
    'who-wins': 'Both hands are shown. Who takes the pot?',
    'speaks-first': 'These cards are up. Who speaks first?',
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
  beside(question: Moment, who) {
    const beside = besideIn(question, who);
    if (beside === 'folded') return 'folded';
    return beside === undefined ? '' : `${beside} in front`;
  },
  slips: {
    'suit-of-five': 'A suit counts only when all 5 cards are of it.',
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
    'three-and-no-pair': 'A full house takes 1 pair as well, and the other 2 cards differ.',
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
    'cards-run-out': 'A hand grows to 5 cards, and a pack of 32 does not go round.',
    'ante-first': 'Everybody puts in 1 chip before the deal, so the pot is never empty.',
    'one-stays-down': 'The hole card is known to its owner alone until the showdown.',
    'only-one-down': 'Only the hole card is hidden; the others lie face up.',
    'five-is-all': 'Nobody gets more than 5 cards.',
    'folded-is-out': 'Whoever has folded is out of the whole round.',
    'caller-stays-in': 'A call keeps you in, so you get a card too.',
    'looked-at-anew': 'After a new card the up cards are compared afresh; who spoke first before does not matter.',
    'nothing-to-call': 'Until someone bets there is nothing to call.',
    'bet-lies-there': 'Once someone has bet there is no passing.',
    'limit-holds': 'No bet or raise goes above the limit.',
    'already-in': 'What you have put in during this betting round counts: only the rest is missing.',
    'match-the-whole': 'A call matches the whole bet, not only the last raise.',
    'call-first': 'Before a raise adds anything, it must match the bet.',
    'chips-stay-in': 'Chips in the pot do not come back when you fold.',
    'owes-no-more': 'If you fold you need not match the bet.',
    'ante-too': 'The stake put in before the deal counts as well.',
    'wrong-way-round': 'The turn goes clockwise, not the other way.',
    'matched-is-done': 'While nobody raises, those who have spoken need not speak again.',
    'raise-reopens': 'A bet or raise must be answered by everyone still in.',
    'not-all-spoken': 'A betting round is not over while someone has still to speak.',
    'all-have-matched': 'Once all who are in have put in the same, the betting round is over.',
    'alone-needs-no-show': 'The last one in need not show.',
    'alone-is-over': 'With one player left the round is over; no more cards come.',
    'shows-at-the-end': 'Cards are shown only after the last betting round.',
    'own-chips-too': 'Part of the pot is what the winner put in.',
    'last-call-too': 'That leaves out the last call.',
    'second-gets-nothing': 'Only the strongest hand is paid; the others lose all they put in.',
    'rank-is-not-rarity': 'A higher combination need not be rarer, nor a lower one commoner.',
    'seen-are-gone': 'Cards that lie face up cannot come any more.',
    'odd-cards-pair-too': 'That counts sám (three alike) alone. An odd card that pairs makes thú (two pairs).',
  },
  cost({ question, chosen, base, ruled }) {
    const { about, kind, options, right } = question;
    const answer = options[chosen]?.answer;
    const truth = options[right]?.answer;
    if (answer?.type === 'cards' && ruled.ok) {
      const hands = ruled.value.verdict.hands.map(
        ({ name, category }) => `${displayName(name)} has ${named(category)}`,
      );
      return `With ${cardsText(answer.cards)} ${hands.join(', ')}: ${game.verdict(ruled.value).big}.`;
    }
    if (kind.id === 'house') return ruled.ok ? `It stays as it was: ${game.verdict(ruled.value).big}.` : '';
    if (kind.id === 'tie-break') {
      return base.ok
        ? `Compare the wrong thing and the wrong player gets the pot. Here: ${game.verdict(base.value).big}.`
        : '';
    }
    const { category } = namedBy(answer);
    if (category) {
      const own = categoryIn(base, displayName(about));
      return isStronger(category, own)
        ? `You bet on ${named(category)}, and it turns out to be only ${named(own)}.`
        : `You fold it as ${named(category)}, and waste ${named(own)}.`;
    }
    const said = namesOf(answer, question);
    const winners = namesOf(truth, question);
    const [who = ''] = winners;
    const [folded] = kind.id === 'second' ? [strongest(base)] : [];
    if (folded !== undefined && said.includes(folded)) {
      return `${folded} has folded and is out of it: the pot goes to ${who}.`;
    }
    const hand = named(categoryIn(base, who));
    if (kind.id === 'speaks-first') {
      const up = cardsText(cardsOf(truth, question));
      return said.length > 1
        ? `If they wait for each other nothing happens: ${who} shows ${up} and must speak.`
        : `If ${said.join()} speaks now, it is out of turn: ${who} shows ${up}.`;
    }
    if (winners.length > 1) {
      return `If ${said.join()} gets it all, ${winners.filter((name) => !said.includes(name)).join(', ')} loses a fair share of the pot.`;
    }
    return said.length > 1
      ? `If they split, ${who} has ${hand} and loses half of the pot.`
      : `If ${said.join()} gets the pot, ${who} has ${hand} and loses all of it.`;
  },
});
