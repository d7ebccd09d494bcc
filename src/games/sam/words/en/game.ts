/** Sâm in English: house rules, verdicts and reasons. */

import type { Rank } from '#core/card.ts';
import type { Combination, CombinationKind } from '#games/sam/engine/combination.ts';
import type { InstantWin } from '#games/sam/engine/instant.ts';
import { wordsInPersons } from '#words/en/persons.ts';
import { plural } from '#words/en/plural.ts';
import { makeWords } from '../shape.ts';

const INSTANT_WINS: Readonly<Record<InstantWin, string>> = {
  'sanh-rong': 'ten-card run',
  'tu-quy-heo': 'four twos',
  'dong-mau': 'all one colour',
  'ba-sam-co': 'three triples',
  'nam-doi': 'five pairs',
};

const ofNames = makeWords({
  asks: {
    play: 'Does this play beat that one',
    deal: 'Are these ten cards an instant win',
    end: 'The end of a round: who pays how much',
  },
  presets: {
    'mien-bac': 'Northern',
    'adam-tips': 'ADAM TIPS',
    strict: 'Sâm Lốc V1',
    local: 'Chill & Thrill',
    'samloc-app': 'Samloc',
  },
  settings: {
    deck: { label: 'The pack', values: { 52: 'all 52 cards', 40: '40 cards, no J, Q, K' } },
    runs: { label: 'A 2 in a run', values: { 'low-two': 'allowed, at the low end', 'no-two': 'not allowed' } },
    runBlock: {
      label: 'A longer run',
      values: { equal: 'does not beat', 'equal-or-longer': 'beats, if it is higher' },
    },
    chopTwo: {
      label: 'Chopping twos',
      values: {
        'single-only': 'one two only',
        'quad-per-two': 'one quad for each two',
        'quad-takes-pair': 'one two or a pair of twos',
        none: 'never',
      },
    },
    firstLead: { label: 'Who leads the first round', values: { random: 'drawn by lot', lowest: 'the lowest card' } },
    samPriority: {
      label: 'Several callers of Sâm',
      values: { 'first-caller': 'the first to call', 'seat-order': 'by seat' },
    },
    samFails: {
      label: 'When a Sâm fails',
      values: { 'any-block': 'the caller is beaten once', 'pass-or-beaten': 'the caller passes or another goes out' },
    },
    instantWins: {
      label: 'Instant wins',
      values: { four: 'four kinds, not three triples', none: 'none', five: 'all five kinds' },
    },
    finishOnTwo: {
      label: 'Finishing on a 2',
      values: { thoi: 'stuck, no win', allowed: 'wins all the same', forbidden: 'not allowed' },
    },
    cong: { label: 'Never having played', values: { 15: 'pays 15', 0: 'no fine' } },
    lastCard: {
      label: 'The last card',
      values: {
        'must-play-highest': 'whoever keeps a high single pays for all',
        off: 'no rule',
        'stake-only': 'whoever keeps a high single pays 1 more',
        'lead-only': 'only a leader who keeps one pays for all',
      },
    },
    payout: {
      label: 'What is paid',
      values: {
        'per-card': 'by cards left',
        none: 'only who wins',
        flat: 'one stake each',
        count: 'cards only, 1 for a 2 as well',
      },
    },
    thoiHeo: { label: 'Stuck with a 2', values: { 15: '15 each', 'plus-5': '1, and 5 more' } },
    chopChain: {
      label: 'A chop on a chop',
      values: { 'last-pays-all': 'the last one pays for all', 'each-doubles': 'each one pays, doubling each time' },
    },
    samVoids: { label: 'Chops where a Sâm fails', values: { false: 'are still paid', true: 'are given back' } },
    samStopped: {
      label: 'Whom a failed Sâm pays',
      values: { everyone: 'each of the others', stopper: 'all of it to whoever stopped it' },
    },
  },
  height: ({ kind, length, top }) => {
    switch (kind) {
      case 'rac':
        return `single ${rankText(top)}`;
      case 'sanh':
        return `run of ${length} up to ${upTo(top)}`;
      case 'hai-tu-quy':
        return `two quads, the higher of ${ranksText(top)}`;
      default:
        return `${KINDS[kind]} of ${ranksText(top)}`;
    }
  },
  nothing: 'no combination',
  plays: {
    beats: 'It beats it',
    chops: 'It chops',
    fails: 'It does not',
    leads: 'A legal lead',
    noLead: 'Not a legal lead',
    nothing: 'Not a combination',
    noTable: 'No combination to beat',
  },
  instantWins: INSTANT_WINS,
  deal: (name) => (name === null ? 'No instant win' : `Instant win: ${name}`),
  dealt: { won: 'instant win', none: 'no instant win' },
  ends: {
    first: (who) => `${who} first`,
    left: (who, cards) => `${who} has ${plural(cards, 'card')} left`,
    cong: (who) => `${who} never played`,
  },
  states: { first: 'first', cong: 'never played', left: (cards) => (cards === 1 ? 'card left' : 'cards left') },
  outcomes: { win: (who) => `${who} first`, lose: (who) => `${who} loses`, push: () => 'Draw' },
  questions: {
    beat: 'Does the play beat it?',
    lead: 'May it be played?',
    deal: 'Does this hand win at once?',
    pays: 'Who pays the most?',
    units: (who) => `How many chips does ${who} pay?`,
  },
  guesses: {
    beat: { yes: 'It beats it', no: 'It does not' },
    lead: { yes: 'It may', no: 'It may not' },
    deal: { yes: 'It does', no: 'It does not' },
    level: 'All alike',
  },
  named,
  upTo,
  onTable: 'On the table',
  units: chips,
  reasons: {
    played: ({ cards, name }) => `Played: ${cards}, ${name}.`,
    onTable: ({ cards, name }) => `On the table: ${cards}, ${name}.`,
    lowTwo: ({ these, rank }) =>
      `${these}: in this house the two may stand below a 3, and the run only goes up to ${rank}.`,
    lowAce: ({ these, rank }) =>
      `${these}: in this house the two and the ace may stand below a 3, and the run only goes up to ${rank}.`,
    flaws: {
      short: ({ these, count }) =>
        `${these} are only ${plural(count, 'card')} in a row: a run (sảnh) takes at least 3 cards.`,
      gap: ({ these }) => `${these} are neither of one rank nor in a row, so they are not a combination.`,
      mixed: ({ these }) => `${these} are partly of one rank and partly not, so they are not a combination.`,
      'doi-thong': ({ these }) => `${these} are pairs in a row (đôi thông): Sâm has no such combination.`,
      wrap: ({ these }) => `${these}: a run ends at the ace and does not go on to the two.`,
      house: ({ these }) => `${these}: this house allows no two in a run.`,
      'ace-gap': ({ these }) =>
        `${these} do not make a run: after 10 comes the jack, never the ace, with 40 cards as well.`,
      dragon: ({ cards }) =>
        `You have ${cards} in a row, but this house allows no two in a run: no ten-card run (sảnh rồng).`,
    },
    lead: 'The table is empty: any combination may be led.',
    noTable: 'What lies on the table is not a combination, so there is nothing to beat.',
    quadsLead: 'Two quads may not be led together; each by itself may.',
    beats: {
      higher: ({ Play, table }) => `${Play} is higher than ${table}: it beats it.`,
      longer: ({ Play, table }) =>
        `${Play} is longer and higher than ${table}, and this house allows that: it beats it.`,
      quad: ({ Play, table }) => `${Play} is higher than ${table}: it chops it.`,
      chop: ({ Play, table }) => `${Play} chops ${table}.`,
      'two-quads-chop': ({ play, table }) => `This house lets each quad chop 1 two: ${play} chop ${table}.`,
      'quad-chops-pair': ({ play, table }) =>
        `This house lets 1 quad chop both twos of a pair: ${play} chops ${table}.`,
    },
    fails: {
      lower: ({ Play, table }) => `${Play} is lower than ${table}: it does not beat it.`,
      'lower-longer': ({ Play, table }) => `${Play} is lower than ${table}, though longer: it does not beat it.`,
      'lower-quad': ({ Play, table }) => `${Play} is lower than ${table}: it does not beat it.`,
      equal: ({ Play, table }) =>
        `${Play} is no higher than ${table}, and suits do not count in Sâm: it does not beat it.`,
      shorter: ({ Play, table }) => `${Play} is shorter than ${table}: it does not beat it.`,
      longer: ({ Play, table }) =>
        `${Play} is longer than ${table}, and this house wants the same length: it does not beat it.`,
      kind: ({ Play, table }) => `${Play} is not of the same kind as ${table}: it does not beat it.`,
      house: ({ play, table }) => `This house lets no quad chop a two: ${play} does not chop ${table}.`,
      'house-two-quads': ({ play, table }) => `This house does not let ${play} go together: they do not chop ${table}.`,
      'one-quad': ({ play, table }) => `In this house 1 quad chops only 1 two: ${play} does not chop ${table}.`,
      'three-twos': ({ Play, table }) => `${Play} does not chop ${table}: 3 twos played at once cannot be chopped.`,
      'no-two': ({ Play, table }) => `${Play} does not chop ${table}: that is not a two.`,
      'on-two-quads': ({ Play, table }) => `${Play} does not chop ${table}: nothing chops them.`,
      'two-quads': ({ Play, table }) =>
        `${Play} do not chop ${table}: they chop only a pair of twos, and that only in some houses.`,
    },
    deals: {
      wins: ({ cards, name, term }) => `You have ${cards}: ${name} (${term}), an instant win (ăn trắng).`,
      besides: ({ cards, name, term }) => `You have ${cards}, ${name} (${term}) as well, but that ranks lower.`,
      near: ({ cards, name, term }) => `You have ${cards}: 1 card short of ${name} (${term}).`,
      house: ({ cards, name, term }) =>
        `You have ${cards}: ${name} (${term}), but in this house that is no instant win (ăn trắng).`,
      none: 'Nothing in this hand wins at once (ăn trắng).',
    },
    end: ({ who }) => `${who} is the first to be out of cards, and wins: the round is over.`,
    cong: ({ who, count }) => `${who} still holds all ${count} cards and never played one (cóng).`,
    noCong: ({ who }) => `This house has no fine for never playing (cóng): ${who} pays like anyone.`,
    pays: {
      cards: ({ who, other, cards, count, units }) =>
        `${who} has ${cards} left${count > 1 ? ', 1 chip each,' : ''} and pays ${other} ${units}.`,
      count: ({ who, other, cards, count, units }) =>
        `This house only counts cards: ${who} has ${cards} left${count > 1 ? ', 1 chip each,' : ''} and pays ${other} ${units}.`,
      flat: ({ who, other, units }) => `This house does not count cards: ${who} pays ${other} ${units}.`,
      none: 'In this house only the win counts: nobody pays.',
      twos: ({ who, other, cards, count, units, each }) =>
        `${who} is stuck with (thối) ${cards}${count > 1 ? `, ${each} each,` : ''} and pays ${other} ${units}.`,
      'twos-more': ({ who, other, cards, count, units, each }) =>
        `${who} is stuck with (thối) ${cards}, ${each} more${count > 1 ? ' each' : ''} in this house, and pays ${other} ${units}.`,
      quad: ({ who, other, cards, units }) =>
        `${who} is stuck with the quad (thối) ${cards} and pays ${other} ${units}.`,
      cong: ({ who, other, units }) =>
        `${who} never played (cóng) and pays ${other} ${units} instead of paying for each card.`,
      'cong-flat': ({ who, other, units }) => `${who} never played (cóng) and pays ${other} ${units} instead of 1.`,
    },
  },
});

export const words = wordsInPersons(ofNames);

const KINDS: Readonly<Record<CombinationKind, string>> = {
  rac: 'single',
  doi: 'pair',
  'sam-co': 'triple',
  sanh: 'run',
  'tu-quy': 'quad',
  'hai-tu-quy': 'two quads',
};

const RANKS: Partial<Readonly<Record<Rank, string>>> = { J: 'jack', Q: 'queen', K: 'king', A: 'ace', 2: 'two' };

function rankText(rank: Rank): string {
  return RANKS[rank] ?? rank;
}

/** `7s`, `aces`. */
function ranksText(rank: Rank): string {
  return `${rankText(rank)}s`;
}

/** The end of a run: `7`, `the jack`. */
function upTo(rank: Rank): string {
  const name = RANKS[rank];
  return name ? `the ${name}` : rank;
}

/** `a single 7`, `a pair of twos`, `a run of 4 up to 7`; at first use with the name that it has at the table. */
function named({ kind, top, length }: Combination, term = ''): string {
  const name = term ? `${KINDS[kind]} (${term})` : KINDS[kind];
  switch (kind) {
    case 'rac':
      return `a ${name} ${rankText(top)}`;
    case 'sanh':
      return `a ${name} of ${length} up to ${upTo(top)}`;
    case 'hai-tu-quy':
      return name;
    default:
      return `a ${name} of ${ranksText(top)}`;
  }
}

export function chips(count: number): string {
  return plural(count, 'chip');
}
