import { describe, expect, test } from 'vitest';
import { ALL_CARDS, displayCard } from '#core/card.ts';
import { makeRng } from '#core/random/rng.ts';
import { runs } from '#testing/runs.ts';
import { COMBINATION_KINDS, combinationOf } from '../engine/combination.ts';
import { byHeight, heightOfRank } from '../engine/ranks.ts';
import { PRESETS } from '../engine/rules.ts';
import {
  anyPosition,
  cardsOf,
  combinationText,
  everyCombination,
  houseOf,
  type Position,
  playsFault,
  positionFault,
} from '../testing/cases.ts';
import { endsOnTwo, legalPlays, type Play, shapes, strandsTwos } from './plays.ts';

describe('fast against every subset of the hand (sam.md §5.3, §5.4)', () => {
  const RUNS = runs(20_000, 5_000);

  test(`${RUNS} seeded positions of every sort: one to ten cards, a lead or anything on the table, any rules`, () => {
    const rng = makeRng(20_261_125);
    const wrong: string[] = [];
    const seen = new Map<string, number>();
    const count = (what: string): void => {
      seen.set(what, (seen.get(what) ?? 0) + 1);
    };
    for (let run = 0; run < RUNS; run++) {
      const position = anyPosition(rng);
      const { hand, table, rules } = position;
      const fault = positionFault(position);
      if (fault !== undefined) wrong.push(fault);
      count(`${hand.length} cards`);
      count(`deck ${rules.deck}`);
      count(`finish ${rules.finishOnTwo}`);
      count(`table ${table?.kind ?? 'none'}${table?.top === '2' ? ' 2' : ''}`);
      const found = shapes(hand, table, rules);
      if (table && found.length > 0) count(`answers ${table.kind}`);
      for (const { kind } of found) count(`${table ? 'answer' : 'lead'} ${kind}`);
      if (rules.finishOnTwo === 'forbidden') {
        const free = shapes(hand, table, { ...rules, finishOnTwo: 'allowed' });
        if (free.length > found.length) count('stranded');
      }
      for (const play of found) if (play.kind === 'sanh' && rules.runs === 'low-two') count(`run to ${play.top}`);
    }
    const all = [
      ...Array.from({ length: 10 }, (_, at) => `${at + 1} cards`),
      ...['deck 52', 'deck 40', 'finish thoi', 'finish allowed', 'finish forbidden', 'stranded'],
      ...['none', 'rac', 'doi', 'sam-co', 'sanh', 'tu-quy', 'rac 2', 'doi 2'].map((kind) => `table ${kind}`),
      ...['rac', 'doi', 'sam-co', 'sanh', 'tu-quy'].flatMap((kind) => [`answer ${kind}`, `lead ${kind}`]),
      ...['answers sam-co', 'answers tu-quy', 'run to 3', 'run to 4', 'run to 10', 'run to A'],
    ];
    expect(wrong.slice(0, 3)).toEqual([]);
    expect(all.filter((what) => (seen.get(what) ?? 0) < RUNS / 200)).toEqual([]);
    // Two quads are no lead.
    expect(seen.get('answer hai-tu-quy')).toBeGreaterThan((3 * RUNS) / 2000);
    expect(seen.get('lead hai-tu-quy')).toBeUndefined();
  });

  test('the same from a seed', () => {
    const seeds = Array.from({ length: 50 }, (_, seed) => playsFault(makeRng(seed)));
    expect(seeds.filter((fault) => fault !== undefined)).toEqual([]);
  });

  test('a fault would be seen', () => {
    const of = (hand: string, lies: string, house: string): Position => {
      const rules = houseOf(house);
      const on = lies ? cardsOf(lies) : [];
      return { hand: cardsOf(hand), lies: on, table: lies ? combinationOf(on, rules) : null, rules };
    };
    const good = of('7♠ 7♥ 7♦ 7♣ 9♠', '2♠', 'mien-bac');
    expect(positionFault(good)).toBeUndefined();
    // `table` does not match the cards that lie there.
    expect(positionFault({ ...good, table: { kind: 'rac', length: 1, top: '8' } })).toMatch(/^not legal: 9S/);
    expect(positionFault({ ...good, table: { kind: 'sam-co', length: 3, top: '2' } })).toMatch(/^0 of 1/);
  });
});

/** `7♠ 7♥`: each play’s cards, as they are shown. */
const shown = (found: readonly Play[]): string[] => found.map(({ cards }) => cards.map(displayCard).join(' '));
const from = (hand: string, lies: string, house = 'mien-bac'): string[] => {
  const rules = houseOf(house);
  return shown(legalPlays(cardsOf(hand), lies ? combinationOf(cardsOf(lies), rules) : null, rules));
};

describe('what a hand can play', () => {
  test('a lead: everything, each set of cards once', () => {
    expect(from('3♠ 3♥ 4♦ 5♣', '')).toEqual(['3♠', '3♥', '4♦', '5♣', '3♠ 3♥', '3♠ 4♦ 5♣', '3♥ 4♦ 5♣']);
    expect(from('9♥ 9♠ 9♦', '')).toEqual(['9♠', '9♦', '9♥', '9♠ 9♦', '9♠ 9♥', '9♦ 9♥', '9♠ 9♦ 9♥']);
  });

  test('by kind, then from the lowest top up, short runs before long ones', () => {
    expect(shown(shapes(cardsOf('2♠ A♥ 3♦ 4♣ 5♠ 4♥ 4♦ 4♠'), null, PRESETS['mien-bac']))).toEqual([
      ...['3♦', '4♠', '5♠', 'A♥', '2♠', '4♠ 4♣', '4♠ 4♣ 4♦'],
      ...['A♥ 2♠ 3♦', '2♠ 3♦ 4♠', 'A♥ 2♠ 3♦ 4♠', '3♦ 4♠ 5♠', '2♠ 3♦ 4♠ 5♠', 'A♥ 2♠ 3♦ 4♠ 5♠'],
      '4♠ 4♣ 4♦ 4♥',
    ]);
  });

  test.each([
    ['higher singles', '3♠ 9♥ A♦ 2♣', '9♦', 'mien-bac', ['A♦', '2♣']],
    ['nothing', '3♠ 9♥ 9♦', '2♦', 'mien-bac', []],
    ['a quad on a 2', '7♠ 7♥ 7♦ 7♣ A♦', '2♦', 'mien-bac', ['7♠ 7♣ 7♦ 7♥']],
    ['no quad in this house', '7♠ 7♥ 7♦ 7♣ A♦', '2♦', 'local', []],
    ['one quad on a pair of 2s', '7♠ 7♥ 7♦ 7♣', '2♦ 2♠', 'mien-bac{chopTwo=quad-takes-pair}', ['7♠ 7♣ 7♦ 7♥']],
    ['two quads on a pair of 2s', '7♠ 7♥ 7♦ 7♣ 4♠ 4♥ 4♦ 4♣ 9♥', '2♦ 2♠', 'adam-tips', ['4♠ 4♣ 4♦ 4♥ 7♠ 7♣ 7♦ 7♥']],
    ['two quads on one 2: either', '7♠ 7♥ 7♦ 7♣ 4♠ 4♥ 4♦ 4♣', '2♦', 'adam-tips', ['4♠ 4♣ 4♦ 4♥', '7♠ 7♣ 7♦ 7♥']],
    ['runs of that length', '5♠ 6♥ 7♦ 8♣', '4♠ 5♥ 6♦', 'mien-bac', ['5♠ 6♥ 7♦', '6♥ 7♦ 8♣']],
    ['longer ones', '5♠ 6♥ 7♦ 8♣', '4♠ 5♥ 6♦', 'adam-tips', ['5♠ 6♥ 7♦', '6♥ 7♦ 8♣', '5♠ 6♥ 7♦ 8♣']],
    ['the ace above the king', 'Q♠ K♥ A♦ 2♣ 3♠', 'J♠ Q♥ K♦', 'mien-bac', ['Q♠ K♥ A♦']],
    ['nothing above Q-K-A', '3♠ 4♥ 5♦ 6♠ 6♥ 6♦ 6♣', 'Q♠ K♥ A♦', 'mien-bac', []],
    ['nothing on two quads', '9♠ 9♥ 9♦ 9♣', '7♠ 7♥ 7♦ 7♣ 4♠ 4♥ 4♦ 4♣', 'adam-tips', []],
    ['a higher quad', '9♠ 9♥ 9♦ 9♣ 2♠', '7♠ 7♥ 7♦ 7♣', 'local', ['9♠ 9♣ 9♦ 9♥']],
  ])('%s: %s on %s, %s', (_, hand, lies, house, is) => {
    expect(from(hand, lies, house)).toEqual(is);
  });

  test('no pair of 7s out of a quad is missing: six of them', () => {
    expect(from('7♠ 7♥ 7♦ 7♣', '6♦ 6♠')).toEqual(['7♠ 7♣', '7♠ 7♦', '7♠ 7♥', '7♣ 7♦', '7♣ 7♥', '7♦ 7♥']);
  });
});

describe('a last 2 (sam-thoi-2)', () => {
  test.each([
    ['2♠', [], ['2♠']],
    ['2♠ 2♥', [], ['2♠', '2♥', '2♠ 2♥']],
    // Not the 3: only the 2 would be left.
    ['3♠ 2♥', ['2♥'], ['3♠', '2♥']],
    ['3♠ 2♥ 2♦', ['2♦', '2♥', '2♦ 2♥'], ['3♠', '2♦', '2♥', '2♦ 2♥']],
    // A 2 that is low in a run is no heo.
    ['A♠ 2♥ 3♦', ['3♦', 'A♠', '2♥', 'A♠ 2♥ 3♦'], ['3♦', 'A♠', '2♥', 'A♠ 2♥ 3♦']],
    ['3♠ 4♥ 5♦ 2♣', ['3♠', '4♥', '5♦', '2♣', '2♣ 3♠ 4♥', '2♣ 3♠ 4♥ 5♦'], undefined],
  ])('%s: where it is forbidden %j', (hand, forbidden, free) => {
    expect(from(hand, '', 'mien-bac{finishOnTwo=forbidden}')).toEqual(forbidden);
    if (free) {
      for (const finish of ['thoi', 'allowed']) {
        expect(from(hand, '', `mien-bac{finishOnTwo=${finish}}`)).toEqual(free);
      }
    }
  });

  test('a leader who holds something else than 2s always has a play, and never comes to hold 2s alone', () => {
    const rng = makeRng(73);
    for (let run = 0; run < 2000; run++) {
      const { hand, rules } = anyPosition(rng);
      const strict = { ...rules, finishOnTwo: 'forbidden' } as const;
      const onlyTwos = (cards: typeof hand) => cards.length > 0 && cards.every((card) => heightOfTwo(card));
      const found = shapes(hand, null, strict);
      expect(found.length > 0).toBe(!onlyTwos(hand));
      for (const play of found) {
        expect(onlyTwos(hand.filter((card) => !play.cards.includes(card)))).toBe(false);
        expect(strandsTwos(play, hand, strict)).toBe(false);
      }
    }
  });

  test('which plays end on a 2', () => {
    const ending = everyCombination({ runs: 'low-two' }).filter(endsOnTwo).map(combinationText);
    expect(ending.filter((text) => !text.startsWith('hai-tu-quy'))).toEqual([
      'rac 1 2',
      'doi 2 2',
      'sam-co 3 2',
      'tu-quy 4 2',
    ]);
  });
});

const heightOfTwo = (card: (typeof ALL_CARDS)[number]): boolean => card % 13 === 1;

describe('properties', () => {
  test('neither suits nor the order of the cards matter: the same shapes, as many plays', () => {
    const rng = makeRng(74);
    for (let run = 0; run < 2000; run++) {
      const { hand, table, rules } = anyPosition(rng);
      const suits = rng.cards(4, ALL_CARDS.slice(0, 4));
      const moved = hand.flatMap((card) => ALL_CARDS[13 * (suits[Math.floor(card / 13)] ?? 0) + (card % 13)] ?? []);
      const mixed = rng.cards(hand.length, hand);
      expect(legalPlays(mixed, table, rules)).toEqual(legalPlays(hand, table, rules));
      expect(shapes(moved, table, rules).map(combinationText)).toEqual(shapes(hand, table, rules).map(combinationText));
      expect(legalPlays(moved, table, rules)).toHaveLength(legalPlays(hand, table, rules).length);
    }
  });

  test('cards are the hand’s, laid out as they are shown; plays stand by kind, top and length', () => {
    const rng = makeRng(75);
    for (let run = 0; run < 2000; run++) {
      const { hand, table, rules } = anyPosition(rng);
      const found = shapes(hand, table, rules);
      for (const { kind, length, cards } of found) {
        expect(cards.length === length && cards.every((card) => hand.includes(card))).toBe(true);
        if (kind !== 'sanh') expect(cards).toEqual(cards.toSorted(byHeight));
      }
      const order = found.map(
        ({ kind, top, length }) => [COMBINATION_KINDS.indexOf(kind), heightOfRank(top), length] as const,
      );
      const sorted = order.toSorted((a, b) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
      expect(order).toEqual(sorted);
    }
  });

  test('plays of one shape stand by their cards: of two the one whose first other card goes before', () => {
    const rng = makeRng(77);
    let several = 0;
    for (let run = 0; run < 2000; run++) {
      const { hand, table, rules } = anyPosition(rng);
      const found = legalPlays(hand, table, rules);
      for (const [at, { cards, ...shape }] of found.entries()) {
        const before = found[at - 1];
        if (!before || combinationText(before) !== combinationText(shape)) continue;
        const place = cards.findIndex((card, i) => card !== before.cards[i]);
        const [mine, other] = [cards[place], before.cards[place]];
        expect(mine !== undefined && other !== undefined && byHeight(other, mine) < 0).toBe(true);
        several++;
      }
    }
    expect(several).toBeGreaterThan(2000);
  });

  test('more cards never take a play away, where a last 2 is allowed', () => {
    const rng = makeRng(76);
    for (let run = 0; run < 1000; run++) {
      const { hand, table, rules } = anyPosition(rng);
      const free = { ...rules, finishOnTwo: 'allowed' } as const;
      const few = new Set(legalPlays(hand.slice(1), table, free).map(({ cards }) => cards.toSorted(byHeight).join()));
      const many = new Set(legalPlays(hand, table, free).map(({ cards }) => cards.toSorted(byHeight).join()));
      expect(few.isSubsetOf(many)).toBe(true);
    }
  });
});
