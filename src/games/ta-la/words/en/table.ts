/** A table of Tá Lả in English. */

import { displayCard } from '#core/card.ts';
import { cardsText, displayName } from '#words/text.ts';
import type { TaLaTableWords } from '../vi/table.ts';

const PLACES = ['1st', '2nd', '3rd'];

export const tableWords: TaLaTableWords = {
  nameOf: displayName,
  left: (cards) => `${cards} ${cards === 1 ? 'card' : 'cards'}`,
  laid: (melds) => (melds ? 'down' : 'loose'),
  eaten: 'ate',
  sent: 'added',
  inStock: (cards) => `${cards} left`,
  thrown: (who) => `from ${who}`,
  points: (points) => `${points} loose ${points === 1 ? 'point' : 'points'}`,
  groups: { meld: 'meld', near: (card) => `fits ${displayCard(card)}`, ca: 'half meld', loose: 'loose' },
  say: {
    take: 'That card fits nothing: draw one from the stock.',
    edible: (meld, points) => ['You may eat it.', `${cardsText(meld)} make a meld, ${points} points left.`],
    discard: 'Tap a card to discard.',
    leaves: (points) => `Discard it and ${points} loose points are left.`,
    lay: 'Last turn: lay your melds down, then discard once more.',
    layFirst: ['Lay down first.', 'In the last turn melds go down before the last discard.'],
    last: 'Tap your last discard.',
    waits: 'Wait for your turn.',
    over: 'The round is over.',
  },
  refuses: {
    'tl-eat-proof': ['You may not eat it.', 'It takes two cards of yours to make a meld with it.'],
    'tl-one-meld-each': ['You may not eat it.', 'The cards that fit it are needed by a card you ate before.'],
    'tl-eat-limit': ['Not allowed.', 'A card you ate stays in its meld, and a meld holds only one.'],
    'tl-eat-source': ['You may not eat it.', 'Only the card the player before you just discarded.'],
    'tl-turn': ['Not now.', 'Each turn: eat or draw one card, then discard one.'],
    'tl-ha': ['Not yet.', 'Melds go down in the fourth turn, before the last card.'],
    'tl-deal': ['No stock.', 'There is no card left to draw.'],
    'tl-u': ['Not out.', 'Two or more cards are in no meld.'],
    'tl-gui': ['It does not fit.', 'No meld on the table takes this card.'],
  },
  refused: ['Not now.', 'The rules do not allow that now.'],
  moves: {
    eat: (card) => `Eat ${displayCard(card)}`,
    eatSmall: (from) => `${from} will pay you`,
    draw: 'Draw',
    drawSmall: (stock) => `${stock} in the stock`,
    u: 'Go out',
    uSmall: 'at most one card over',
    lay: (melds) => (melds === 0 ? 'Lay: no meld' : `Lay ${melds} ${melds === 1 ? 'meld' : 'melds'}`),
    laySmall: (points) => `${points} points left`,
    discard: 'Discard',
    throws: (card) => `Discard ${displayCard(card)}`,
    left: (points) => `${points} loose points are left`,
    tap: 'tap a card first',
    layOff: (card, who) => `Lay ${displayCard(card)} off on ${who}`,
    layOffSmall: 'onto a meld there',
    whyNoEat: 'Why not eat?',
    whyNoLay: 'Why not lay down?',
    whyNoDiscard: 'Why not discard?',
    wait: 'wait',
  },
  ends: {
    place: (place, of) => (place === of && of > 1 ? 'Last' : (PLACES[place - 1] ?? `${place}th`)),
    u: 'went out',
    hidden: 'need not show',
    mom: (points) => `burnt, ${points} loose ${points === 1 ? 'point' : 'points'}`,
    tie: { before: (other) => `laid before ${other}`, after: (other) => `laid after ${other}` },
  },
  pays: {
    rank: (who, to, place) => `${who} came ${place.toLowerCase()} and pays ${to}`,
    mom: (who, to) => `${who} is burnt and pays ${to}`,
    u: (who, to) => `${to} went out, ${who} pays`,
    eat: (who, to) => `${to} ate a card of ${who}, who pays`,
    den: (who, to) => `${who} pays ${to} for all`,
  },
};
