/** Sâm in English: house rules, verdicts and reasons. */

import type { Card, Rank } from '#core/card.ts';
import type { Combination, CombinationKind, Flaw } from '#games/sam/engine/combination.ts';
import type { InstantWin } from '#games/sam/engine/instant.ts';
import type { SamDebt, SamStep } from '#games/sam/engine/steps.ts';
import { cardsText, displayName, isAceCard } from '#words/text.ts';
import { INSTANT_NAMES, makeWords, type Sides, sidesOf } from '../shape.ts';

const INSTANT_WINS: Readonly<Record<InstantWin, string>> = {
  'sanh-rong': 'ten-card run',
  'tu-quy-heo': 'four twos',
  'dong-mau': 'all one colour',
  'ba-sam-co': 'three triples',
  'nam-doi': 'five pairs',
};

export const words = makeWords({
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
      values: { 'per-card': 'by cards left', none: 'only who wins', flat: 'one stake each' },
    },
    thoiHeo: { label: 'Stuck with a 2', values: { 15: '15 each', 'plus-5': '1, and 5 more' } },
    chopChain: {
      label: 'A chop on a chop',
      values: { 'last-pays-all': 'the last one pays for all', 'each-doubles': 'each pays, twice the one before' },
    },
    samVoids: { label: 'Chops where a Sâm fails', values: { false: 'are still paid', true: 'are given back' } },
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
    left: (who, cards) => `${who} has ${countText(cards)} left`,
    cong: (who) => `${who} never played`,
  },
  states: { first: 'first', cong: 'never played', left: (cards) => (cards === 1 ? 'card left' : 'cards left') },
  outcomes: { win: (who) => `${who} first`, lose: (who) => `${who} loses`, push: () => 'Draw' },
  questions: {
    beat: 'Does it beat the table?',
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
  reason,
});

const KINDS: Readonly<Record<CombinationKind, string>> = {
  rac: 'single',
  doi: 'pair',
  'sam-co': 'triple',
  sanh: 'run',
  'tu-quy': 'quad',
  'hai-tu-quy': 'two quads',
};

/** The Vietnamese table names of the kinds. */
const TERMS: Readonly<Record<CombinationKind, string>> = {
  rac: ' (rác)',
  doi: ' (đôi)',
  'sam-co': ' (sám cô)',
  sanh: ' (sảnh)',
  'tu-quy': ' (tứ quý)',
  'hai-tu-quy': ' (hai tứ quý)',
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
  const name = `${KINDS[kind]}${term}`;
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

function countText(cards: number): string {
  return cards === 1 ? '1 card' : `${cards} cards`;
}

export function chips(count: number): string {
  return count === 1 ? '1 chip' : `${count} chips`;
}

function reason(step: SamStep): string {
  const Who = displayName(step.who);
  switch (step.rule) {
    case 'sam-single':
    case 'sam-pair':
    case 'sam-triple':
    case 'sam-quad':
      return shown(step);
    case 'sam-run':
    case 'sam-no-doi-thong':
    case 'sam-run-two':
      if (step.outcome === 'held') return 'why' in step ? shown(step) : lowTwo(step);
      return step.why === 'dragon' ? noDragon(step) : flawed(step);
    case 'sam-follow':
      if (step.outcome === 'held') return 'The table is empty: any combination may be led.';
      return step.why === 'table'
        ? 'What lies on the table is no combination, so there is nothing to beat.'
        : fallsShort(step);
    case 'sam-chop-two':
      if (step.outcome === 'held') return beats(step);
      return step.why === 'lead' ? 'Two quads may not be led together; each by itself may.' : fallsShort(step);
    case 'sam-rank':
    case 'sam-run-length':
    case 'sam-quad-quad':
      return step.outcome === 'held' ? beats(step) : fallsShort(step);
    case 'sam-no-suit':
    case 'sam-no-other-chop':
      return fallsShort(step);
    case 'sam-instant':
      return instant(step);
    case 'sam-end':
      return `${Who} is the first without cards, and wins: the round is over.`;
    case 'sam-cong':
      return step.outcome === 'held'
        ? `${Who} still holds all ${step.cards.length} cards and never played one (cóng).`
        : `This house has no fine for never playing (cóng): ${Who} pays like anyone.`;
    case 'sam-pay-cards':
      return step.outcome === 'held' ? paid(step) : 'In this house only the win counts: nobody pays.';
    case 'sam-pay-thoi':
    case 'sam-pay-cong':
      return paid(step);
  }
}

/** A step of one rule, where two may differ by their outcome. */
type Of<R extends SamStep['rule'], O = SamStep['outcome']> = Extract<SamStep, { rule: R; outcome: O }>;

/** What cards are. */
function shown({ who, cards, kind, top }: Extract<SamStep, { why: 'kind' }>): string {
  const where = who === 'ban' ? 'On the table' : 'Played';
  return `${where}: ${cardsText(cards)}, ${named({ kind, top, length: cards.length }, TERMS[kind])}.`;
}

/** Cards on the table are named as such; all others are the played ones. */
function put(who: string, cards: readonly Card[]): string {
  return who === 'ban' ? `On the table ${cardsText(cards)}` : cardsText(cards);
}

/** Why cards are no combination. */
function flawed({ who, why, cards }: Extract<SamStep, { why: Flaw; cards: readonly Card[] }>): string {
  const these = put(who, cards);
  switch (why) {
    case 'short':
      return `${these} are only ${countText(cards.length)} in a row: a run (sảnh) takes at least 3 cards.`;
    case 'gap':
      return `${these} are neither of one rank nor in a row: no combination.`;
    case 'mixed':
      return `${these} are partly of one rank and partly not: no combination.`;
    case 'doi-thong':
      return `${these} are pairs in a row (đôi thông): Sâm has no such combination.`;
    case 'wrap':
      return `${these}: a run ends at the ace and does not go on to the two.`;
    case 'house':
      return `${these}: this house allows no two in a run.`;
    case 'ace-gap':
      return `${these} are no run: after 10 comes the jack, never the ace, with 40 cards as well.`;
  }
}

/** Where a 2 stands in a run. */
function lowTwo({ who, cards, top }: Of<'sam-run-two', 'held'>): string {
  const low = cards.some(isAceCard) ? 'the two and the ace' : 'the two';
  return `${put(who, cards)}: in this house ${low} may stand below a 3, and the run only goes up to ${upTo(top)}.`;
}

function noDragon({ cards }: Extract<SamStep, { why: 'dragon' }>): string {
  return `You have ${cardsText(cards)} in a row, but this house allows no two in a run: no ten-card run (sảnh rồng).`;
}

/** The play and the table by name; the play also as a sentence begins with it. */
function sides(step: Sides): { readonly play: string; readonly table: string; readonly Play: string } {
  const [play, table] = sidesOf(step);
  return { play: named(play), table: named(table), Play: displayName(named(play)) };
}

function beats(step: Extract<SamStep, Sides & { outcome: 'held' }>): string {
  const { play, table, Play } = sides(step);
  switch (step.why) {
    case 'higher':
      return `${Play} is higher than ${table}: it beats it.`;
    case 'longer':
      return `${Play} is longer and higher than ${table}: this house lets it beat it.`;
    case 'quad':
      return `${Play} is higher than ${table}: it chops it.`;
    case 'chop':
      if (step.kinds[0] === 'hai-tu-quy') return `This house lets each quad chop 1 two: ${play} chop ${table}.`;
      return step.kinds[1] === 'doi'
        ? `This house lets 1 quad chop both twos of a pair: ${play} chops ${table}.`
        : `${Play} chops ${table}.`;
  }
}

function fallsShort(step: Extract<SamStep, Sides & { outcome: 'failed' }>): string {
  const { play, table, Play } = sides(step);
  const longer = step.lengths[0] > step.lengths[1];
  const two = step.kinds[0] === 'hai-tu-quy';
  switch (step.why) {
    case 'lower':
      return `${Play} is lower than ${table}${longer ? ', though longer' : ''}: it does not beat it.`;
    case 'equal':
      return `${Play} is no higher than ${table}, and suits do not count in Sâm: it does not beat it.`;
    case 'shorter':
      return `${Play} is shorter than ${table}: it does not beat it.`;
    case 'longer':
      return `${Play} is longer than ${table}, and this house wants the same length: it does not beat it.`;
    case 'kind':
      return `${Play} is not of the same kind as ${table}: it does not beat it.`;
    case 'house':
      return two
        ? `This house does not let ${play} go together: they do not chop ${table}.`
        : `This house lets no quad chop a two: ${play} does not chop ${table}.`;
    case 'one-quad':
      return `In this house 1 quad chops only 1 two: ${play} does not chop ${table}.`;
    case 'three-twos':
      return `${Play} does not chop ${table}: 3 twos played at once cannot be chopped.`;
    case 'no-two':
      return step.kinds[1] === 'hai-tu-quy'
        ? `${Play} does not chop ${table}: nothing chops them.`
        : `${Play} does not chop ${table}: that is not a two.`;
    case 'two-quads':
      return `${Play} do not chop ${table}: only a pair of twos, and that only in some houses.`;
  }
}

function instant(step: Of<'sam-instant'>): string {
  if (step.outcome === 'failed' && step.why === 'none') return 'Nothing in this hand wins at once (ăn trắng).';
  const these = `You have ${cardsText(step.cards)}`;
  const name = `${INSTANT_WINS[step.kind]} (${INSTANT_NAMES[step.kind]})`;
  if (step.outcome === 'held') {
    return step.decides
      ? `${these}: ${name}, an instant win (ăn trắng).`
      : `${these}, ${name} as well, but that ranks lower.`;
  }
  return step.why === 'near'
    ? `${these}: 1 card short of ${name}.`
    : `${these}: ${name}, but in this house that is no instant win (ăn trắng).`;
}

function paid(step: SamDebt): string {
  const who = displayName(step.who);
  const other = displayName(step.other);
  const much = chips(step.units);
  switch (step.rule) {
    case 'sam-pay-cards':
      if (step.why === 'flat') return `This house does not count cards: ${who} pays ${other} ${much}.`;
      return `${who} has ${cardsText(step.cards)} left${step.cards.length > 1 ? `, ${chips(1)} each,` : ''} and pays ${other} ${much}.`;
    case 'sam-pay-thoi':
      return `${thoi(step)} and pays ${other} ${much}.`;
    case 'sam-pay-cong':
      return `${who} never played (cóng) and pays ${other} ${much} instead of ${step.why === 'flat' ? '1' : 'paying for each card'}.`;
  }
}

function thoi({ who, why, cards, units: much }: Of<'sam-pay-thoi'>): string {
  const these = cardsText(cards);
  switch (why) {
    case 'twos':
      return `${displayName(who)} is stuck with (thối) ${these}${cards.length > 1 ? `, ${much / cards.length} each,` : ''}`;
    case 'twos-more':
      return `${displayName(who)} is stuck with (thối) ${these}, for which this house takes ${much / cards.length} more${cards.length > 1 ? ' each' : ''},`;
    case 'quad':
      return `${displayName(who)} is stuck with the quad (thối) ${these}`;
  }
}
