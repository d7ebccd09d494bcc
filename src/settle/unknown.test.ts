/** Unknown cards in what `settle` prints: case notation, “Unknown cards”. */

import { describe, expect, test } from 'vitest';
import { settle } from '../settle.ts';

interface Line {
  readonly case?: string;
  readonly unknown?: number;
  readonly ways?: number;
  readonly verdict?: unknown;
  readonly reasons?: unknown;
  readonly over?: readonly Part[];
  readonly presets?: Readonly<
    Record<string, { readonly over?: readonly Part[]; readonly error?: { readonly code: string } }>
  >;
  readonly error?: { readonly code: string; readonly at: number; readonly length: number };
}

interface Part {
  readonly verdict?: { readonly players?: Readonly<Record<string, Readonly<Record<string, unknown>>>> };
  readonly error?: { readonly code: string };
  readonly ways: number;
  readonly example: string;
  readonly cards?: readonly string[];
}

function lineOf(text: string, withBranches = false): Line {
  return JSON.parse(settle(text, withBranches).line);
}

/** Every `"ways"` of a line, exactly; the first is that of the whole case. */
function waysIn(text: string): bigint[] {
  return [...settle(text, false).line.matchAll(/"ways":(\d+)/g)].map(([, digits = '']) => BigInt(digits));
}

describe('one unknown card', () => {
  const line = lineOf('xi-dach; cái: K♦ ?; an: 10♠ 9♥');

  test('the whole line: canonical text keeps the ?, there are no reasons, and no verdict where there are several', () => {
    expect(line).toMatchObject({ case: 'xi-dach@pho-thong;cai:KD.?;an:10S.9H', unknown: 1, ways: 49 });
    expect(line).not.toHaveProperty('reasons');
    expect(line).not.toHaveProperty('verdict');
  });

  test('most ways first; each verdict has its cards in the order of the pack and the case with the first of them', () => {
    const [first, second, ...others] = line.over ?? [];
    expect(first).toMatchObject({
      ways: 14,
      example: 'xi-dach@pho-thong;cai:KD.10H;an:10S.9H',
      cards: '10H 10D 10C JS JH JD JC QS QH QD QC KS KH KC'.split(' '),
    });
    expect(second).toMatchObject({ ways: 4, cards: ['AS', 'AH', 'AD', 'AC'] });
    // A draw with a 9, of which three are left.
    expect(others.find(({ verdict }) => verdict?.players?.['an']?.['outcome'] === 'push')).toMatchObject({
      ways: 3,
      cards: ['9S', '9D', '9C'],
    });
    expect([first, second, ...others].reduce((sum, part) => sum + (part?.ways ?? 0), 0)).toBe(49);
  });

  test('where every card leads to one verdict it stands there as well', () => {
    const sure = lineOf('xi-to; an: A♠ A♥ A♦ A♣ ?; bình: K♠ Q♥ 9♦ 8♣ 7♠');
    expect(sure.over).toHaveLength(1);
    expect(sure.verdict).toEqual(sure.over?.[0]?.verdict);
    expect(sure.verdict).toMatchObject({ ranking: [['an'], ['bình']] });
  });
});

describe('several unknown cards', () => {
  test.each([
    ['ordered: each ? its own card', 'xi-dach; cai: ? ?; an: KS 9D', 2, 50 * 49],
    ['of four hands', 'xi-dach; cai: ? KS; an: ? 5S; binh: ? 6S; chi: ? 7S', 4, 48 * 47 * 46 * 45],
    ['glued to cards and to each other', 'xi-dach; cai: KD?; an: ??9H', 3, 50 * 49 * 48],
    ['xi-to with three', 'xi-to; an: ?; binh: ?; chi: ?', 3, 32 * 31 * 30],
    ['ba-cay with three, suits counting', 'ba-cay; an: ? AS 2S; binh: ? 3S 4S; chi: ? 5S 6S', 3, 30 * 29 * 28],
    ['ta-la with two', 'ta-la; an: ?; binh: ?', 2, 52 * 51],
  ])('%s', (_, text, unknown, ways) => {
    const line = lineOf(text);
    expect(line).toMatchObject({ unknown, ways });
    const [all = 0n, ...some] = waysIn(text);
    expect(some.reduce((sum, part) => sum + part, 0n)).toBe(all);
    expect(line.over?.some(({ cards }) => cards)).toBe(false);
  });

  test('sâm’s end with any number, counted exactly beyond what a number holds', () => {
    const ten = Array(10).fill('?').join(' ');
    const text = `sam; an: -; bình: ${ten}; chi: ${ten}; dũng: ${ten}; em: ${ten}`;
    const [all = 0n, ...some] = waysIn(text);
    let ways = 1n;
    for (let left = 52n; left > 12n; left--) ways *= left;
    expect(all).toBe(ways);
    expect(some.reduce((sum, part) => sum + part, 0n)).toBe(ways);
  });

  test('most ways first, equal ones in the order of their first fillings', () => {
    const { over = [] } = lineOf('ba-cay@bai-cao; an: ? ? ?; binh: 9♠ K♠ Q♠');
    expect(over.map(({ ways }) => ways)).toEqual(over.map(({ ways }) => ways).toSorted((a, b) => b - a));
    const equal = over.filter(({ ways }) => ways === over[0]?.ways);
    expect(equal.map(({ example }) => example.replace('ba-cay@bai-cao;an:', '').replace(';binh:9S.KS.QS', ''))).toEqual(
      ['AS.AH.AD', 'AS.AH.3S', 'AS.AH.9H'],
    );
  });
});

describe('a ? counts as a card', () => {
  test('ten cards held are cóng, whatever they are (sam-cong)', () => {
    const { over = [] } = lineOf(`sam; an: -; binh: 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ ? ?`);
    for (const { verdict } of over) expect(verdict?.players?.['binh']).toMatchObject({ cards: 10, cong: true });
  });

  test.each([
    ['six cards are too many', 'xi-dach; cai: ? ? ? ? ? ?; an: AS AH', 'wrong-card-count', 14, 11],
    ['two are too few in Ba Cây', 'ba-cay; an: ? ?; binh: 2S 3S 4S', 'wrong-card-count', 12, 3],
    ['in a play every card is known', 'sam; bàn: 3♠; đánh: ?', 'bad-card', 20, 1],
    ['so it is in a deal', 'sam; bài: ?', 'bad-card', 10, 1],
    ['and in one hand of Tá Lả', 'ta-la; bài: 3♠ ?', 'bad-card', 15, 1],
    ['nobody eats a card unseen', 'ta-la; an: 3♠ ?*binh; binh: 4♠', 'bad-card', 14, 6],
    ['deck and duplicates come first', 'xi-dach; cai: ?; an: AS AS', 'duplicate-card', 24, 2],
    ['beyond counting', 'xi-dach; cai: ? ? ?; an: ? ? ?; binh: ? ? ?', 'too-many-unknown', 14, 1],
  ] as const)('%s', (_, text, code, at, length) => {
    expect(lineOf(text).error).toMatchObject({ code, at, length });
  });

  test('more places than cards left', () => {
    const suits = ['S', 'H', 'D', 'C'];
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const pack = suits.flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
    const hands = Array.from(
      { length: 10 },
      (_, hand) => `p${hand}: ${pack.slice(2 + hand * 5, 7 + hand * 5).join(' ')}`,
    );
    const text = `xi-dach; cai: ${pack.slice(0, 2).join(' ')} ?; ${hands.join('; ')}`;
    expect(lineOf(text).error).toMatchObject({ code: 'too-many-unknown' });
  });
});

describe('fillings under which the case is none', () => {
  const line = lineOf('ta-la; an: 5♠*binh 6♠ ?; binh: K♦ K♥ 2♣');

  test('are an entry with the error; the others have verdicts', () => {
    const [bad, ...good] = line.over ?? [];
    expect(bad).toMatchObject({ error: { code: 'eaten-card-outside-meld' } });
    expect(bad?.cards).not.toContain('4S');
    expect(good.flatMap(({ cards = [] }) => cards).toSorted()).toEqual(['4S', '7S']);
  });
});

describe('with --branches', () => {
  test('every preset with what it makes of the case, in its own pack', () => {
    const { presets = {} } = lineOf('ba-cay; an: ? 2S 3S; binh: 9S 9D 8C', true);
    expect(Object.values(presets).every(({ over }) => over?.length)).toBe(true);
    const ways = Object.entries(presets).map(([preset, { over = [] }]) => [
      preset,
      over.reduce((sum, one) => sum + one.ways, 0),
    ]);
    expect(Object.fromEntries(ways)).toMatchObject({ 'ba-cay': 31, 'bai-cao': 47 });
  });

  test('a preset without one of the known cards has the error', () => {
    const { presets = {} } = lineOf('ba-cay@bai-cao; an: ? JS QS; binh: 9S 9D 8C', true);
    expect(presets['ba-cay']).toMatchObject({ error: { code: 'card-not-in-deck' } });
  });
});

test('whole cases are as before: no key is new', () => {
  expect(Object.keys(lineOf('xi-dach; cai: KD 9C; an: AS AH'))).toEqual([
    'case',
    'game',
    'preset',
    'verdict',
    'reasons',
  ]);
});
