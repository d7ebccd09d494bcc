/** The words for the events of a round of Ba Cây in English. */

import { tableOf } from '#games/ba-cay/table/scene.ts';
import { plural } from '#words/en/plural.ts';
import { listed } from '#words/text.ts';
import { makeRoundWords } from '../round/shape.ts';
import { best, words as game, handPhrase, nameOf } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords(game, {
  nameOf,
  handText: handPhrase,
  best,
  dealt: (each, names) => `Each gets ${each} cards face down: ${names}.`,
  antes: (each) => `Everybody puts ${plural(each, 'chip')} into the pot.`,
  moves: { look: 'look', show: 'show everybody' },
  banked: { gain: 'Banker wins', loss: 'Banker pays', even: 'Banker even' },
  events: {
    deal: (_, { Who, cards }) => `${Who} is dealt ${cards}.`,
    ante: ({ chips }, { Who }) => `${Who} puts ${plural(chips, 'chip')} into the pot.`,
    look: (_, { Who, cards, hand }) => `${Who} looks: ${cards}, ${hand}.`,
    show: (_, { Who, cards, hand }) => `${Who} shows everybody ${cards}: ${hand}.`,
    open: (_, { Who, cards, hand }) => `${Who} turns up ${cards}: ${hand}.`,
    take: ({ chips }, { Who, why }) => `${why} ${Who} takes the pot of ${plural(chips, 'chip')}.`,
    share: ({ why }, { names, chips }) =>
      why === 'enough'
        ? `The replays are used up and ${listed(names, 'and')} are still equal best, so they split the pot: ${chips}.`
        : `${listed(names, 'and')} are equal best and split the pot: ${chips}.`,
    redeal: ({ pot }, { names }) =>
      `${listed(names, 'and')} are equal best: they play again, and the pot of ${plural(pot, 'chip')} stays.`,
    end: (_, { chips }) => `The round is over: ${chips}. It adds up to 0.`,
  },
});
