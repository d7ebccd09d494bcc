import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { categoryOf } from '../hands/strength.ts';
import { caseOf, fieldsOf, houseOf, rankingHouses } from '../testing/cases.ts';
import type { Category } from './category.ts';
import { decide } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';
import type { XiToStep } from './steps.ts';

/** Ledger §2.9, rows 1 to 9: S2's own examples, what makes each, and what is told of it that it nearly was. */
const EXAMPLES: readonly (readonly [row: number, hand: string, category: Category, made: string])[] = [
  [1, '10♥ 7♦ 9♣ J♠ K♠', 'mau-thau', 'K♠ J♠ 10♥ 9♣ 7♦'],
  [2, '8♥ 8♦ J♣ K♠ A♥', 'doi', '8♥ 8♦'],
  [3, '8♥ 8♦ J♣ J♠ A♥', 'thu', 'J♣ J♠ 8♥ 8♦'],
  [4, '8♥ 8♦ 8♣ J♠ A♥', 'sam', '8♥ 8♦ 8♣'],
  [5, '8♥ 9♦ 10♣ J♠ Q♥', 'sanh', 'Q♥ J♠ 10♣ 9♦ 8♥'],
  [6, '8♥ 9♥ J♥ K♥ A♥', 'thung', 'A♥ K♥ J♥ 9♥ 8♥'],
  [7, '8♥ 8♦ 8♣ 9♠ 9♥', 'cu-lu', '8♥ 8♦ 8♣ 9♠ 9♥'],
  [8, '8♥ 8♦ 8♣ 8♠ J♥', 'tu-quy', '8♥ 8♦ 8♣ 8♠'],
  [9, '8♥ 9♥ 10♥ J♥ Q♥', 'thung-pha-sanh', 'Q♥ J♥ 10♥ 9♥ 8♥'],
];

/** A hand for the rows that tell of one hand only. */
const ANY = '7♠ Q♦ K♣ A♣ 10♦';

interface Ruled {
  /** A preset, or a preset with settings. */
  readonly house: readonly string[];
  /** Who wins; null where they are equal. */
  readonly winner: 'A' | 'B' | null;
  /** What the row says of the hands, where it does. */
  readonly is?: readonly [a: Category, b: Category];
  /** The rule by which it says so, and the two cards that it compares, the winner's first. */
  readonly by: string;
  readonly cards?: string;
}

interface Row {
  readonly row: number;
  readonly a: string;
  readonly b: string;
  readonly says: readonly Ruled[];
}

const ALL = Object.keys(PRESETS);
const KICKERS = ['vipgame', 'short-deck', 'vipgame{suits=none}', 'thung-lon{tieBreak=kickers-then-suit}'];
const PAIR_FIRST = ['thung-lon', 'vipgame{tieBreak=suit-of-pair-first}', 'short-deck{tieBreak=suit-of-pair-first}'];
const NO_SUITS = ['vipgame{suits=none}', 'thung-lon{suits=none}', 'short-deck{suits=none}'];

/** Rows 10 to 19: two hands. */
const ROWS: readonly Row[] = [
  {
    row: 10,
    a: '8♥ 9♥ J♥ K♥ A♥',
    b: '7♥ 7♦ 7♣ 9♠ 9♦',
    says: [
      { house: ['vipgame', 'short-deck{flush=below-full-house}'], winner: 'B', is: ['thung', 'cu-lu'], by: 'xt-order' },
      {
        house: ['thung-lon', 'short-deck', 'vipgame{flush=above-full-house}'],
        winner: 'A',
        is: ['thung', 'cu-lu'],
        by: 'xt-order',
      },
    ],
  },
  {
    row: 11,
    a: 'A♠ 7♦ 8♣ 9♥ 10♦',
    b: 'K♥ K♦ 8♠ 9♠ J♦',
    says: [
      { house: ['vipgame', 'thung-lon'], winner: 'B', is: ['mau-thau', 'doi'], by: 'xt-order' },
      { house: ['short-deck', 'vipgame{aceLow=true}'], winner: 'A', is: ['sanh', 'doi'], by: 'xt-order' },
    ],
  },
  {
    row: 12,
    a: 'A♠ 7♦ 8♣ 9♥ 10♦',
    b: '8♦ 9♣ 10♥ J♠ Q♦',
    says: [
      { house: ['vipgame', 'thung-lon'], winner: 'B', is: ['mau-thau', 'sanh'], by: 'xt-order' },
      { house: ['short-deck'], winner: 'B', is: ['sanh', 'sanh'], by: 'xt-cmp-same', cards: 'Q♦ 10♦' },
    ],
  },
  {
    row: 13,
    a: '9♥ 10♦ J♣ Q♠ K♥',
    b: '9♠ 10♠ J♦ Q♥ K♠',
    says: [
      {
        house: [...ALL, 'vipgame{suits=SCDH}'],
        winner: 'B',
        is: ['sanh', 'sanh'],
        by: 'xt-cmp-suit',
        cards: 'K♠ K♥',
      },
      { house: NO_SUITS, winner: null, is: ['sanh', 'sanh'], by: 'xt-cmp-suit' },
    ],
  },
  {
    row: 14,
    a: '8♥ 8♦ J♣ K♠ A♥',
    b: '8♠ 8♣ J♠ K♦ Q♥',
    says: [
      { house: KICKERS, winner: 'A', is: ['doi', 'doi'], by: 'xt-cmp-same', cards: 'A♥ K♦' },
      { house: PAIR_FIRST, winner: 'B', is: ['doi', 'doi'], by: 'xt-cmp-suit', cards: '8♠ 8♥' },
      { house: ['thung-lon{suits=none}'], winner: 'A', by: 'xt-cmp-same', cards: 'A♥ K♦' },
      // In SCDH both hold a black eight: 8♠ before 8♣ and the red ones.
      { house: ['thung-lon{suits=SCDH}'], winner: 'B', by: 'xt-cmp-suit', cards: '8♠ 8♦' },
    ],
  },
  {
    row: 15,
    a: '8♥ 8♦ J♣ K♠ A♥',
    b: '8♠ 8♣ J♠ K♦ A♦',
    says: [
      { house: ALL, winner: 'B', is: ['doi', 'doi'], by: 'xt-cmp-suit', cards: '8♠ 8♥' },
      { house: NO_SUITS, winner: null, by: 'xt-cmp-suit' },
    ],
  },
  {
    row: 16,
    a: '10♠ J♠ Q♠ K♠ A♠',
    b: '10♥ J♥ Q♥ K♥ A♥',
    says: [
      { house: ALL, winner: 'A', is: ['thung-pha-sanh', 'thung-pha-sanh'], by: 'xt-cmp-suit', cards: 'A♠ A♥' },
      { house: NO_SUITS, winner: null, by: 'xt-cmp-suit' },
    ],
  },
  {
    row: 17,
    a: '7♠ 7♥ 7♦ 7♣ 8♠',
    b: '9♣ 10♣ J♣ Q♣ K♣',
    says: [{ house: [...ALL, ...NO_SUITS], winner: 'B', is: ['tu-quy', 'thung-pha-sanh'], by: 'xt-order' }],
  },
  {
    row: 18,
    a: 'K♣ Q♣ J♣ 9♣ 7♣',
    b: 'K♥ Q♥ J♥ 9♥ 8♥',
    says: [
      {
        house: [...ALL, ...NO_SUITS, 'vipgame{suits=SCDH}', ...PAIR_FIRST],
        winner: 'B',
        is: ['thung', 'thung'],
        by: 'xt-cmp-same',
        cards: '8♥ 7♣',
      },
    ],
  },
  {
    row: 19,
    a: 'J♥ J♦ 7♠ 7♣ A♦',
    b: 'J♠ J♣ 7♥ 7♦ K♠',
    says: [
      { house: KICKERS, winner: 'A', is: ['thu', 'thu'], by: 'xt-cmp-same', cards: 'A♦ K♠' },
      { house: PAIR_FIRST, winner: 'B', is: ['thu', 'thu'], by: 'xt-cmp-suit', cards: 'J♠ J♥' },
    ],
  },
];

const CASES = ROWS.flatMap(({ row, a, b, says }) =>
  says.flatMap(({ house, ...ruled }) => house.map((name) => ({ row, a, b, house: name, ...ruled }))),
);

describe('worked cases, ledger §2.9 (rows 22 and 23 are about betting, so about the round)', () => {
  test('rows 1 to 19 are here, and below rows 20 and 21', () => {
    const rows = [...EXAMPLES.map(([row]) => row), ...ROWS.map(({ row }) => row)];
    expect(rows).toEqual(Array.from({ length: 19 }, (_, at) => at + 1));
  });

  describe.each(EXAMPLES)('row %i (S2): %s is %s', (_, hand, category, made) => {
    test('in every house', () => {
      const [field] = fieldsOf(`;A:${hand};B:${ANY}`);
      for (const rules of rankingHouses()) expect(categoryOf(field?.cards ?? [], rules)).toBe(category);
    });

    test.each(ALL)('and the ruling of %s says what makes it so', (preset) => {
      const { verdict, reasons } = decide(fieldsOf(`@${preset};A:${hand};B:${ANY}`), houseOf(preset));
      expect(verdict.hands[0]).toEqual({ name: 'A', category });
      const held = reasons.find(({ who, outcome }) => who === 'A' && outcome === 'held');
      expect(held?.rule).toBe(`xt-${category}`);
      expect(held && shown(held)).toBe(made);
    });
  });

  describe.each(CASES)('row $row, $house: $a v $b', ({ a, b, house, winner, is, by, cards }) => {
    const { verdict, reasons } = decide(fieldsOf(`@${house};A:${a};B:${b}`), houseOf(house));

    test(`the pot goes to ${winner ?? 'both'}`, () => {
      expect(verdict.ranking).toEqual(winner === 'A' ? [['A'], ['B']] : winner === 'B' ? [['B'], ['A']] : [['A', 'B']]);
      if (is) expect(verdict.hands.map(({ category }) => category)).toEqual(is);
      expect(verdict.cards).toBe(5);
    });

    test(`by ${by}`, () => {
      const compared = reasons.filter((step) => 'other' in step);
      expect(compared).toMatchObject([{ rule: by, outcome: winner ? 'held' : 'failed', decides: true }]);
      if (winner) expect(compared[0]).toMatchObject({ who: winner, other: winner === 'A' ? 'B' : 'A' });
      expect(compared[0] && shown(compared[0])).toBe(cards ?? '');
      expect(reasons.at(-1)).toMatchObject({ rule: 'xt-showdown', winners: winner ? [winner] : ['A', 'B'] });
    });
  });

  test.each([...ALL, 'vipgame{suits=SCDH}'])('row 20, %s: of three up cards the ace speaks first, then K♠', (house) => {
    const { verdict, reasons } = decide(fieldsOf(`@${house};A:K♦;B:K♠;C:A♣`), houseOf(house));
    expect(verdict.cards).toBe(1);
    expect(verdict.ranking).toEqual([['C'], ['B'], ['A']]);
    expect(reasons.slice(3).map((step) => [step.rule, step.who, shown(step)])).toEqual([
      ['xt-cmp-same', 'C', 'A♣ K♠'],
      ['xt-cmp-suit', 'B', 'K♠ K♦'],
      ['xt-first-actor', 'C', ''],
    ]);
  });

  test.each(ALL)('row 21, %s: the pair of sevens speaks first', (house) => {
    const { verdict, reasons } = decide(fieldsOf(`@${house};A:A♣ 9♥;B:7♦ 7♣;C:K♠ Q♠`), houseOf(house));
    expect(verdict.cards).toBe(2);
    expect(verdict.ranking).toEqual([['B'], ['A'], ['C']]);
    expect(verdict.hands.map(({ category }) => category)).toEqual(['mau-thau', 'doi', 'mau-thau']);
    expect(reasons.slice(3).map((step) => [step.rule, step.who, step.decides ?? false])).toEqual([
      ['xt-order', 'B', true],
      ['xt-cmp-same', 'A', false],
      ['xt-first-actor', 'B', false],
    ]);
  });

  test('row 10: the verdict as JSON', () => {
    const json = (text: string) => {
      const { fields } = caseOf(text);
      return writeJson(game.verdictJson(decide(fields, PRESETS.vipgame).verdict));
    };
    expect(json(';A:8♥ 9♥ J♥ K♥ A♥;2:7♥ 7♦ 7♣ 9♠ 9♦')).toBe(
      '{"hands":{"A":{"category":"thung"},"2":{"category":"cu-lu"}},"ranking":[["2"],["A"]]}',
    );
  });
});

function shown({ cards = [] }: XiToStep): string {
  return cards.map(displayCard).join(' ');
}
