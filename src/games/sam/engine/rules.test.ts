import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard, rankOf } from '#core/card.ts';
import { presetOf } from '#core/house-rules.ts';
import { testLedger } from '#testing/ledger.ts';
import { beatHouses, everyRules } from '../testing/cases.ts';
import { game } from './index.ts';
import { INSTANT_WINS } from './instant.ts';
import { byHeight, heightOf, heightOfRank, lined, ORDER, rankAt } from './ranks.ts';
import { PRESETS, RULE_IDS, SCHEMA } from './rules.ts';

/** Ledger §5.8, in its order: key, values, who says each. */
const LEDGER_VARIANTS = [
  // The table says "outside all"; those that speak of Sâm.
  ['deck', [52, 40], [['O-BV', 'O-SVC', 'O-CT', 'O-SJS', 'O-SLW', 'O-SSC', 'O-XV'], ['S4']]],
  [
    'runs',
    ['low-two', 'no-two'],
    [
      ['O-BV', 'O-SJS'],
      ['O-SVC', 'O-CT', 'O-XV'],
    ],
  ],
  ['runBlock', ['equal', 'equal-or-longer'], [['O-BV', 'O-SVC', 'O-CT'], ['S4']]],
  [
    'chopTwo',
    ['single-only', 'quad-per-two', 'quad-takes-pair', 'none'],
    [['O-BV', 'O-SVC'], ['S4'], ['O-SJS'], ['O-CT']],
  ],
  ['firstLead', ['random', 'lowest'], [['O-BV'], ['S4', 'O-CT']]],
  ['samPriority', ['first-caller', 'seat-order'], [['S4', 'O-SVC', 'O-BV'], ['O-CT']]],
  ['samFails', ['any-block', 'pass-or-beaten'], [['O-BV', 'O-SVC'], ['O-CT']]],
  ['instantWins', ['four', 'none', 'five'], [['O-BV'], ['S4', 'O-CT'], ['O-SVC', 'O-SLW']]],
  ['finishOnTwo', ['thoi', 'allowed', 'forbidden'], [['O-BV'], ['O-CT'], ['O-SVC']]],
  [
    'cong',
    [15, 0],
    [
      ['O-BV', 'O-SSC'],
      ['S4', 'O-CT'],
    ],
  ],
  ['lastCard', ['must-play-highest', 'off', 'stake-only'], [['O-BV'], ['S4'], ['O-CT']]],
  ['payout', ['per-card', 'none', 'flat'], [['O-BV'], ['S4'], ['O-CT']]],
] as const;

/** Ledger §5.9: a line for each setting, a column for each preset. */
const LEDGER_PRESETS = ['mien-bac', 'adam-tips', 'strict', 'local'];
const LEDGER_TABLE = [
  ['deck', 52, 40, 52, 52],
  ['runs', 'low-two', 'low-two', 'no-two', 'no-two'],
  ['runBlock', 'equal', 'equal-or-longer', 'equal', 'equal'],
  ['chopTwo', 'single-only', 'quad-per-two', 'single-only', 'none'],
  ['firstLead', 'random', 'lowest', 'lowest', 'lowest'],
  ['samPriority', 'first-caller', 'first-caller', 'first-caller', 'seat-order'],
  ['samFails', 'any-block', 'any-block', 'any-block', 'pass-or-beaten'],
  ['instantWins', 'four', 'none', 'five', 'none'],
  ['finishOnTwo', 'thoi', 'allowed', 'forbidden', 'allowed'],
  ['cong', 15, 0, 0, 0],
  ['lastCard', 'must-play-highest', 'off', 'off', 'stake-only'],
  ['payout', 'per-card', 'none', 'per-card', 'flat'],
] as const;

/** Every id of ledger §5.1 to §5.6, in its order, a line for each section. */
const LEDGER_IDS = [
  'deck-40 players deal family',
  'rank no-suit',
  'single pair triple run quad no-doi-thong run-two',
  'lead-first lead-next call follow run-length chop-two quad-quad no-other-chop pass end direction',
  'bao-sam bao-sam-priority instant bao-mot thoi-2 cong',
  'pay-cards pay-thoi pay-cong pay-chop pay-sam pay-white',
].map((line) => line.split(' ').map((id) => `sam-${id}`));

testLedger(game, {
  part: 5,
  variants: LEDGER_VARIANTS.map(([key, values]) => [key, values] as const),
  presets: LEDGER_PRESETS,
  table: LEDGER_TABLE,
  round: ['firstLead', 'samPriority', 'samFails', 'finishOnTwo', 'lastCard'],
  ids: LEDGER_IDS,
  strange: [
    ['deck', '36'],
    ['deck', '52.0'],
    ['runs', 'low'],
    ['runBlock', 'longer'],
    ['chopTwo', ''],
    ['chopTwo', 'None'],
    ['instantWins', '4'],
    ['cong', '015'],
    ['cong', 'false'],
    ['payout', 'per card'],
    ['constructor', 'none'],
    ['__proto__', 'none'],
  ],
  numbers: [
    ['sam-deck-40', '1.1'],
    ['sam-no-suit', '2.2'],
    ['sam-pair', '3.2'],
    ['sam-run-two', '3.7'],
    ['sam-chop-two', '4.6'],
    ['sam-direction', '4.11'],
    ['sam-cong', '5.6'],
    ['sam-pay-white', '6.6'],
    ['tl-u', ''],
  ],
});

test('who says each value', () => {
  expect(Object.values(SCHEMA).map(({ sources }) => sources)).toEqual(LEDGER_VARIANTS.map(([, , sources]) => sources));
});

test('the ids in one list', () => {
  expect(RULE_IDS).toEqual(LEDGER_IDS.flat());
});

test('a preset with a setting changed has no name', () => {
  expect(presetOf(SCHEMA, PRESETS, { ...PRESETS.local, cong: 15 })).toBeUndefined();
});

test('all choices of rules that a case can ask for, and those on which beating depends', () => {
  const distinct = (houses: Iterable<object>) => new Set([...houses].map((house) => JSON.stringify(house))).size;
  expect(distinct(everyRules())).toBe(2 * 2 * 2 * 4 * 3 * 2 * 3);
  expect(distinct(beatHouses())).toBe(2 * 2 * 4);
});

describe('the deck (sam-deck-40)', () => {
  test.each([
    [52, 13],
    [40, 10],
  ] as const)('of %i cards: %i ranks in four suits', (deck, ranks) => {
    const cards = ALL_CARDS.filter((card) => game.hasCard(card, { ...PRESETS['mien-bac'], deck }));
    expect(cards).toHaveLength(deck);
    expect(new Set(cards.map(rankOf)).size).toBe(ranks);
    expect(cards.some((card) => ['J', 'Q', 'K'].includes(rankOf(card)))).toBe(deck === 52);
  });
});

describe('ranks (sam-rank, sam-no-suit)', () => {
  test('3 lowest, 2 highest, there and back', () => {
    expect(ORDER.join(' ')).toBe('3 4 5 6 7 8 9 10 J Q K A 2');
    for (const card of ALL_CARDS) {
      expect(rankAt(heightOf(card))).toBe(rankOf(card));
      expect(heightOfRank(rankOf(card))).toBe(heightOf(card));
    }
  });

  test('shown from the lowest up, of one rank ♠ ♣ ♦ ♥ (sam-lead-first)', () => {
    const sorted = ALL_CARDS.toSorted(byHeight).map(formatCard);
    expect(sorted.slice(0, 5)).toEqual(['3S', '3C', '3D', '3H', '4S']);
    expect(sorted.slice(-5)).toEqual(['AH', '2S', '2C', '2D', '2H']);
  });

  test.each([
    ['3 A 2', 'A 2 3'],
    ['4 3 2', '2 3 4'],
    ['5 2 4 A 3', 'A 2 3 4 5'],
    // Not where they do not follow on each other.
    ['A 3', '3 A'],
    ['2 A', 'A 2'],
    ['2 4', '4 2'],
    ['2 A K', 'K A 2'],
    ['2 A 4 3 K', '3 4 K A 2'],
  ])('%s is laid out as %s', (given, shown) => {
    const card = (rank: string) => ALL_CARDS.filter((one) => rankOf(one) === rank).slice(0, 1);
    expect(lined(given.split(' ').flatMap(card)).map(rankOf).join(' ')).toBe(shown);
  });
});

test('instant wins in the order that decides (ledger §5.8)', () => {
  expect(INSTANT_WINS).toEqual(['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi']);
});
