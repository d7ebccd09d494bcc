/** The words for the events of a round of Sâm in English. */

import { tableOf } from '#games/sam/table/scene.ts';
import { makeRoundWords } from '../round/shape.ts';
import { chips, words as game } from './game.ts';
import { tableWords } from './table.ts';

export const table = tableOf(tableWords);

export const words = makeRoundWords({
  lying: 'Played',
  dealt: 'Each gets 10 cards.',
  moves: { call: 'call Sâm', silent: 'no call', pass: 'pass', play: (cards) => `play ${cards}` },
  warns: {
    'sam-thoi-2': 'Finishing on a two is thối: it does not win.',
    'sam-bao-mot':
      'The next player has 1 card left, and you keep a higher one: if that player goes out, you pay for it.',
  },
  kinds: {
    rac: '',
    doi: 'the pair ',
    'sam-co': 'the triple ',
    sanh: 'the run ',
    'tu-quy': 'the quad ',
    'hai-tu-quy': 'the two quads ',
  },
  instantWins: {
    'sanh-rong': 'a ten-card run (sảnh rồng)',
    'tu-quy-heo': 'all four twos (tứ quý heo)',
    'dong-mau': 'all of one colour (đồng màu)',
    'ba-sam-co': 'three triples (ba sám cô)',
    'nam-doi': 'five pairs (năm đôi)',
  },
  units: chips,
  reason: game.reason,
  ends: {
    white: (who) => `${who} wins at once`,
    sam: (who) => `${who} makes the Sâm`,
    'no-sam': (who) => `${who} fails the Sâm`,
    thoi: (who) => `${who} ends on a two`,
    first: (who) => `${who} first`,
  },
  events: {
    deal: {
      open: ({ who, count, cards }) => `${who} is dealt ${count} cards: ${cards}.`,
      hidden: ({ who }) => `${who} is dealt cards face down.`,
    },
    instant: ({ who, cards, win }) => `${who} has ${cards}: ${win}, an instant win (ăn trắng).`,
    call: ({ who }) => `${who} calls Sâm (báo sâm).`,
    silent: ({ who }) => `${who} does not call Sâm.`,
    priority: ({ who, callers }) => `${callers} called Sâm: ${who} sits earliest and gets to play it.`,
    lead: {
      random: ({ who }) => `${who} leads, drawn by lot.`,
      lowest: ({ who, cards }) => `${who} holds ${cards}, the lowest card, and leads.`,
      'last-winner': ({ who }) => `${who} won the last round and leads.`,
      caller: ({ who }) => `${who} called Sâm and leads.`,
    },
    play: {
      leads: ({ who, play }) => `${who} leads ${play}.`,
      beats: ({ who, other, play }) => `${who} beats ${other} with ${play}.`,
      chops: ({ who, other, play }) => `${who} chops ${other} with ${play}.`,
    },
    pass: ({ who }) => `${who} passes.`,
    'bao-mot': ({ who }) => `${who} says báo một: 1 card left.`,
    liable: ({ who, other, cards }) => `${who} kept ${cards} back, and ${other} went out with the last card.`,
    trick: ({ who }) => `Nobody beats it: ${who} leads.`,
    'sam-won': ({ who }) => `${who} is out of cards, and nobody has stopped the Sâm.`,
    'sam-lost': {
      blocked: ({ who, other }) => `${other} beats ${who}: that ends the Sâm.`,
      passed: ({ who }) => `${who} passes: that ends the Sâm.`,
      out: ({ who, other }) => `${other} goes out before ${who}: that ends the Sâm.`,
      'on-two': ({ who }) => `${who} plays a two last: that ends the Sâm.`,
    },
    thoi: ({ who, cards }) => `${who} goes out with ${cards}: nobody wins.`,
    out: ({ who }) => `${who} is out of cards and wins.`,
    left: {
      'sam-cong': ({ who, cards }) => `${who} still holds ${cards} and never played (cóng).`,
      'sam-end': ({ who, cards }) => `${who} has ${cards} left.`,
    },
    pay: {
      chop: ({ who, other, cards, units }) => `${who} had ${cards} chopped and pays ${other} ${units}.`,
      chain: ({ who, other, cards, units }) =>
        `${who} was chopped last and pays ${other} for the whole chain, ${cards}: ${units}.`,
      doubled: ({ who, other, cards, units }) =>
        `${who} had ${cards} chopped in turn and pays ${other} twice the chop before: ${units}.`,
      won: ({ who, other, units }) => `${other} called Sâm and made it: ${who} pays ${units}.`,
      lost: ({ who, other, units }) => `${who} called Sâm, failed, and pays ${other} ${units}.`,
      stopped: ({ who, other, units }) => `${who} called Sâm, failed, and pays ${other} all of it, ${units}.`,
      'sam-pay-white': ({ who, other, units }) => `${other} wins at once (ăn trắng): ${who} pays ${units}.`,
      'sam-thoi-2': ({ who, other, cards, units }) => `${who} ended on ${cards} (thối) and pays ${other} ${units}.`,
      'for-all': ({ who, other, units }) =>
        `${who} kept a higher single back before ${other}, who had 1 card left, and pays for all (đền): ${units}.`,
      stake: ({ who, other, units }) =>
        `${who} kept a higher single back before ${other}, who had 1 card left, and pays ${units} more.`,
    },
    void: ({ who, other, units }) => `The Sâm failed, so the chop does not count: ${who} gives ${other} ${units} back.`,
    end: {
      paid: ({ result }) => `The round is over: ${result}. It adds up to 0.`,
      unpaid: 'The round is over, and nobody pays.',
    },
  },
});
