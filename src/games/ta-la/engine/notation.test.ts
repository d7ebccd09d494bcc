import { describe, expect, test } from 'vitest';
import { ALL_CARDS, formatCard } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { forSeeds } from '#testing/seeds.ts';
import { anyHand, anyRules, cardsOf, fieldsOf } from '../testing/cases.ts';
import { literalArrange } from '../testing/literal.ts';
import { ELEVEN, notation, tableText } from '../testing/notation.ts';
import { check, handField } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

describe('marks of eaten cards', () => {
  const eatenOf = (cards: string): unknown => fieldsOf(`@online;chi:${cards};an:-;binh:-;__proto__:-`)[0]?.eaten;
  const [five, six] = cardsOf('5♠ 6♠');

  test.each([
    ['5♠ 6♠ 7♠', []],
    ['5♠* 6♠ 7♠', [{ card: five, chot: false }]],
    ['5♠** 6♠ 7♠', [{ card: five, chot: true }]],
    ['5♠*binh 6♠ 7♠', [{ card: five, chot: false, from: 'binh' }]],
    ['5♠**binh 6♠ 7♠', [{ card: five, chot: true, from: 'binh' }]],
    // The owner may have any name.
    ['5♠*__proto__ 6♠ 7♠', [{ card: five, chot: false, from: '__proto__' }]],
    // In the order in which they stand.
    [
      '6♠* 5♠**an 7♠',
      [
        { card: six, chot: false },
        { card: five, chot: true, from: 'an' },
      ],
    ],
    ['5♠*binh.6♠,7♠', [{ card: five, chot: false, from: 'binh' }]],
  ])('%s', (cards, eaten) => {
    expect(eatenOf(cards)).toEqual(eaten);
  });

  test('one hand by itself may name anybody: nobody pays', () => {
    for (const name of ['mai', '3H', '__proto__']) {
      expect(fieldsOf(`;bai:5♠*${name} 6♠ 7♠`)[0]?.eaten).toEqual([{ card: five, chot: false, from: name }]);
    }
  });
});

describe('what is no case', () => {
  test('every code that there is for Tá Lả is here; no card is outside its deck', () => {
    const codes = new Set(notation.faults.map(([code]) => code));
    expect(codes.size).toBe(15);
    expect(codes.has('card-not-in-deck')).toBe(false);
  });

  test('what the errors say: counts, names, cards', () => {
    const errorOf = (text: string) => {
      const read = parseCase(text, [game]);
      return read.ok ? undefined : read.error;
    };
    expect(errorOf('ta-la;an:2S')).toMatchObject({ count: 1, min: 2, max: 4 });
    expect(errorOf(`ta-la;${tableText(5, 2)}`)).toMatchObject({ count: 5, min: 2, max: 4 });
    expect(errorOf('ta-la;bai:-')).toMatchObject({ name: 'bai', count: 0, min: 1, max: 10 });
    expect(errorOf(`ta-la;an:-;binh:${ELEVEN}`)).toMatchObject({ name: 'binh', count: 11, min: 0, max: 10 });
    expect(errorOf('ta-la')).toMatchObject({ code: 'missing-field', role: 'bai' });
    expect(errorOf('ta-la;bai:3H*.4H*.5H')).toMatchObject({ card: cardsOf('4♥')[0] });
    expect(errorOf('ta-la;cai:2S')).toMatchObject({ roles: ['bai', 'player'] });
  });

  test('all faults at once, leftmost first', () => {
    const seat = (name: string, size: number, from = 0): Field => ({
      role: name === 'bai' ? 'bai' : 'player',
      name,
      cards: ALL_CARDS.slice(from, from + size),
      eaten: [],
    });
    const house = PRESETS['mien-bac'];
    const [ace] = ALL_CARDS;
    if (ace === undefined) throw new Error('a card');
    const mark = { card: ace, chot: false };
    expect(game.playerCount([], house)).toEqual({ min: 2, max: 4 });
    expect(check([handField([], []), ...['an', 'b', 'chi', 'dung'].map((name) => seat(name, 1))], house)).toEqual([
      { code: 'wrong-card-count', field: 0, min: 1, max: 10 },
      ...[1, 2, 3, 4].map((field) => ({ code: 'unknown-field', field })),
    ]);
    expect(check([], house)).toEqual([{ code: 'missing-field', role: 'bai' }]);
    expect(check([seat('bai', 0), seat('an', 12)], house)).toEqual([
      { code: 'wrong-card-count', field: 0, min: 1, max: 10 },
      { code: 'unknown-field', field: 1 },
      { code: 'wrong-card-count', field: 1, min: 1, max: 10 },
    ]);
    expect(check([{ ...seat('an', 2), eaten: [mark] }], house)).toEqual([
      { code: 'eaten-card-outside-meld', field: 0, eaten: mark },
      { code: 'wrong-player-count', min: 2, max: 4 },
    ]);
    const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => seat(name, 11));
    expect(check(many, house)).toEqual([
      ...[0, 1, 2, 3].map((field) => ({ code: 'wrong-card-count', field, min: 0, max: 10 })),
      { code: 'wrong-player-count', field: 4, min: 2, max: 4 },
      ...[4, 5].map((field) => ({ code: 'wrong-card-count', field, min: 0, max: 10 })),
    ]);
  });

  test('marks on any cards: a case where the reference finds a place for all of them, else the first without one', () => {
    const seen = { fits: 0, fails: 0 };
    forSeeds(4000, 52, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const cards = anyHand(rng, ALL_CARDS, 6 + rng.upTo(4));
      const marks = rng.cards(1 + rng.upTo(2), cards);
      const texts = cards.map(formatCard);
      const eaten = cards.filter((card) => marks.includes(card)).map((card) => ({ card, chot: false }));
      const fits = (count: number) =>
        literalArrange(
          texts,
          eaten.slice(0, count).map(({ card }) => formatCard(card)),
          rules,
        ) !== undefined;
      const bad = eaten.find((_, at) => !fits(at + 1));
      seen[bad ? 'fails' : 'fits']++;
      expect(check([{ role: 'bai', name: 'bai', cards, eaten }], rules)).toEqual(
        bad ? [{ code: 'eaten-card-outside-meld', field: 0, eaten: bad }] : [],
      );
    });
    expect(Math.min(seen.fits, seen.fails)).toBeGreaterThan(500);
  });
});
