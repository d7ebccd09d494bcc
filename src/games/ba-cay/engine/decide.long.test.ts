import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { recordReads } from '#core/house/read-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { readInEdition } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { forSeedPairs, forSeeds } from '#testing/seeds.ts';
import { anyFields, anyRules, DECK_36, fieldsOf } from '../testing/cases.ts';
import { type BaCayVerdict, decide } from './decide.ts';
import { readHand } from './hand.ts';
import { type BaCayRules, PRESETS, SCHEMA } from './rules.ts';
import { compareHands } from './showdown.ts';

/** A case and a rule set from a seed. */
function caseOf(seed: number) {
  const rng = makeRng(seed);
  const rules = anyRules(rng);
  return { fields: anyFields(rng, rules.deck === 36 ? DECK_36 : ALL_CARDS), rules };
}

describe('properties', () => {
  const unordered = ({ hands, ranking, players }: BaCayVerdict) => ({
    hands: new Map(hands.map((hand) => [hand.name, hand])),
    ranking: ranking.map((group) => new Set(group)),
    players: players && new Map(players.map((player) => [player.name, player])),
  });

  test('the order of the fields does not matter to anyone’s verdict', () => {
    forSeedPairs(runs(3000), 1, (seed, other) => {
      const { fields, rules } = caseOf(seed);
      const { upTo } = makeRng(other);
      const left = [...fields];
      const moved = fields.flatMap(() => left.splice(upTo(left.length - 1), 1));
      const before = decide(fields, rules).verdict;
      const after = decide(moved, rules).verdict;
      expect(unordered(after)).toEqual(unordered(before));
      expect(after.hands.map(({ name }) => name)).toEqual(moved.map(({ name }) => name));
    });
  });

  test('with a banker players do not matter to each other (bc-mode-cai)', () => {
    forSeeds(runs(2000), 3, (seed) => {
      const { fields, rules } = caseOf(seed);
      const together = decide(fields, rules).verdict;
      for (const one of together.players ?? []) {
        const alone = fields.filter(({ role, name }) => role === 'cai' || name === one.name);
        expect(decide(alone, rules).verdict.players).toEqual([one]);
      }
    });
  });

  test('where points draw, suits do not matter (bc-cmp-cao)', () => {
    forSeeds(runs(2000), 4, (seed) => {
      const { fields, rules } = caseOf(seed);
      const house: BaCayRules = { ...rules, tie: 'draw' };
      const turned = fields.map((field) => ({
        ...field,
        cards: field.cards.flatMap((card) => ALL_CARDS.slice((card + 13) % 52, ((card + 13) % 52) + 1)),
      }));
      expect(decide(turned, house).verdict).toEqual(decide(fields, house).verdict);
    });
  });

  test('comparing is antisymmetric and transitive, over random hands of one deal and random rules', () => {
    forSeeds(runs(20_000), 5, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const [a, b, c] = [...anyFields(rng), ...anyFields(rng)]
        .slice(0, 3)
        .map(({ name, cards }) => readHand(name, cards, rules));
      if (!a || !b || !c) throw new Error('three hands');
      if (new Set([...a.cards, ...b.cards, ...c.cards]).size < 9) return;
      const order = (x: typeof a, y: typeof a): number => Math.sign(compareHands(x, y, rules).order);
      expect(order(a, b) + order(b, a)).toBe(0);
      expect(order(b, c) + order(c, b)).toBe(0);
      if (order(a, b) >= 0 && order(b, c) >= 0) {
        expect(order(a, c)).toBe(Math.max(order(a, b), order(b, c)));
      }
      // Equal points never stay equal where the cards are compared: no two cards are the same.
      if (rules.tie === 'suit') expect(order(a, b)).not.toBe(0);
    });
  });

  test('house rules are asked only where they can matter', () => {
    const asked = (text: string, rules: BaCayRules) => {
      const house = recordReads(rules);
      const fields = fieldsOf(`@bai-cao;${text}`);
      expect(decide(fields, house.rules)).toEqual(decide(fields, rules));
      return readInEdition(house.asked, SCHEMA, 1);
    };
    const cay = PRESETS['ba-cay'];
    const cao = PRESETS['bai-cao'];
    expect(asked('cai:2♠ 3♠ 4♠;an:2♥ 3♥ 3♦', cay)).toBe('ten');
    expect(asked('cai:2♠ 3♠ 4♠;an:2♥ 3♥ 4♦', cao)).toBe('bankerTie,ten,tie');
    expect(asked('cai:2♠ 3♠ 4♠;an:2♥ 3♥ 4♦', cay)).toBe('compare,suits,ten,tie');
    expect(asked('cai:J♠ Q♠ K♠;an:2♥ 3♥ 4♦', cao)).toBe('payout,ten,threeFaces');
    expect(asked('cai:2♠ 3♠ 4♠;an:A♦ 4♥ 5♦', cay)).toBe('ace,ten,tie');
    expect(asked('cai:3♠ 3♥ 3♣;an:9♦ 8♥ A♣', cay)).toBe('ten,threeAlike');
    expect(asked('binh:J♠ Q♠ K♠;an:2♥ 3♥ 4♦', cao)).toBe('ten,threeFaces');
  });

  test('the figures of the steps are those of the verdict', () => {
    forSeeds(runs(3000), 8, (seed) => {
      const { fields, rules } = caseOf(seed);
      const { verdict, reasons } = decide(fields, rules);
      const place = (name: string) => verdict.ranking.findIndex((group) => group.includes(name));
      for (const step of reasons) {
        if ('winner' in step) {
          const difference = place(step.who) - place(step.other);
          expect(step.winner).toBe(difference < 0 ? step.who : difference > 0 ? step.other : null);
        }
        if ('parts' in step) {
          const hand = verdict.hands.find(({ name }) => name === step.who);
          expect(step.parts.reduce((sum, part) => sum + part, 0)).toBe(step.total);
          expect(step.points).toBe(hand?.points);
        }
      }
      for (const { name, outcome, net } of verdict.players ?? []) {
        const paid = reasons.filter((step) => step.who === name && 'net' in step);
        expect(paid.map((step) => 'net' in step && step.net)).toEqual(net === 0 ? [] : [net]);
        expect(Math.sign(net)).toBe({ win: 1, lose: -1, push: 0 }[outcome]);
      }
    });
  });

  test('two hands take 4 to 10 steps, and hardly ever more than 8', () => {
    const lengths: number[] = [];
    // One in a thousand has more: of 200 two may have by chance.
    forSeeds(runs(10_000, 2000), 9, (seed) => {
      const { fields, rules } = caseOf(seed);
      const { length } = decide(fields.slice(0, 2), rules).reasons;
      expect(length).toBeGreaterThanOrEqual(4);
      expect(length).toBeLessThanOrEqual(10);
      lengths.push(length);
    });
    expect(lengths.filter((length) => length > 8).length).toBeLessThan(lengths.length / 100);
  });

  test('total over anything that gets past: no hands at all', () => {
    expect(decide([], PRESETS['ba-cay'])).toEqual({ verdict: { hands: [], ranking: [] }, reasons: [] });
  });
});
