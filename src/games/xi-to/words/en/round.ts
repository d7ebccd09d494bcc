/** The words for the events of a round of Xì Tố in English. */

import { tableOf } from '#games/xi-to/table/scene.ts';
import { plural } from '#words/en/plural.ts';
import { makeRoundWords } from '../round/shape.ts';
import { best, named } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords({
  named,
  best,
  moves: {
    to: ({ amount }) => `bet ${amount}`,
    theo: () => 'call',
    up: () => 'fold',
    check: () => 'pass',
    hole: (_, card) => `hide ${card}`,
  },
  antes: (each) => `Everybody puts ${plural(each, 'chip')} into the pot.`,
  dealt: {
    down: 'Each gets 2 cards face down.',
    both: (up) => `1 card face down and 1 face up to each: ${up}.`,
    more: (up) => `1 more card face up to each: ${up}.`,
  },
  events: {
    ante: ({ chips }, { Who }) => `${Who} puts ${plural(chips, 'chip')} into the pot.`,
    deal: ({ down }, { Who, cards }) => `${Who} is dealt ${cards} face ${down ? 'down' : 'up'}.`,
    hole: (_, { Who, cards }) => `${Who} hides ${cards}.`,
    turn: (_, { Who, cards }) => `${Who} turns up ${cards}.`,
    speak: ({ street }, { Who, shown }) =>
      `Betting round ${street}: ${Who} shows ${shown}, the strongest, and acts first.`,
    to: ({ amount, chips, bet }, { Who }) =>
      chips === amount
        ? `${Who} bets ${amount}.`
        : `${Who} raises by ${amount}: ${plural(chips, 'chip')} in, and staying in takes ${bet}.`,
    theo: ({ chips }, { Who }) => `${Who} calls with ${plural(chips, 'chip')}.`,
    up: ({ lost }, { Who }) => `${Who} folds and leaves ${plural(lost, 'chip')} in the pot.`,
    check: (_, { Who }) => `${Who} passes.`,
    show: (_, { Who, cards, hand }) => `${Who} turns up ${cards}: ${hand}.`,
    win({ rule, pot, shares }, { Who, chips }) {
      const all = plural(pot, 'chip');
      if (rule === 'xt-last-standing') {
        return `Everybody else has folded: ${Who} takes the pot of ${all} without showing.`;
      }
      return shares.length > 1
        ? `They are equally strong and split the pot of ${all}: ${chips}.`
        : `${Who} is strongest and takes the pot of ${all}.`;
    },
    end: (_, { chips }) => `The round is over: ${chips}. It adds up to 0.`,
  },
});
