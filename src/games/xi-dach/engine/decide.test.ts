import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardOf, rankOf, SUITS, type Suit, suitOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { fixedSeed } from '#testing/runs.ts';
import { forSeedPairs, forSeeds } from '#testing/seeds.ts';
import { anyFields, anyRules } from '../testing/cases.ts';
import { check, decide, type XiDachVerdict } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

/** A case and a rule set from a seed. */
function caseOf(seed: number) {
  const rng = makeRng(seed);
  return { fields: anyFields(rng), rules: anyRules(rng) };
}

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('properties', () => {
  const verdictOf = ({ phase, banker, players }: XiDachVerdict) => ({
    phase,
    banker,
    players: new Map(players.map((player) => [player.name, player])),
  });

  test('the order of the fields does not matter to anyone’s verdict (xd-banker)', () => {
    forSeedPairs(3000, 1, (seed, other) => {
      const { fields, rules } = caseOf(seed);
      const { upTo } = makeRng(other);
      const left = [...fields];
      const moved = fields.flatMap(() => left.splice(upTo(left.length - 1), 1));
      expect(verdictOf(decide(moved, rules).verdict)).toEqual(verdictOf(decide(fields, rules).verdict));
    });
  });

  test('players do not matter to each other: alone, each gets the same (xd-banker)', () => {
    forSeeds(2000, 2, (seed) => {
      const { fields, rules } = caseOf(seed);
      const together = decide(fields, rules).verdict;
      for (const one of together.players) {
        const alone = fields.filter(({ role, name }) => role === 'cai' || name === one.name);
        expect(decide(alone, rules).verdict.players).toEqual([one]);
      }
    });
  });

  test('who is of age never draws with who is short, and wins, equal totals or not (xd-cmp-du-v-other, xd-non-checked)', () => {
    const rng = makeRng(20_261_122);
    let equal = 0;
    for (let run = 0; run < 60_000; run++) {
      const { banker, players } = decide(anyFields(rng), anyRules(rng)).verdict;
      for (const { kind, points, outcome } of players) {
        if (outcome === 'unsettled' || ![kind, banker.kind].every((one) => one === 'du' || one === 'non')) continue;
        if (kind === banker.kind) continue;
        expect(outcome).toBe(kind === 'du' ? 'win' : 'lose');
        if (points === banker.points) equal++;
      }
    }
    expect(equal).toBeGreaterThan(20);
  });

  test('suits do not matter (xd-deck)', () => {
    const orders: Suit[][] = [];
    for (const a of SUITS) {
      for (const b of SUITS) {
        for (const c of SUITS) {
          for (const d of SUITS) if (new Set([a, b, c, d]).size === 4) orders.push([a, b, c, d]);
        }
      }
    }
    expect(orders).toHaveLength(24);
    fc.assert(
      fc.property(seeds, fc.constantFrom(...orders), (seed, order) => {
        const { fields, rules } = caseOf(seed);
        const other = fields.map((field) => ({
          ...field,
          cards: field.cards.map((card) => cardOf(rankOf(card), order[SUITS.indexOf(suitOf(card))] ?? 'S')),
        }));
        expect(decide(other, rules).verdict).toEqual(decide(fields, rules).verdict);
      }),
      { numRuns: 3000, seed: fixedSeed(3) },
    );
  });

  test('each player is paid once, by their outcome', () => {
    forSeeds(2000, 6, (seed) => {
      const { fields, rules } = caseOf(seed);
      const { verdict, reasons } = decide(fields, rules);
      for (const { name, outcome, net } of verdict.players) {
        const his = reasons.filter((step) => step.who === name);
        const paid = his.filter(({ rule }) => rule === 'xd-pay-even' || rule === 'xd-pay-bonus');
        expect(paid).toHaveLength(net === 0 ? 0 : 1);
        expect(Math.sign(net)).toBe({ win: 1, lose: -1, push: 0, unsettled: 0 }[outcome]);
      }
    });
  });
});

describe('counts (case notation: the banker, one or more players, 2 to 5 cards each)', () => {
  const hand = (name: string, size: number): Field => ({
    role: name === 'cai' ? 'cai' : 'player',
    name,
    cards: makeRng(size).cards(size),
    eaten: [],
  });

  test.each([2, 3, 4, 5])('%i cards are a hand', (size) => {
    expect(check([hand('cai', size), hand('an', size)])).toEqual([]);
  });

  test.each([0, 1, 6])('%i cards are none', (size) => {
    expect(check([hand('cai', 2), hand('an', size)])).toEqual([{ code: 'wrong-card-count', field: 1, min: 2, max: 5 }]);
  });

  test('without a banker, without a player, without anyone', () => {
    expect(check([hand('an', 2)])).toEqual([{ code: 'missing-field', role: 'cai' }]);
    expect(check([hand('cai', 2)])).toEqual([{ code: 'wrong-player-count', min: 1, max: 25 }]);
    expect(check([]).map(({ code }) => code)).toEqual(['missing-field', 'wrong-player-count']);
  });

  test('deck before counts: a card that the house has not is the first fault', () => {
    const noKings = { ...game, hasCard: (card: number) => card % 13 !== 12 };
    const short: Field = { role: 'cai', name: 'cai', cards: [cardOf('9', 'S')], eaten: [] };
    const king: Field = { role: 'player', name: 'an', cards: [cardOf('K', 'D')], eaten: [] };
    const rules = PRESETS['pho-thong'];
    expect(judge(noKings, [short, king], rules)).toEqual({
      ok: false,
      error: { code: 'card-not-in-deck', field: 1, card: cardOf('K', 'D') },
    });
    expect(judge(noKings, [short], rules)).toEqual({
      ok: false,
      error: { code: 'wrong-card-count', field: 0, min: 2, max: 5 },
    });
  });

  test('total over anything that gets past: no hands at all', () => {
    expect(decide([], PRESETS['pho-thong']).verdict.players).toEqual([]);
  });
});
