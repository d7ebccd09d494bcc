import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { type AnyCase, anyCase } from '#testing/any-case.ts';
import { ruledOn } from '#testing/results.ts';
import { fixedSeed } from '#testing/runs.ts';
import { ALL_CARDS, type Card, displayCard } from '../card.ts';
import { writeJson } from '../json.ts';
import { judge } from '../judge.ts';
import type { Ruling } from '../ruling.ts';
import { type NearMiss, nearestMiss, onlyBreaks } from './near-miss.ts';
import { formatSummary } from './summary.ts';

/** A test of difference as the referee has one: the verdict as JSON. */
function differing({ game, ruling }: Pick<AnyCase, 'game' | 'ruling'>): (other: Ruling<unknown>) => boolean {
  const own = writeJson(game.verdictJson(ruling.verdict));
  return (other) => writeJson(game.verdictJson(other.verdict)) !== own;
}

/** The distance of a swap: two for each rank between, one more for another suit. */
function away(from: Card, to: Card): number {
  return 2 * Math.abs((from % 13) - (to % 13)) + (Math.floor(from / 13) === Math.floor(to / 13) ? 0 : 1);
}

interface Swap {
  readonly name: string;
  readonly from: Card;
  readonly to: Card;
}

/** Every swap of one card that makes another verdict, in the order of the hands, tried one by one. */
function everyMiss({ game, of }: AnyCase, differs: (ruling: Ruling<unknown>) => boolean): Swap[] {
  const found: Swap[] = [];
  for (const [seat, field] of of.fields.entries()) {
    for (const [place, from] of field.cards.entries()) {
      if (field.eaten.some(({ card }) => card === from)) continue;
      for (const to of ALL_CARDS) {
        if (of.fields.some(({ cards }) => cards.includes(to))) continue;
        const cards = field.cards.toSpliced(place, 1, to);
        const ruled = judge(game, of.fields.toSpliced(seat, 1, { ...field, cards }), of.rules);
        if (ruled.ok && differs(ruled.value)) found.push({ name: field.name, from, to });
      }
    }
  }
  return found;
}

function checkMiss(one: AnyCase, miss: NearMiss): void {
  const { game, of } = one;
  const ruled = judge(game, miss.fields, of.rules);
  expect(ruled).toEqual({ ok: true, value: miss.ruling });
  expect(differing(one)(miss.ruling)).toBe(true);
  const changed = miss.fields.flatMap((field, seat) =>
    field.cards.flatMap((card, place) => {
      const before = of.fields[seat]?.cards[place];
      return card === before ? [] : [{ name: field.name, from: before, to: card }];
    }),
  );
  expect(changed).toEqual([{ name: miss.name, from: miss.from, to: miss.to }]);
  const rest = (fields: AnyCase['of']['fields']) =>
    fields.map(({ role, name, eaten, cards: { length } }) => ({ role, name, eaten, length }));
  expect(rest(miss.fields)).toEqual(rest(of.fields));
  const all = miss.fields.flatMap(({ cards }) => cards);
  expect(new Set(all).size).toBe(all.length);
  for (const { eaten, cards } of miss.fields) for (const { card } of eaten) expect(cards).toContain(card);
  expect(game.hasCard(miss.to, of.rules)).toBe(true);
}

describe('the nearest hands on which another verdict falls', () => {
  test('of all swaps of one card the least, of equal ones the earliest; none only where there is none', () => {
    let none = 0;
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const one = anyCase(seed);
        const differs = differing(one);
        const miss = nearestMiss(one.game, one.of.fields, one.of.rules, differs);
        const all = everyMiss(one, differs);
        if (!miss) {
          none++;
          expect(all).toEqual([]);
          return;
        }
        checkMiss(one, miss);
        const least = Math.min(...all.map(({ from, to }) => away(from, to)));
        const { name, from, to } = miss;
        expect(all.find((swap) => away(swap.from, swap.to) === least)).toEqual({ name, from, to });
      }),
      { numRuns: 40, seed: fixedSeed(61) },
    );
    expect(none).toBeLessThan(40);
  });

  test.each([
    // Equal points, one of them one more or less: the hand that stands first, the rank that stands first.
    ['xi-dach; cái: K♦ 9♣; an: 10♠ 9♥', 'cai 9♣ → 8♣'],
    ['sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'ban 2♥ → A♥'],
    ['xi-to; an: A♠ A♥ A♦ K♠ K♥; bình: 7♠ 8♥ 9♦ 10♦ Q♣', undefined],
  ])('%s', (text, expected) => {
    const { game, of, ruling } = ruledOn(text);
    const saidOf = ({ verdict }: Ruling<unknown>): string => formatSummary(game.summary(verdict));
    const own = saidOf(ruling);
    const miss = nearestMiss(game, of.fields, of.rules, (other) => saidOf(other) !== own);
    const told = miss && `${miss.name} ${displayCard(miss.from)} → ${displayCard(miss.to)}`;
    expect(told).toBe(expected);
  });

  test('within some ranks the same one, where it lies no farther away', () => {
    const found = { near: 0, far: 0 };
    for (let seed = 0; seed < 30; seed++) {
      const one = anyCase(seed);
      const differs = differing(one);
      const miss = nearestMiss(one.game, one.of.fields, one.of.rules, differs);
      for (const within of [0, 1, 3]) {
        const near = miss && Math.abs((miss.from % 13) - (miss.to % 13)) <= within;
        const expected = near ? miss : undefined;
        expect(nearestMiss(one.game, one.of.fields, one.of.rules, differs, within)).toEqual(expected);
        if (miss) found[near ? 'near' : 'far']++;
      }
    }
    expect(Math.min(found.near, found.far)).toBeGreaterThan(0);
  });

  test('nothing where nothing counts as another verdict', () => {
    const { game, of } = anyCase(7);
    expect(nearestMiss(game, of.fields, of.rules, () => false)).toBeUndefined();
  });
});

describe('a miss that only breaks what a hand has', () => {
  const tell = (text: string): string | undefined => {
    const { game, of, ruling } = ruledOn(text);
    const comesTo = ({ verdict }: Ruling<unknown>): string => formatSummary(game.summary(verdict));
    const own = comesTo(ruling);
    const miss = nearestMiss(game, of.fields, of.rules, (other, swap) => {
      return comesTo(other) !== own && !onlyBreaks(ruling, other, swap, game.combinations);
    });
    return miss && `${miss.name} ${displayCard(miss.from)} → ${displayCard(miss.to)}`;
  };

  test.each([
    // A double ace without one of its aces is nothing; a banker who has a ten instead of one of the cards has a natural.
    ['xi-dach; cái: A♦ A♣; an: A♠ A♥', 'cai A♦ → 10♦'],
    // The quad stays; the card to beat may be another.
    ['sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'ban 2♥ → A♥'],
    // A flush without one of its hearts teaches nothing; with another heart it is a straight flush.
    ['xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦', 'an 8♥ → Q♥'],
  ])('%s', (text, expected) => {
    expect(tell(text)).toBe(expected);
  });

  test('the card that goes is in a combination, the one that comes in none; in every game', () => {
    for (const { combinations, ruleSections } of ENGINES) {
      expect(combinations.length).toBeGreaterThan(1);
      for (const rule of combinations) expect(ruleSections.flat()).toContain(rule);
    }
    const pick = (...places: number[]): Card[] => ALL_CARDS.filter((_, place) => places.includes(place));
    const held = (who: string, cards: readonly Card[]): Ruling<unknown> => ({
      verdict: {},
      reasons: [{ rule: 'xt-doi', outcome: 'held', who, cards }],
    });
    const none: Ruling<unknown> = { verdict: {}, reasons: [] };
    const [from, to] = pick(3, 5);
    if (from === undefined || to === undefined) throw new Error('there are such cards');
    const swap = { name: 'an', from, to };
    const broken = (before: Ruling<unknown>, after: Ruling<unknown>) => onlyBreaks(before, after, swap, ['xt-doi']);
    expect(broken(held('an', pick(3, 16)), none)).toBe(true);
    expect(broken(held('an', pick(3, 16)), held('an', pick(8, 21)))).toBe(true);
    expect(broken(held('an', pick(3, 16)), held('an', pick(5, 18)))).toBe(false);
    expect(broken(held('an', pick(3, 16, 29)), held('an', pick(5, 18)))).toBe(true);
    expect(broken(held('an', pick(4, 17)), none)).toBe(false);
    expect(broken(held('binh', pick(3, 16)), none)).toBe(false);
    expect(broken(none, held('an', pick(8, 21)))).toBe(false);
  });
});
