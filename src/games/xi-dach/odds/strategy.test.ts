import { describe, expect, test } from 'vitest';
import { ALL_CARDS, type Card, isAce } from '#core/card.ts';
import { allowedValues, type Schema } from '#core/house-rules.ts';
import { schemaOfEdition } from '#testing/rule-sets.ts';
import { readHand } from '../engine/hand.ts';
import { PRESETS, SCHEMA, type XiDachRules } from '../engine/rules.ts';
import { literalBest, literalTotals } from '../testing/literal-total.ts';
import { chooser } from './choice.ts';
import { shapeOf, WHOLE_DECK } from './shapes.ts';
import { type StrategyColumn, strategy } from './strategy.ts';

const MOST = PRESETS['pho-thong'];

/** Each rule set is counted once. */
const tables = new Map<string, readonly StrategyColumn[]>();
function tableOf(rules: XiDachRules): readonly StrategyColumn[] {
  const house = JSON.stringify(rules);
  const table = tables.get(house) ?? strategy(rules);
  tables.set(house, table);
  return table;
}

/** `3 high`: 19. */
function limits(columns: readonly StrategyColumn[]): Readonly<Record<string, number>> {
  return Object.fromEntries(columns.map(({ size, ace, standFrom }) => [`${size} ${ace}`, standFrom]));
}

/** Rule sets that differ from the common one in one setting. */
function* neighbours(schema: Schema): Generator<readonly [name: string, rules: XiDachRules]> {
  for (const [key, setting] of Object.entries(schema)) {
    for (const value of allowedValues(setting)) yield [`${key}=${value}`, { ...MOST, [key]: value }];
  }
}

test('the table of most houses', () => {
  expect(limits(tableOf(MOST))).toEqual({
    '2 none': 17,
    '2 high': 19,
    '3 none': 17,
    '3 low': 17,
    '3 high': 19,
    '4 none': 17,
    '4 low': 17,
    '4 high': 21,
  });
});

test('and what the other houses change in it', () => {
  const changed = new Map<string, string>();
  const usual = limits(tableOf(MOST));
  for (const [name, rules] of neighbours(schemaOfEdition(SCHEMA, 1))) {
    const other = limits(tableOf(rules));
    const moved = Object.entries(other).filter(([column, from]) => usual[column] !== from);
    if (moved.length > 0) changed.set(name, moved.map(([column, from]) => `${column} ${from}`).join(', '));
  }
  expect(Object.fromEntries(changed)).toEqual({
    'aces=one-ten': '3 high 20',
    'aces=by-size-b': '2 high 18',
    'bankerMin=14': '2 none 16, 2 high 18, 3 none 16, 3 low 16, 4 none 16, 4 low 16',
    'bankerMin=15': '2 none 16, 3 none 16, 3 low 16',
    'bankerMin=17': '3 high 20, 4 none 18, 4 low 18',
    'bustVsBust=banker': '2 none 16, 3 none 16, 3 low 16',
    'fiveCard=16-to-21': '4 high 20',
    'payout=3-2-2': '3 high 20, 4 none 18, 4 low 18, 4 high 22',
    'payout=4-3-2': '3 high 20, 4 none 18, 4 low 18, 4 high 22',
  });
});

describe('every house near to what most play, and every preset', () => {
  test.each([...neighbours(SCHEMA), ...Object.entries(PRESETS)])('%s', (_, rules) => {
    for (const { cells, standFrom } of tableOf(rules)) {
      expect(cells.map(({ total }) => total)).toEqual(cells.map(({ total }) => total).toSorted((a, b) => a - b));
      for (const { total, stand, draw, draws } of cells) {
        // One number describes a whole column.
        expect([total, draws]).toEqual([total, total < standFrom]);
        expect(draws ? draw - stand : stand - draw).toBeGreaterThan(-1e-9);
        // Below the minimum for standing, a draw is never worse.
        if (total < rules.minStand) expect(draws).toBe(true);
      }
    }
  });
});

test.each(['pho-thong', 'adam-tips', 'co-noi', 'mien-nam'] as const)(
  '%s: each cell is the mean of its hands of real cards',
  (preset) => {
    const rules = PRESETS[preset];
    const choose = chooser({ rules, pack: WHOLE_DECK, knows: 'no-natural', den: 1 });
    const sums = new Map<string, { weight: number; stand: number; draw: number }>();
    const natural = (two: readonly Card[]) => ['xi-ban', 'xi-dach'].includes(readHand('an', two, rules).kind);
    for (const first of ALL_CARDS) {
      for (const second of ALL_CARDS) {
        if (first === second || natural([first, second])) continue;
        for (const third of ALL_CARDS) {
          if (third === first || third === second) continue;
          const hand = [first, second, third];
          const ranks = hand.map((card) => RANKS[card % 13] ?? '');
          const total = literalBest(literalTotals(ranks, rules.aces));
          if (total > 21) continue;
          const low = hand.reduce<number>((sum, card) => sum + Math.min((card % 13) + 1, 10), 0);
          const ace = !hand.some(isAce) ? 'none' : total > low ? 'high' : 'low';
          const { stand, draw, known } = choose(shapeOf(hand));
          const sum = sums.get(`${ace} ${total}`) ?? { weight: 0, stand: 0, draw: 0 };
          sums.set(`${ace} ${total}`, sum);
          sum.weight += known;
          sum.stand += known * stand.net;
          sum.draw += known * (draw?.net ?? Number.NaN);
        }
      }
    }
    const three = tableOf(rules).filter(({ size }) => size === 3);
    expect(three.reduce((sum, { cells }) => sum + cells.length, 0)).toBe(sums.size);
    for (const { ace, cells } of three) {
      for (const { total, stand, draw } of cells) {
        const sum = sums.get(`${ace} ${total}`) ?? { weight: 0, stand: 0, draw: 0 };
        expect(stand).toBeCloseTo(sum.stand / sum.weight, 11);
        expect(draw).toBeCloseTo(sum.draw / sum.weight, 11);
      }
    }
  },
);

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
