/** The words for the events of a round of Tá Lả in English. */

import { tableOf } from '#games/ta-la/table/scene.ts';
import { plural } from '#words/en/plural.ts';
import { makeRoundWords } from '../round/shape.ts';
import { ENDS, words as game, pointsText } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords(game, {
  dealt: (ten) => `Each gets 9 cards, ${ten || '1 player'} 10.`,
  moves: {
    draw: () => 'draw',
    eat: () => 'eat the discard',
    u: () => 'go out (ù)',
    discard: (_, card) => `discard ${card}`,
    lay: ({ melds }) => (melds.length === 0 ? 'lay down with no meld' : `lay down ${plural(melds.length, 'meld')}`),
    gui: (_, card) => `lay off ${card}`,
  },
  ends: ENDS,
  events: {
    first: ({ why }, { Who }) =>
      `${Who} ${why === 'dealer' ? 'dealt' : 'won the last round'}, so has 10 cards and discards first.`,
    deal: ({ cards: { length } }, { Who, cards }) =>
      length === 0 ? `${Who} is dealt cards face down.` : `${Who} is dealt ${length} cards: ${cards}.`,
    draw: (_, { Who, cards }) => `${Who} draws ${cards || '1 card'}.`,
    eat: ({ chot }, { Who, cards, other }) =>
      `${Who} eats ${cards}${chot ? ', the last-round card (chốt),' : ''} from ${other}.`,
    shift: (_, { Who, cards, other }) =>
      cards
        ? `${cards} is shifted from ${Who} to ${other}, to keep the rows level. ${Who} gets 1 extra turn (tái).`
        : `${Who} is 1 discard short now and gets 1 extra turn (tái).`,
    discard: ({ count }, { Who, cards }) =>
      `${Who} discards ${cards}${count === 4 ? ', the last-round card (chốt)' : ''}.`,
    lay: ({ melds: { length }, again }, { Who, melds }) =>
      length === 0
        ? `${Who} has no meld to lay down: burnt (móm).`
        : `${Who} lays down ${plural(length, again ? 'more meld' : 'meld')}: ${melds}.`,
    gui: (_, { Who, cards, meld }) => `${Who} adds ${cards} to the meld ${meld} laid down earlier.`,
    u: ({ kind }, { Who, melds, cards }) =>
      kind === 'khan'
        ? `${Who} goes out with no half meld (ù khan): ${cards}.`
        : `${Who} goes out ${kind === 'tron' ? 'with all ten (ù tròn)' : '(ù)'}: ${melds}${cards && `, and ${cards} over`}.`,
    count: ({ points }, { Who, cards }) => `${Who} has ${cards || 'no card'} left: ${pointsText(points)}.`,
    place: ({ place }, { Who }) => (place === 1 ? `${Who} is first.` : `${Who} loses and has no place.`),
    end: (_, { chips }) => `The round is over: ${chips}. It adds up to 0.`,
  },
  unpaid: 'The round is over, and nobody pays.',
});
