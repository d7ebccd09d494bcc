import { describe, expect, test } from 'vitest';
import { writeJson } from '#core/json.ts';
import { parseCase } from '#core/notation/parse.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { caseOf, houseOf } from '../testing/cases.ts';
import { decide } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

interface Ruled {
  /** A preset, or a preset with settings. */
  readonly house: readonly string[];
  /** Who wins; null for a draw. */
  readonly winner: 'A' | 'B' | null;
  /** What the row says of the hands, where it does. */
  readonly aIs?: readonly [kind: string, points: number];
  readonly bIs?: readonly [kind: string, points: number];
  /** The rule by which it says so, and the two cards that it compares. */
  readonly by?: string;
  readonly cards?: string;
}

interface Row {
  readonly row: number;
  readonly source: string;
  readonly a: string;
  readonly b: string;
  readonly says: readonly Ruled[];
}

/** A hand for the rows that tell of one hand only; its owner plays no part in what the row says. */
const ANY = '2♠ 3♥ 3♦';

const CAO = ['bai-cao', 'online-cao'];
const CAY = ['ba-cay', 'online-36'];

/** Ledger §3.9, row by row. */
const ROWS: readonly Row[] = [
  { row: 1, source: 'S4', a: '9♣ 8♦ K♠', b: ANY, says: [{ house: CAO, winner: 'B', aIs: ['nut', 7] }] },
  {
    row: 2,
    source: 'S4',
    a: 'A♠ 4♦ 5♣',
    b: ANY,
    says: [
      { house: CAO, winner: 'B', aIs: ['bu', 0], by: 'bc-cmp-cao' },
      { house: CAY, winner: 'A', aIs: ['nut', 10], by: 'bc-cmp-cay' },
    ],
  },
  {
    row: 3,
    source: 'S4',
    a: '3♥ 4♣ 2♠',
    b: '3♦ 4♠ 2♣',
    says: [
      { house: ['bai-cao'], winner: null, aIs: ['nut', 9], bIs: ['nut', 9], by: 'bc-cmp-cao' },
      { house: CAY, winner: 'B', aIs: ['nut', 9], bIs: ['nut', 9], by: 'bc-suit-order', cards: '3♥ 3♦' },
    ],
  },
  {
    row: 4,
    source: 'S4',
    a: 'A♥ 7♣ 3♠',
    b: ANY,
    says: [{ house: [...CAO, ...CAY], winner: 'B', aIs: ['nut', 1] }],
  },
  {
    row: 5,
    source: 'S4',
    a: 'A♠ 7♣ 2♦',
    b: '3♥ 4♣ 3♠',
    says: [
      { house: CAY, winner: 'A', aIs: ['nut', 10], bIs: ['nut', 10], by: 'bc-suit-order', cards: '2♦ 3♥' },
      { house: ['bai-cao'], winner: null, aIs: ['bu', 0], bIs: ['bu', 0], by: 'bc-cmp-cao' },
    ],
  },
  {
    row: 6,
    source: 'S4',
    a: 'A♦ 3♣ 6♥',
    b: '2♠ 2♣ 6♦',
    says: [
      { house: CAY, winner: 'A', aIs: ['at-cu', 10], bIs: ['nut', 10], by: 'bc-at-cu', cards: 'A♦ 6♦' },
      { house: ['bai-cao'], winner: null, aIs: ['bu', 0], bIs: ['bu', 0], by: 'bc-cmp-cao' },
    ],
  },
  {
    row: 7,
    source: 'S4',
    a: '9♠ 8♥ 3♦',
    b: '5♣ 3♠ A♥',
    says: [
      { house: CAY, winner: 'A', aIs: ['nut', 10], bIs: ['nut', 9], by: 'bc-cmp-cay' },
      { house: CAO, winner: 'B', aIs: ['bu', 0], bIs: ['nut', 9], by: 'bc-cmp-cao' },
    ],
  },
  {
    row: 8,
    source: 'S4, O-BV',
    a: 'A♥ 4♣ 3♠',
    b: '2♥ 5♣ A♠',
    says: [
      { house: CAY, winner: 'B', aIs: ['nut', 8], bIs: ['nut', 8], by: 'bc-at-cu', cards: 'A♥ 2♥' },
      { house: ['ba-cay{ace=high}', 'online-cao'], winner: 'A', by: 'bc-cmp-cay', cards: 'A♥ 2♥' },
      { house: ['bai-cao'], winner: null, by: 'bc-cmp-cao' },
    ],
  },
  {
    row: 9,
    source: 'S4',
    a: 'J♠ Q♦ K♣',
    b: '9♥ 9♦ A♣',
    says: [{ house: CAO, winner: 'A', aIs: ['ba-tien', 0], bIs: ['nut', 9], by: 'bc-cmp-cao' }],
  },
  {
    row: 10,
    source: 'S4',
    a: '10♣ J♦ Q♥',
    b: 'A♠ 2♣ 3♦',
    says: [{ house: CAO, winner: 'B', aIs: ['bu', 0], bIs: ['nut', 6], by: 'bc-cmp-cao' }],
  },
  {
    row: 11,
    source: 'S4, O-SAP',
    a: 'K♠ K♥ K♦',
    b: 'J♣ Q♣ J♦',
    says: [
      { house: ['bai-cao'], winner: null, aIs: ['ba-tien', 0], bIs: ['ba-tien', 0], by: 'bc-batien-tie' },
      { house: ['bai-cao{threeAlike=above-all}'], winner: 'A', aIs: ['sap', 0], bIs: ['ba-tien', 0], by: 'bc-sap' },
    ],
  },
  {
    row: 12,
    source: 'S4, O-SAP',
    a: '9♣ 9♦ 9♥',
    b: '8♠ 8♥ 2♦',
    says: [
      { house: CAO, winner: 'B', aIs: ['nut', 7], bIs: ['nut', 8], by: 'bc-cmp-cao' },
      { house: CAY, winner: 'B', aIs: ['nut', 7], bIs: ['nut', 8], by: 'bc-cmp-cay' },
      {
        house: [...CAO, ...CAY].map((preset) => `${preset}{threeAlike=above-all}`),
        winner: 'A',
        aIs: ['sap', 7],
        bIs: ['nut', 8],
        by: 'bc-sap',
      },
    ],
  },
  {
    row: 13,
    source: 'S4, O-TG',
    a: '5♣ 3♣ A♠',
    b: '4♠ 3♠ 2♠',
    says: [
      { house: ['ba-cay'], winner: 'A', aIs: ['nut', 9], bIs: ['nut', 9], by: 'bc-suit-order', cards: '5♣ 4♠' },
      { house: ['online-36', 'ba-cay{suits=DHSC}'], winner: 'B', by: 'bc-at-cu', cards: 'A♠ 4♠' },
      { house: ['bai-cao'], winner: null, by: 'bc-cmp-cao' },
    ],
  },
  {
    row: 14,
    source: 'S4, O-BV',
    a: 'A♠ A♥ A♣',
    b: '2♠ 9♥ 2♣',
    says: [
      { house: CAY, winner: 'B', aIs: ['nut', 3], bIs: ['nut', 3], by: 'bc-at-cu', cards: 'A♥ 9♥' },
      { house: ['ba-cay{ace=high}', 'online-cao'], winner: 'A', by: 'bc-cmp-cay', cards: 'A♥ 9♥' },
      { house: ['bai-cao'], winner: null, by: 'bc-cmp-cao' },
    ],
  },
  {
    row: 15,
    source: 'S4',
    a: '9♦ 8♠ 2♣',
    b: '6♦ 7♥ 6♣',
    says: [{ house: CAY, winner: 'A', aIs: ['nut', 9], bIs: ['nut', 9], by: 'bc-cmp-cay', cards: '9♦ 6♦' }],
  },
  {
    row: 16,
    source: 'S4',
    a: '9♠ 9♣ 9♥',
    b: '4♦ 2♣ A♥',
    says: [{ house: CAY, winner: 'B', aIs: ['nut', 7], bIs: ['nut', 7], by: 'bc-suit-order', cards: '9♥ 4♦' }],
  },
];

const CASES = ROWS.flatMap(({ row, source, a, b, says }) =>
  says.flatMap(({ house, ...expected }) => house.map((name) => ({ row, source, a, b, house: name, ...expected }))),
);

const RESULTS = { A: 'win', B: 'lose', null: 'push' } as const;

describe('worked cases, ledger §3.9', () => {
  test('all 16 rows are here', () => {
    expect(ROWS.map(({ row }) => row)).toEqual(Array.from({ length: 16 }, (_, at) => at + 1));
  });

  describe.each(CASES)('row $row ($source), $house: $a v $b', ({ a, b, house, winner, by, cards, ...hands }) => {
    const open = caseOf(`@${house};A:${a};B:${b}`).fields;
    const { verdict, reasons } = decide(open, houseOf(house));

    test(`best takes all: ${winner ?? 'a draw'}`, () => {
      expect(verdict.ranking).toEqual(winner === 'A' ? [['A'], ['B']] : winner === 'B' ? [['B'], ['A']] : [['A', 'B']]);
      const [first, second] = verdict.hands;
      if (hands.aIs) expect([first?.kind, first?.points]).toEqual(hands.aIs);
      if (hands.bIs) expect([second?.kind, second?.points]).toEqual(hands.bIs);
      expect(verdict.players).toBeUndefined();
      expect(reasons.at(-1)).toMatchObject({ rule: winner ? 'bc-mode-tat' : 'bc-tat-tie', who: winner ?? 'A' });
    });

    test('with B as the banker', () => {
      const ruling = decide(caseOf(`@${house};cai:${b};A:${a}`).fields, houseOf(house));
      const net = winner === 'A' ? 1 : winner === 'B' ? -1 : 0;
      expect(ruling.verdict.players).toEqual([{ name: 'A', outcome: RESULTS[`${winner}`], net }]);
      const compared = ruling.reasons.filter((step) => 'other' in step);
      if (by !== undefined) expect(compared.map(({ rule }) => rule)).toEqual([by]);
      if (cards !== undefined) expect(compared[0]?.cards).toEqual(cards.split(' ').map(parseCard));
    });
  });

  test('row 1: 9, 8 and a king are 27, and 27 is 7', () => {
    const { reasons } = decide(caseOf(`@bai-cao;A:9♣ 8♦ K♠;B:${ANY}`).fields, PRESETS['bai-cao']);
    expect(reasons).toContainEqual(
      expect.objectContaining({ rule: 'bc-points-cao', who: 'A', parts: [9, 8, 10], total: 27, points: 7 }),
    );
  });

  test.each(['J♠ Q♦ K♣', '10♣ J♦ Q♥', 'K♠ K♥ K♦'])('rows 9 to 11: %s is no deal of ba-cay', (hand) => {
    const read = parseCase(`ba-cay@ba-cay;A:${hand};B:9♥ 9♦ A♣`, [game]);
    expect(read).toMatchObject({
      ok: false,
      error: { code: 'card-not-in-deck', at: 16, found: hand.split(' ')[0] },
    });
  });

  test('row 6: the verdict as JSON', () => {
    const json = (text: string) => {
      const { fields } = caseOf(text);
      return writeJson(game.verdictJson(decide(fields, PRESETS['ba-cay']).verdict));
    };
    expect(json(';A:A♦ 3♣ 6♥;B:2♠ 2♣ 6♦')).toBe(
      '{"hands":{"A":{"kind":"at-cu","points":10},"B":{"kind":"nut","points":10}},"ranking":[["A"],["B"]]}',
    );
    expect(json(';A:A♦ 3♣ 6♥;cái:2♠ 2♣ 6♦')).toBe(
      '{"hands":{"A":{"kind":"at-cu","points":10},"cai":{"kind":"nut","points":10}},"ranking":[["A"],["cai"]],' +
        '"players":{"A":{"outcome":"win","net":1}}}',
    );
  });
});
