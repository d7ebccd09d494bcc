import { describe, expect, test } from 'vitest';
import { cardOf, rankOf, SUITS, suitOf } from '#core/card.ts';
import { recordReads } from '#core/house/read-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { readInEdition } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { forSeedPairs, forSeeds } from '#testing/seeds.ts';
import { handStrength } from '../hands/strength.ts';
import { anyFields, anyRules, fieldsOf } from '../testing/cases.ts';
import { compare } from './compare.ts';
import { decide, type XiToVerdict } from './decide.ts';
import { readHand } from './hand.ts';
import { PRESETS, SCHEMA, type XiToRules } from './rules.ts';

/** A case and a rule set from a seed. */
function caseOf(seed: number) {
  const rng = makeRng(seed);
  return { fields: anyFields(rng), rules: anyRules(rng) };
}

describe('properties', () => {
  const unordered = ({ hands, ranking }: XiToVerdict) => ({
    hands: new Map(hands.map(({ name, category }) => [name, category])),
    ranking: ranking.map((group) => new Set(group)),
  });

  test('the order of the players does not matter to the verdict', () => {
    forSeedPairs(runs(3000), 1, (seed, other) => {
      const { fields, rules } = caseOf(seed);
      const { upTo } = makeRng(other);
      const left = [...fields];
      const moved = fields.flatMap(() => left.splice(upTo(left.length - 1), 1));
      const before = decide(fields, rules).verdict;
      const after = decide(moved, rules).verdict;
      expect(unordered(after)).toEqual(unordered(before));
      expect(after.hands.map(({ name }) => name)).toEqual(moved.map(({ name }) => name));
      // Names of one group are in seat order.
      const places = after.ranking.map((group) => group.map((name) => moved.findIndex((one) => one.name === name)));
      for (const group of places) expect(group).toEqual(group.toSorted((a, b) => a - b));
    });
  });

  test('players do not matter to each other: any two stand alone as they stand among others', () => {
    forSeeds(runs(1500), 3, (seed) => {
      const { fields, rules } = caseOf(seed);
      const { ranking } = decide(fields, rules).verdict;
      const place = (name: string): number => ranking.findIndex((group) => group.includes(name));
      for (const a of fields) {
        for (const b of fields) {
          if (a.name >= b.name) continue;
          const alone = decide([a, b], rules).verdict.ranking;
          const order = Math.sign(place(a.name) - place(b.name));
          expect(alone).toEqual(
            order < 0 ? [[a.name], [b.name]] : order > 0 ? [[b.name], [a.name]] : [[a.name, b.name]],
          );
        }
      }
    });
  });

  test('where suits count for nothing they do not matter, if they are exchanged for all', () => {
    forSeeds(runs(2000), 4, (seed) => {
      const { fields, rules } = caseOf(seed);
      const house: XiToRules = { ...rules, suits: 'none' };
      const turned = fields.map((field) => ({
        ...field,
        cards: field.cards.map((card) => cardOf(rankOf(card), SUITS[(SUITS.indexOf(suitOf(card)) + 1) % 4] ?? 'S')),
      }));
      expect(decide(turned, house).verdict).toEqual(decide(fields, house).verdict);
    });
  });

  test('comparing is antisymmetric and transitive, and the same as by strength; where suits count nobody is equal', () => {
    forSeeds(runs(6000), 5, (seed) => {
      const { fields, rules } = caseOf(seed);
      const hands = fields.map(({ cards }) => readHand(cards, rules));
      const order = (x: (typeof hands)[number], y: (typeof hands)[number]): number =>
        Math.sign(compare(x, y, rules).order);
      for (const a of hands) {
        for (const b of hands) {
          expect(order(a, b) + order(b, a)).toBe(0);
          expect(order(a, b)).toBe(Math.sign(handStrength(a.cards, rules) - handStrength(b.cards, rules)));
          if (rules.suits !== 'none' && a !== b) expect(order(a, b)).not.toBe(0);
          for (const c of hands) {
            if (order(a, b) >= 0 && order(b, c) >= 0) expect(order(a, c)).toBe(Math.max(order(a, b), order(b, c)));
          }
        }
      }
    });
  });

  test('what decides parts the winners from the rest; the last step says who wins', () => {
    forSeeds(runs(3000), 7, (seed) => {
      const { fields, rules } = caseOf(seed);
      const { verdict, reasons } = decide(fields, rules);
      const deciding = reasons.filter(({ decides }) => decides);
      const winners = verdict.ranking[0] ?? [];
      // It parts the winners from the rest, or says that there is no rest.
      const others = deciding.map((step) => ('other' in step ? winners.includes(step.other) : undefined));
      expect(others).toEqual([winners.length === fields.length]);
      expect(reasons.at(-1)).toEqual({
        rule: verdict.cards === 5 ? 'xt-showdown' : 'xt-first-actor',
        outcome: 'held',
        who: winners[0],
        winners,
      });
      // One hand after another in the order of the case, each with what it is last; then down the ranking.
      const held = reasons.filter((step) => step.outcome === 'held' && 'category' in step && !('other' in step));
      expect(held.map(({ who, rule }) => [who, rule])).toEqual(
        verdict.hands.map(({ name, category }) => [name, `xt-${category}`]),
      );
      const compared = reasons.flatMap((step) => ('other' in step ? [step.who, step.other] : []));
      expect(compared).toHaveLength(2 * (fields.length - 1));
      expect(new Set(compared)).toEqual(new Set(fields.map(({ name }) => name)));
    });
  });

  test('house rules are asked only where they can matter', () => {
    const asked = (text: string, rules: XiToRules = PRESETS.vipgame) => {
      const house = recordReads(rules);
      const fields = fieldsOf(text);
      expect(decide(fields, house.rules)).toEqual(decide(fields, rules));
      return readInEdition(house.asked, SCHEMA, 1);
    };
    expect(asked(';a:8♥ 8♦ J♣ K♠ A♥;b:9♥ 9♦ J♠ K♦ A♦')).toBe('');
    expect(asked(';a:8♥ 9♥ J♥ K♥ A♥;b:9♦ 9♠ J♠ K♦ A♦')).toBe('');
    expect(asked(';a:8♥ 9♥ J♥ K♥ A♥;b:7♥ 7♦ 7♣ 9♠ 9♦')).toBe('flush');
    expect(asked(';a:A♠ 7♦ 8♣ 9♥ 10♦;b:K♥ K♦ 8♠ 9♠ J♦')).toBe('aceLow');
    expect(asked(';a:A♥ 7♥ 8♥ 9♥ 10♥;b:K♥ K♦ 8♠ 9♠ J♦')).toBe('aceLow');
    expect(asked(';a:9♥ 10♦ J♣ Q♠ K♥;b:9♠ 10♠ J♦ Q♥ K♠')).toBe('suits');
    expect(asked(';a:8♥ 8♦ J♣ K♠ A♥;b:8♠ 8♣ J♠ K♦ Q♥')).toBe('tieBreak');
    expect(asked('@thung-lon;a:8♥ 8♦ J♣ K♠ A♥;b:8♠ 8♣ J♠ K♦ Q♥', PRESETS['thung-lon'])).toBe('suits,tieBreak');
    expect(asked(';a:8♥ 8♦ J♣ K♠ A♥;b:8♠ 8♣ J♠ K♦ A♦')).toBe('suits');
    expect(asked(';a:J♥ J♦ 7♠ 7♣ A♦;b:J♠ J♣ 8♥ 8♦ K♠', PRESETS['thung-lon'])).toBe('');
    expect(asked(';a:8♥ 8♦ 8♣ K♠ A♥;b:9♥ 9♦ 9♣ K♦ A♦', PRESETS['thung-lon'])).toBe('');
    expect(asked(';a:K♦;b:K♠;c:A♣')).toBe('suits');
    // Fewer than five cards are no straight, even with a low ace.
    expect(asked(';a:A♠ 7♦ 8♣ 9♥;b:K♥ K♦ 8♠ 9♠', PRESETS['short-deck'])).toBe('');
  });
});
