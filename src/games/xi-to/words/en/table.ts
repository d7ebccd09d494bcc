/** A table of Xì Tố in English. */

import { displayName } from '#words/text.ts';
import type { XiToTableWords } from '../vi/table.ts';
import { named } from './game.ts';

export const tableWords: XiToTableWords = {
  nameOf: displayName,
  named,
  did: {
    to: (amount, paid) => `bets ${amount}, ${paid} in`,
    theo: (paid) => `calls, ${paid} in`,
    check: 'passes',
    up: (lost) => `folded, lost ${lost}`,
    paid: (paid) => `${paid} in`,
    thinks: 'is thinking',
  },
  middle: {
    toMatch: 'To stay, add',
    noBet: 'Nobody has bet yet',
    paid: 'You have put in',
    took: (who) => `${who} takes`,
  },
  figure: (hand) => hand,
  say: {
    hole: 'Tap the card to hide: only you will know it.',
    bounds: (least, most) =>
      least === most ? `You may raise by ${least} only.` : `Raise by at least ${least}, at most ${most}.`,
    full: 'Betting is at its ceiling for this round.',
    waits: 'Wait for your turn.',
    folded: 'You folded: watch the round to its end.',
    over: 'The round is over.',
  },
  refuses: {
    'xt-no-check': 'This house allows no passing: bet or fold.',
    'xt-act-to': 'Betting is at its ceiling: call or fold.',
    'xt-act-theo': 'Nobody has bet, so there is nothing to call.',
    'xt-turn-direction': 'Not your turn.',
    'xt-first-actor': 'The player with the strongest face-up cards acts first.',
  },
  refused: 'The rules do not allow that now.',
  moves: {
    hole: (card) => `Hide ${card}`,
    holeSmall: 'the other turns up',
    holeWait: 'Choose one to hide',
    tap: 'tap one of the two',
    to: (amount, price, first) => (first ? `Bet ${amount}` : `Raise ${amount}: pay ${price}`),
    pot: (chips) => `pot becomes ${chips}`,
    theo: (price) => (price > 0 ? `Call ${price}` : 'Call'),
    check: 'Pass',
    checkSmall: 'add nothing',
    up: 'Fold',
    upSmall: (lost) => `lose the ${lost} you put in`,
    whyNoCheck: 'Why not pass?',
    whyNoRaise: 'Why not raise?',
    wait: 'wait',
  },
  ends: { hidden: 'need not show', folded: 'folded' },
  pays: {
    folded: (who, to) => `${who} folded and leaves it to ${to}`,
    lost: (who, to) => `${who} is beaten and loses to ${to}`,
  },
};
