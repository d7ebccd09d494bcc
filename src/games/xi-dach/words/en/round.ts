/** The words for the events of a round of Xì Dách in English. */

import { tableOf } from '#games/xi-dach/table/scene.ts';
import { signed } from '#words/text.ts';
import { makeRoundWords } from '../round/shape.ts';
import { words as game, KIND_NAMES, nameOf } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords(game, {
  nameOf,
  kinds: KIND_NAMES,
  dealt: 'Each gets 2 cards.',
  moves: { draw: 'draw', stand: 'stand', check: 'check', ask: 'ask for the total' },
  warns: {
    'xd-non-checked': 'Standing now is standing short: at most tables you lose if checked.',
    'xd-den': 'Over 21 and drawing again: if caught, you pay for the whole table.',
  },
  banked: { gain: 'Banker wins', loss: 'Banker pays', even: 'Banker even' },
  pays: { banker: 'Banker pays for all', player: (who) => `${who} pays for all` },
  counted: (total, kind) => `${total}, ${kind}`,
  says: {
    win: (who) => `The banker says that ${who} wins, but does not say the total.`,
    lose: (who) => `The banker says that ${who} loses, but does not say the total.`,
    push: (who) => `The banker says that ${who} has a draw, but does not say the total.`,
  },
  caught: {
    banker: 'The banker drew on a hand over 21 and was caught, and so pays everybody not yet checked',
    player: (who) => `${who} drew on a hand over 21 and was caught, and so pays for the whole table`,
  },
  events: {
    deal: (_, { who, cards }) => `${cards} goes to ${who}.`,
    natural: (_, { Who, hand }) => `${Who} has ${hand} and shows it at once.`,
    draw: ({ kind, offence }, { Who, cards, hand }) => {
      if (kind === null) return `${Who} draws 1 card.`;
      return offence
        ? `${Who} is bust and draws all the same: ${cards}, now ${hand}. If caught, they pay for all.`
        : `${Who} draws ${cards}: ${hand}.`;
    },
    stand: ({ kind, rule, total }, { Who, hand }) => {
      if (rule === 'xd-max-five')
        return kind ? `${Who} has five cards and cannot draw: ${hand}.` : `${Who} has five cards and cannot draw.`;
      if (kind === null) return `${Who} stands.`;
      return rule === 'xd-min-stand' ? `${Who} stands short, on ${total}.` : `${Who} stands on ${hand}.`;
    },
    show: (_, { Who, hand }) => `${Who} has to show the hand: ${hand}.`,
    check: ({ kind, rule, total }, { target }) =>
      `The banker ${kind === null ? '' : `has ${total} and `}checks ${target}${rule === 'xd-check-early' ? ' early' : ''}.`,
    den: ({ net }, { caught, chips }) => `${caught}: ${signed(net)}. It goes to ${chips}.`,
    ask: ({ total }, { Who }) => `${Who} asks, and the banker has to say: ${total}.`,
    end: (_, { chips }) => `The round is over: ${chips}. It adds up to 0.`,
  },
});
