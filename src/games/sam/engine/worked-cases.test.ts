import { describe, expect, test } from 'vitest';
import { displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { parseCase } from '#core/notation/parse.ts';
import { endsOnTwo, plays } from '../hands/plays.ts';
import { cardsOf, houseOf, rule, verdictShort } from '../testing/cases.ts';
import { game } from './index.ts';

const SJS = 'mien-bac{chopTwo=quad-takes-pair}';

/** The columns of ledger §5.10. O-SJS is the default with its own way to chop. */
const COLUMNS = ['adam-tips', 'mien-bac', 'strict', SJS, 'local'];

interface Row {
  readonly row: number;
  /** The fields of the case. */
  readonly of: string;
  /** What is ruled in each column; empty where the ledger has nothing there. */
  readonly says: readonly [adamTips: string, mienBac: string, strict: string, sjs: string, local: string];
}

const all = (says: string): Row['says'] => [says, says, says, says, says];
/** Yes or no in each column, and what the cards are. */
const each = (marks: string, of: string): Row['says'] => {
  const [a = '', b = '', c = '', d = '', e = ''] = marks.split(' ').map((mark) => `${mark}: ${of}`);
  return [a, b, c, d, e];
};
/** The same, with a card that the short pack does not have. */
const short = (card: string, [, ...others]: Row['says']): Row['says'] => [`card-not-in-deck ${card}`, ...others];

/** Ledger §5.10 but for what only a round knows. Rows "by hand" have hands built to fit. */
const ROWS: readonly Row[] = [
  { row: 1, of: 'ban:2♠;danh:7♠ 7♥ 7♦ 7♣', says: each('yes yes yes yes no', 'tu-quy 4 7 on rac 1 2') },
  { row: 2, of: 'ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣', says: each('no no no yes no', 'tu-quy 4 7 on doi 2 2') },
  {
    row: 3,
    of: 'ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣',
    says: each('yes no no no no', 'hai-tu-quy 8 9 on doi 2 2'),
  },
  { row: 4, of: 'ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣', says: each('yes no no no no', 'sanh 4 10 on sanh 3 6') },
  { row: 5, of: 'ban:5♠ 6♦ 7♣;danh:3♠ 4♥ 5♦ 6♣', says: all('no: sanh 4 6 on sanh 3 7') },
  { row: 6, of: 'ban:5♠ 6♣ 7♦;danh:4♠ 5♥ 6♦ 7♣', says: all('no: sanh 4 7 on sanh 3 7') },
  { row: 7, of: 'ban:10♥;danh:10♠', says: all('no: rac 1 10 on rac 1 10') },
  { row: 8, of: 'ban:7♦ 7♥;danh:8♠ 8♣', says: all('yes: doi 2 8 on doi 2 7') },
  { row: 9, of: 'ban:6♠ 7♣ 8♦;danh:9♠ 10♣ J♦', says: short('J♦', all('yes: sanh 3 J on sanh 3 8')) },
  { row: 10, of: 'ban:10♠ J♦ Q♣;danh:Q♠ K♦ A♣', says: short('J♦', all('yes: sanh 3 A on sanh 3 Q')) },
  {
    row: 11,
    of: 'danh:A♠ 2♦ 3♣',
    says: ['yes: sanh 3 3', 'yes: sanh 3 3', 'no: -', 'yes: sanh 3 3', 'no: -'],
  },
  { row: 12, of: 'danh:K♠ A♦ 2♣', says: short('K♠', all('no: -')) },
  // What the short pack has, round the end all the same.
  { row: 12, of: 'danh:10♠ A♦ 2♣', says: all('no: -') },
  { row: 13, of: 'ban:7♠ 7♥ 7♦ 7♣;danh:9♠ 9♥ 9♦ 9♣', says: all('yes: tu-quy 4 9 on tu-quy 4 7') },
  { row: 14, of: 'ban:2♠ 2♥ 2♦;danh:7♠ 7♥ 7♦ 7♣', says: all('no: tu-quy 4 7 on sam-co 3 2') },
  { row: 15, of: 'ban:10♦ 10♣;danh:A♦ A♣', says: all('yes: doi 2 A on doi 2 10') },
  {
    row: 16,
    of: 'bai:3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥',
    says: short('J♠', ['', 'sanh-rong', 'sanh-rong', '', 'null']),
  },
  {
    row: 17,
    of: 'bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦',
    says: short('J♠', ['', 'nam-doi', 'nam-doi', '', 'null']),
  },
  { row: 18, of: 'bai:2♠ 2♥ 2♦ 2♣ 4♠ 6♥ 7♠ 9♦ 10♣ 10♥', says: ['null', 'tu-quy-heo', 'tu-quy-heo', '', 'null'] },
  {
    row: 22,
    of: 'dung:-;an:4♠ 7♥ 9♣;binh:2♠;chi:3♠ 3♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ A♠ 2♥',
    says: [
      'dung 0 0, an 3 0, binh 1 0, chi 10 cong 0',
      'dung 0 +48, an 3 -3, binh 1 -15, chi 10 cong -30',
      '',
      '',
      'dung 0 +3, an 3 -1, binh 1 -1, chi 10 cong -1',
    ],
  },
];

function ruled(of: string, house: string): string {
  const read = parseCase(`sam@${house};${of}`, [game]);
  return read.ok ? verdictShort(rule(`@${house};${of}`).verdict) : `${read.error.code} ${read.error.found}`;
}

const CASES = ROWS.flatMap(({ row, of, says }) =>
  COLUMNS.flatMap((house, column) => (says[column] ? [{ row, of, house, is: says[column] }] : [])),
);

/** Ledger §6.1 and §1 of the notation's end of Sâm: what a 2 that is left costs; the round's cases are in `round/play.test.ts`. */
const TEN_WITH_TWOS = 'an:-;bình:3♠ 4♦ 6♣ 7♥ 8♠ 9♦ J♣ Q♥ 2♠ 2♥';
describe('worked cases, ledger §6.1 (O-HSX)', () => {
  test.each([
    ['mien-bac{thoiHeo=plus-5}', 'an:-;bình:2♠ 4♦ 9♣', 'an 0 +8, bình 3 -8'],
    ['mien-bac', 'an:-;bình:2♠ 4♦ 9♣', 'an 0 +17, bình 3 -17'],
    ['mien-bac{thoiHeo=plus-5}', TEN_WITH_TWOS, 'an 0 +25, bình 10 cong -25'],
    ['samloc-app', TEN_WITH_TWOS, 'an 0 +25, bình 10 cong -25'],
    // Without a fine every card counts its 1, and each 2 five more.
    ['mien-bac{cong=0,thoiHeo=plus-5}', TEN_WITH_TWOS, 'an 0 +20, bình 10 cong -20'],
    // A quad stays as it is, and four 2s are four 2s.
    ['samloc-app', 'an:-;bình:7♠ 7♥ 7♦ 7♣ 2♠', 'an 0 +21, bình 5 -21'],
    ['samloc-app', 'an:-;bình:2♠ 2♥ 2♦ 2♣ 3♠', 'an 0 +25, bình 5 -25'],
    // Nothing of it where not every card is paid for.
    ['local{thoiHeo=plus-5}', 'an:-;bình:2♠ 4♦ 9♣', 'an 0 +1, bình 3 -1'],
    ['adam-tips{thoiHeo=plus-5}', 'an:-;bình:2♠ 4♦ 9♣', 'an 0 0, bình 3 0'],
  ])('%s: %s', (house, of, is) => {
    expect(ruled(of, house)).toBe(is);
  });

  test('samloc-app plays runs from 3 to the ace, and chops one 2', () => {
    expect(ruled('danh:A♠ 2♦ 3♣', 'samloc-app')).toBe('no: -');
    expect(ruled('danh:Q♠ K♦ A♣', 'samloc-app')).toBe('yes: sanh 3 A');
    expect(ruled('ban:2♠;danh:7♠ 7♥ 7♦ 7♣', 'samloc-app')).toBe('yes: tu-quy 4 7 on rac 1 2');
    expect(ruled('ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣', 'samloc-app')).toBe('no: tu-quy 4 7 on doi 2 2');
    expect(ruled('bai:3♠ 3♥ 3♦ 7♠ 7♥ 7♣ J♦ J♠ J♣ 9♥', 'samloc-app')).toBe('ba-sam-co');
  });
});

describe('worked cases, ledger §5.10', () => {
  test('all 22 rows but 19 to 21 are here: those are the round’s', () => {
    expect([...new Set(ROWS.map(({ row }) => row))]).toEqual([...Array.from({ length: 18 }, (_, at) => at + 1), 22]);
  });

  test.each(CASES)('row $row, $house: $of', ({ of, house, is }) => {
    expect(ruled(of, house)).toBe(is);
  });

  test.each([
    ['adam-tips', true],
    ['mien-bac', true],
    ['strict', false],
    ['local', true],
    ['samloc-app', true],
  ])('row 19, %s: a last 2 may be played: %s; that it is one is known', (house, may) => {
    const found = plays(cardsOf('2♠'), null, houseOf(house));
    expect(found.map(({ cards }) => cards.map(displayCard).join())).toEqual(may ? ['2♠'] : []);
    expect(found.every(endsOnTwo)).toBe(true);
  });

  test('row 22, who pays for what', () => {
    const { reasons } = rule(`@mien-bac;${ROWS.find(({ row }) => row === 22)?.of}`);
    const paid = reasons.flatMap((step) =>
      'units' in step ? [`${step.rule} ${step.who} ${step.cards?.length ?? 0} ${step.units}`] : [],
    );
    expect(paid).toEqual([
      'sam-pay-cards an 3 3',
      'sam-pay-thoi binh 1 15',
      'sam-pay-cong chi 9 15',
      'sam-pay-thoi chi 1 15',
    ]);
  });

  test('the verdicts as JSON: rows 2, 11, 17, and an end with names that are numbers', () => {
    const json = (text: string) => writeJson(game.verdictJson(rule(text).verdict));
    expect(json('@mien-bac;ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣')).toBe(
      '{"legal":false,"play":{"kind":"tu-quy","length":4,"top":"7"},"table":{"kind":"doi","length":2,"top":"2"}}',
    );
    expect(json('@mien-bac;danh:A♠ 2♦ 3♣')).toBe(
      '{"legal":true,"play":{"kind":"sanh","length":3,"top":"3"},"table":null}',
    );
    expect(json('@strict;danh:A♠ 2♦ 3♣')).toBe('{"legal":false,"play":null,"table":null}');
    expect(json('@strict;bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦')).toBe('{"instantWin":"nam-doi"}');
    expect(json('@mien-bac;2:-;1:2♠')).toBe(
      '{"players":{"2":{"net":15,"cards":0,"cong":false},"1":{"net":-15,"cards":1,"cong":false}}}',
    );
  });
});
