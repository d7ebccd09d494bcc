/** A table of Ba Cây in English. */

import type { Card } from '#core/card.ts';
import { cardsText } from '#words/text.ts';
import type { BaCayTableWords } from '../vi/table.ts';
import { handPhrase, nameOf } from './game.ts';

export const tableWords: BaCayTableWords = {
  nameOf,
  left: (cards) => `${cards} cards`,
  hand: handPhrase,
  did: { down: 'has not looked', looked: 'has looked', out: 'out of it' },
  banker: {
    head: 'Banker',
    down: 'Three face down, turned up once all have looked.',
    you: 'You are the banker',
    youText: 'Each player is compared with you alone.',
  },
  middle: { stake: 'Each put in', deals: 'Deal' },
  stake: (chips) => `stake ${chips}`,
  say: {
    look: 'Look at your cards, or turn them up for all.',
    looked: 'Now wait until everyone has looked.',
    waits: 'Wait until everyone has looked.',
    over: 'The round is over.',
  },
  noDraw: 'Three cards and no more: nothing is drawn or changed, luck alone decides.',
  moves: {
    look: 'Look',
    lookSmall: 'only you see them',
    show: 'Turn up',
    showSmall: 'everyone sees them',
    whyNoDraw: 'Why not draw?',
    wait: 'you have looked',
  },
  pays: {
    settle: (who, outcome, best) =>
      ({ win: `The banker pays ${who}`, lose: `${who} pays the banker`, push: `${who} draws with the banker` })[
        outcome
      ] + beats(best),
    pot: (who, to) => `${who} loses the stake to ${to}`,
  },
};

function beats(best: readonly Card[]): string {
  return best.length > 0 ? `: ${best.map((card) => cardsText([card])).join(' beats ')}` : '';
}
