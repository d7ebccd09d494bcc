import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { parseCase } from '#core/notation/parse.ts';
import { canEat } from '../hands/eat.ts';
import { cardsOf, handRuled, handText, houseOf, rule, showdownRuled, showdownText } from '../testing/cases.ts';
import { game } from './index.ts';

interface Says {
  /** Presets, or presets with settings. */
  readonly house: readonly string[];
  /** Melds, what is left, points and ù; for a showdown points, place and net of each. */
  readonly is: string;
}

interface Row {
  readonly row: number;
  readonly source: string;
  /** The hand, or the fields of a showdown, in the order in which they laid down. */
  readonly of: string;
  readonly says: readonly Says[];
}

const ALL = ['mien-bac', 'adam-tips', 'online'];
const PAID = ['mien-bac', 'online'];
const KHAN = ['mien-bac', 'mien-bac{uKinds=plain-tron-khan}'];

/** Three cards alone are a phỏm, all of them, in every house. */
const phom = (row: number, cards: string): Row => {
  return { row, source: 'S4', of: cards, says: [{ house: ALL, is: `${cards} | 0` }] };
};

/** Ledger §4.9, row by row. Those that give figures only have hands built to fit. */
const ROWS: readonly Row[] = [
  { row: 1, source: 'S4', of: '2♥ Q♠ 4♦', says: [{ house: ALL, is: '2♥ 4♦ Q♠ | 18' }] },
  phom(2, '4♠ 4♥ 4♦'),
  phom(2, 'K♠ K♦ K♣'),
  phom(2, '2♠ 2♥ 2♦'),
  phom(3, '4♣ 5♣ 6♣'),
  phom(3, '6♥ 7♥ 8♥ 9♥ 10♥'),
  phom(3, '8♠ 9♠ 10♠ J♠'),
  { row: 4, source: 'S4', of: '4♣ 5♣ 6♦', says: [{ house: ALL, is: '4♣ 5♣ 6♦ | 15' }] },
  phom(5, 'A♠ 2♠ 3♠'),
  { row: 5, source: 'O-BV', of: 'Q♠ K♠ A♠', says: [{ house: ALL, is: 'A♠ Q♠ K♠ | 26' }] },
  {
    row: 6,
    source: 'S4',
    of: '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣',
    says: [
      { house: ['mien-bac', 'adam-tips'], is: '4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / K♠ K♦ K♣ / 2♣ | 2 thuong' },
      {
        house: ['online', 'mien-bac{u=none-left}', 'adam-tips{u=none-left}'],
        is: '4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / K♠ K♦ K♣ / 2♣ | 2',
      },
      { house: ['online{u=one-left-or-zero}'], is: '4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / K♠ K♦ K♣ / 2♣ | 2 thuong' },
    ],
  },
  {
    row: 7,
    source: 'S4',
    of: '4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣',
    says: [
      { house: ALL, is: '4♣ 5♣ 6♣ / 6♥ 7♥ 8♥ 9♥ / K♠ K♦ K♣ | 0 thuong' },
      {
        house: ALL.map((preset) => `${preset}{uKinds=plain-tron-khan}`),
        is: '4♣ 5♣ 6♣ / 6♥ 7♥ 8♥ 9♥ / K♠ K♦ K♣ | 0 tron',
      },
    ],
  },
  {
    row: 8,
    source: 'S4',
    of: '6♥ 7♥ 8♥ 9♥ 10♥ 8♠ 9♠ 10♠ J♠ 3♦',
    says: [
      { house: ['mien-bac', 'adam-tips'], is: '6♥ 7♥ 8♥ 9♥ 10♥ / 8♠ 9♠ 10♠ J♠ / 3♦ | 3 thuong' },
      { house: ['online', 'adam-tips{u=none-left}'], is: '6♥ 7♥ 8♥ 9♥ 10♥ / 8♠ 9♠ 10♠ J♠ / 3♦ | 3' },
    ],
  },
  {
    row: 9,
    source: 'S4',
    of: '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ 2♣ 2♦',
    says: [{ house: ALL, is: '4♠ 4♥ 4♦ / 6♥ 7♥ 8♥ / 2♦ 2♣ K♠ K♦ | 30' }],
  },
  {
    row: 10,
    source: 'by hand',
    of: '4♣ 5♣ 6♣ 6♦ 6♥ K♠',
    says: [{ house: ALL, is: '6♥ 6♦ 6♣ / 4♣ 5♣ K♠ | 22' }],
  },
  {
    row: 11,
    source: 'by hand',
    of: '7♠ 7♦ 7♥ 8♥ 9♥ 2♣ 4♦ Q♠ A♠',
    says: [{ house: ALL, is: '7♥ 8♥ 9♥ / A♠ 2♣ 4♦ 7♠ 7♦ Q♠ | 33' }],
  },
  {
    row: 12,
    source: 'by hand',
    of: '4♣ 5♣ 6♣ 6♦ 6♥ 6♠ 7♠ 8♠ K♦',
    says: [{ house: ALL, is: '6♠ 7♠ 8♠ / 6♥ 6♦ 6♣ / 4♣ 5♣ K♦ | 22' }],
  },
  { row: 13, source: 'S4', of: '7♠ 7♥ 7♦*', says: [{ house: ALL, is: '7♠ 7♥ 7♦ | 0' }] },
  { row: 13, source: 'S4', of: '5♦ 6♦ 7♦*', says: [{ house: ALL, is: '5♦ 6♦ 7♦ | 0' }] },
  { row: 13, source: 'S4', of: '7♠ 8♦ 7♦*', says: [{ house: ALL, is: 'eaten-card-outside-meld 7♦' }] },
  {
    row: 14,
    source: 'S4, O-TG, O-BV',
    of: 'an: 4♠ 5♠ 6♠ 5♦; binh: K♠ K♦ K♣ 2♥ 3♥; chi: J♥ J♦ J♣ 9♦ 8♣; dung: A♣ 2♠',
    says: [
      { house: PAID, is: 'an 5 #1 +7, binh 5 #2 -1, chi 17 #3 -2, dung 3 mom #4 -4' },
      { house: ['adam-tips'], is: 'an 5 #1 0, binh 5 #2 0, chi 17 #3 0, dung 3 mom #4 0' },
    ],
  },
  {
    row: 14,
    source: 'S4, O-TG, O-BV',
    of: 'dung: A♣ 2♠; binh: K♠ K♦ K♣ 2♥ 3♥; chi: J♥ J♦ J♣ 9♦ 8♣; an: 4♠ 5♠ 6♠ 5♦',
    says: [{ house: PAID, is: 'dung 3 mom #4 -4, binh 5 #1 +7, chi 17 #3 -2, an 5 #2 -1' }],
  },
  {
    row: 15,
    source: 'S4, O-TG',
    of: 'an: 4♠ 5♠ 6♠ 5♦; binh: K♥ Q♦ 9♣ 6♥; chi: J♣ 8♦ A♥; dung: 3♠ 3♦ 3♣ 7♥',
    says: [
      { house: ['adam-tips'], is: 'an 5 #1 0, binh 40 mom #4 0, chi 20 mom #4 0, dung 7 #2 0' },
      { house: ['mien-bac'], is: 'an 5 #1 +9, binh 40 mom #4 -4, chi 20 mom #4 -4, dung 7 #2 -1' },
      {
        house: ['online', 'mien-bac{manyMom=lay-order}'],
        is: 'an 5 #1 +9, binh 40 mom #3 -4, chi 20 mom #4 -4, dung 7 #2 -1',
      },
      { house: ['adam-tips{manyMom=lay-order}'], is: 'an 5 #1 0, binh 40 mom #3 0, chi 20 mom #4 0, dung 7 #2 0' },
    ],
  },
  {
    row: 16,
    source: 'O-BV, O-TG',
    of: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠',
    says: [
      { house: [...KHAN, 'mien-bac{caGap=1}'], is: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ | 45 khan' },
      { house: ['adam-tips', 'online', 'mien-bac{uKinds=plain}'], is: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ | 45' },
      { house: ['adam-tips{uKinds=plain-khan}'], is: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ | 45 khan' },
    ],
  },
  {
    row: 17,
    source: 'O-TG, S4',
    of: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠',
    says: [
      { house: [...KHAN, 'adam-tips', 'online'], is: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ | 55' },
      { house: ['mien-bac{caGap=1}'], is: 'A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ | 55 khan' },
    ],
  },
  {
    row: 18,
    source: 'O-BV, O-TG, O-PJS, S4',
    of: 'binh: 7♠ 7♦ 7♥ A♦; an: 2♣ 3♣ 4♣ 7♣',
    says: [
      { house: PAID, is: 'binh 1 #2 -1, an 0 #1 +1' },
      { house: ['adam-tips'], is: 'binh 1 #1 0, an 7 #2 0' },
      { house: ['mien-bac{layOff=false}'], is: 'binh 1 #1 +1, an 7 #2 -1' },
      { house: ['adam-tips{layOff=true}'], is: 'binh 1 #2 0, an 0 #1 0' },
    ],
  },
  {
    row: 19,
    source: 'O-BV, O-TG, O-TLS, S4',
    of: 'an: 4♠ 5♠ 6♠ 9♦; binh: K♠ K♦ K♣ 2♥; chi: J♥ J♦ J♣ 9♣ 8♥; dung: 3♠ 3♦ 3♣ Q♣ Q♥',
    says: [
      { house: PAID, is: 'an 9 #2 -1, binh 2 #1 +6, chi 17 #3 -2, dung 24 #4 -3' },
      { house: ['adam-tips'], is: 'an 9 #2 0, binh 2 #1 0, chi 17 #3 0, dung 24 #4 0' },
    ],
  },
  {
    row: 19,
    source: 'O-BV, O-TG, O-TLS, with one móm',
    of: 'an: 4♠ 5♠ 6♠ 9♦; binh: K♠ K♦ K♣ 2♥; chi: J♥ J♦ J♣ 9♣ 8♥; dung: 3♠ 3♦ Q♣ Q♥',
    says: [{ house: PAID, is: 'an 9 #2 -1, binh 2 #1 +7, chi 17 #3 -2, dung 30 mom #4 -4' }],
  },
  {
    // The đền is 15; the three eaten cards are paid for besides, 1 + 2 + 3 (tl-pay-eat, case notation).
    row: 20,
    source: 'O-BV, O-TG, S4',
    of: 'an: 4♠ 5♠*binh 6♠ 8♥ 8♦*binh 8♣ J♥*binh Q♥ K♥; binh: 2♠ 2♦ 2♣ 9♣; chi: A♦ 3♥; dung: 6♦ 6♣ 6♥ 10♠',
    says: [
      { house: PAID, is: 'an 0 #1 +21, binh 9 #2 -21, chi 4 mom #2 0, dung 10 #2 0' },
      { house: ['adam-tips'], is: 'an 0 #1 0, binh 9 #2 0, chi 4 mom #2 0, dung 10 #2 0' },
      { house: ['mien-bac{uDen=none}'], is: 'an 0 #1 +21, binh 9 #2 -11, chi 4 mom #2 -5, dung 10 #2 -5' },
    ],
  },
];

function ruled(of: string, house: string): string {
  const isShowdown = of.includes(':');
  const text = `@${house};${isShowdown ? of : `bai:${of}`}`;
  const read = parseCase(`ta-la${text}`, [game]);
  if (!read.ok) return `${read.error.code} ${read.error.found}`;
  return isShowdown ? showdownText(showdownRuled(text)) : handText(handRuled(text));
}

const CASES = ROWS.flatMap(({ row, source, of, says }) =>
  says.flatMap(({ house, is }) => house.map((name) => ({ row, source, of, house: name, is }))),
);

describe('worked cases, ledger §4.9', () => {
  test('all 20 rows are here', () => {
    expect([...new Set(ROWS.map(({ row }) => row))]).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  });

  test.each(CASES)('row $row ($source), $house: $of', ({ of, house, is }) => {
    expect(ruled(of, house)).toBe(is);
  });

  test.each([
    [10, '4♣ 5♣ 6♣ 6♦ 6♥ K♠', '4♣ 5♣ 6♣', 25],
    [11, '7♠ 7♦ 7♥ 8♥ 9♥ 2♣ 4♦ Q♠ A♠', '7♠ 7♥ 7♦', 36],
    [12, '4♣ 5♣ 6♣ 6♦ 6♥ 6♠ 7♠ 8♠ K♦', '4♣ 5♣ 6♣', 25],
  ])('row %i: %s, and with %s instead %i would be left', (_, hand, meld, points) => {
    const rivals = rule(`@mien-bac;bai:${hand}`).reasons.flatMap((step) =>
      step.rule === 'tl-one-meld-each' ? [[step.cards.map(displayCard).join(' '), step.points]] : [],
    );
    expect(rivals).toEqual([[meld, points]]);
  });

  test.each([
    ['7♠ 7♥', true],
    ['5♦ 6♦', true],
    ['7♠ 8♦', false],
  ])('row 13: hand %s, discard 7♦: %s, in every house', (hand, may) => {
    const [discard] = cardsOf('7♦');
    for (const house of ALL) {
      expect(discard !== undefined && canEat(cardsOf(hand), [], discard, houseOf(house)).ok).toBe(may);
    }
  });

  test('row 20: the đền alone is 15, paid by one; without it 5 from each', () => {
    const of = ROWS.find(({ row }) => row === 20)?.of ?? '';
    const paid = (house: string) =>
      rule(`@${house};${of}`).reasons.flatMap((step) =>
        'units' in step && step.outcome === 'held' && step.rule !== 'tl-pay-eat'
          ? [`${step.rule} ${step.who} ${step.units}`]
          : [],
      );
    expect(paid('mien-bac')).toEqual(['tl-u-den binh 15']);
    expect(paid('mien-bac{uDen=none}')).toEqual(['tl-pay-u binh 5', 'tl-pay-u chi 5', 'tl-pay-u dung 5']);
    expect(paid('adam-tips')).toEqual([]);
  });

  test('the verdicts as JSON: row 10, row 18', () => {
    const json = (text: string) => writeJson(game.verdictJson(rule(text).verdict));
    expect(json('@mien-bac;bai:4♣ 5♣ 6♣ 6♦ 6♥ K♠')).toBe(
      '{"melds":[["6H","6D","6C"]],"deadwood":["4C","5C","KS"],"points":22,"u":null}',
    );
    expect(json('@mien-bac;2:7♠ 7♦ 7♥ A♦;an:2♣ 3♣ 4♣ 7♣')).toBe(
      '{"players":{"2":{"points":1,"mom":false,"place":2,"net":-1},"an":{"points":0,"mom":false,"place":1,"net":1}}}',
    );
  });
});
