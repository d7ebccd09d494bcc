/** A table of Xì Dách in English. */

import { displayName } from '#words/text.ts';
import type { XiDachTableWords } from '../vi/table.ts';
import { nameOf } from './game.ts';

export const tableWords: XiDachTableWords = {
  nameOf,
  kinds: {
    'xi-ban': 'double ace',
    'xi-dach': 'natural',
    'ngu-linh': 'five-card hand',
    du: 'in range',
    non: 'short',
    quac: 'bust',
  },
  left: (cards) => `${cards} cards`,
  did: {
    waits: 'draws later',
    thinks: 'is thinking',
    drew: (cards) => `drew ${cards}`,
    stood: 'stands, waits to be checked',
    five: 'five cards, waits',
    said: { win: 'wins', lose: 'loses', push: 'a draw' },
    paid: 'is paid',
  },
  banker: {
    head: 'Banker',
    down: (cards) => `${cards} face down`,
    open: (hand) => `Shows ${hand}.`,
    you: 'You are the banker',
    rule: (min) => `Draws last, and needs ${min} to check anyone.`,
  },
  hand: (kind, total) => (total === null ? kind : `${total}, ${kind}`),
  stake: (chips) => `stake ${chips}`,
  scale: { under: (min) => `under ${min}`, between: (min) => `${min} to 21`, over: '22 and up' },
  say: {
    short: (missing, min) => `${missing} short of ${min}.`,
    enough: 'Enough: stand, or draw if you like.',
    bust: 'Over 21 is bust: stand and wait.',
    five: 'Five cards, no more.',
    natural: 'Your first two cards settle it: show them at once.',
    waits: 'Wait for your turn.',
    check: 'You have enough: check anyone, in any order.',
    over: 'The round is over.',
  },
  moves: {
    draw: 'Draw',
    drawSmall: (nth) => `card ${nth} of at most 5`,
    drawBust: 'pay for all if caught',
    stand: 'Stand',
    standSmall: (total) => `stop at ${total}`,
    standShort: 'Stand short',
    standShortSmall: 'you lose if checked',
    check: (who) => `Check ${who}`,
    checkSmall: 'compare and pay',
    ask: 'Ask the total',
    askSmall: 'you may ask once checked',
    whyNoDraw: 'Why not draw?',
    whyNoCheck: 'Why not check?',
    wait: 'wait',
  },
  refuses: {
    'xd-max-five': 'Five cards is the most.',
    'xd-turn-order': 'Not your turn: people draw in order.',
    'xd-bust-draw': 'Bust: no more cards.',
    'xd-check-right': 'A banker who is short may check nobody.',
    'xd-check-early': 'Not before every player has finished.',
    'xd-check-each': 'Already checked.',
    'xd-phase1-banker': 'The banker’s first two cards settled it for everyone.',
    'xd-phase1-player': 'Your first two cards have settled it for you.',
  },
  refused: 'The rules do not allow that now.',
  pays: {
    settle: (who, outcome) =>
      ({ win: `The banker pays ${who}`, lose: `${who} pays the banker`, push: `${who} and the banker: a draw` })[
        outcome
      ],
    den: (who, to) => `${displayName(who)} pays ${to} as a penalty`,
  },
};
