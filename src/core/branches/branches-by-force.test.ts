import { describe, expect, test } from 'vitest';
import { decide, mergeSettlements, splitSettlements } from '#games/xi-dach/engine/decide.ts';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { anyRules, anyFields as fieldsOfXiDach } from '#games/xi-dach/testing/cases.ts';
import { everyRuleSet, testSetting } from '#testing/rule-sets.ts';
import { toy } from '#testing/toy-game.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { allowedValues, type Rules, type Schema, type SettingValue } from '../house-rules.ts';
import { ordered } from '../json.ts';
import { judge } from '../judge.ts';
import { makeRng } from '../random/rng.ts';
import type { Result } from '../result.ts';
import type { Ruling, Step } from '../ruling.ts';
import { type Branches, branches, covers } from './branches.ts';

/** For each setting the first value that is allowed. */
function firstHouse(schema: Schema, when: ReadonlyMap<string, readonly SettingValue[]>): Rules {
  return Object.fromEntries(
    Object.entries(schema).map(([key, setting]) => [key, assertDefined((when.get(key) ?? allowedValues(setting))[0])]),
  );
}

/** The verdict, or the fault. */
const saidBy = (outcome: Result<Ruling<unknown>, unknown>): string =>
  JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error);

/** Each of these rule sets falls into one branch, and is judged as the branch says. */
function expectJudged(game: Game, fields: readonly Field[], houses: readonly Rules[]): Branches<unknown, Step> {
  const found = branches(game, fields);
  const wrong = houses.filter((house) => {
    const here = found.branches.filter(({ when }) => covers(when, house));
    return here.length !== 1 || saidBy(assertDefined(here[0]).outcome) !== saidBy(judge(game, fields, house));
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  // A branch carries the ruling of its first rule set, reasons included.
  for (const { when, outcome } of found.branches) {
    expect(outcome).toEqual(judge(game, fields, firstHouse(game.schema, when)));
  }
  return found;
}

describe('a house is judged as the one branch says that it falls into', () => {
  test('the toy game, all of its houses, faults among them', () => {
    const rng = makeRng(42);
    const houses = everyRuleSet(toy.schema);
    for (let run = 0; run < 200; run++) {
      let left = rng.cards(30);
      const fields = Array.from({ length: rng.upTo(4) }, (_, seat): Field => {
        const cards = left.slice(0, rng.upTo(5));
        left = left.slice(cards.length);
        const eaten = cards.slice(0, rng.upTo(2)).map((card) => ({ card, chot: false }));
        return { role: rng.pick(['player', 'player', 'player', 'bai']), name: `p${seat}`, cards, eaten };
      });
      expectJudged(toy, fields, houses);
    }
  });
});

/**
 * A made-up game: each player's hand is a seed that decides which settings are read for the player, in an order that depends on
 * the answers, and what the player gets.
 */
describe('players who are settled apart, each asking in an order of their own', () => {
  const schema = {
    a: testSetting([0, 1]),
    b: testSetting([0, 1, 2]),
    c: testSetting([0, 1]),
    d: testSetting([0, 1, 2, 3]),
  };
  const preset = { a: 0, b: 0, c: 0, d: 0 };
  const KEYS = ['a', 'b', 'c', 'd'] as const;

  function settled({ cards }: Field, rules: typeof preset): number {
    let seed = assertDefined(cards[0]) + 1;
    for (let asked = 1 + (seed % 4); asked > 0; asked--) {
      seed = (seed * 7 + 3 * rules[assertDefined(KEYS[seed % 4])] + 5) % 97;
    }
    return seed % 3;
  }

  const whole: Game<typeof preset, readonly number[]> = {
    id: 'apart',
    schema,
    presets: { preset },
    defaultPreset: 'preset',
    ruleSections: [['asked']],
    combinations: [],
    roles: ['player'],
    hasCard: () => true,
    handSize: () => ({ min: 1, max: 1 }),
    playerCount: () => ({ min: 1, max: 9 }),
    check: () => [],
    decide: (fields, rules) => ({ verdict: fields.map((field) => settled(field, rules)), reasons: [] }),
    verdictJson: () => ordered([]),
    summary: () => ({ kind: 'word', word: 'none' }),
  };
  const apart: Game<typeof preset, readonly number[]> = {
    ...whole,
    settlement: {
      splitSettlements: (fields) => fields.map((field) => [field]),
      mergeSettlements: (settled) => ({ verdict: settled.flatMap(({ verdict }) => verdict), reasons: [] }),
    },
  };

  test('every house is judged as its branch says, and the verdicts are those that come out where all are tried at once', () => {
    const rng = makeRng(43);
    const houses = everyRuleSet(schema);
    let several = 0;
    for (let run = 0; run < 300; run++) {
      const fields = rng
        .cards(1 + rng.upTo(4))
        .map((card): Field => ({ role: 'player', name: `p${card}`, cards: [card], eaten: [] }));
      const found = expectJudged(apart, fields, houses).branches;
      const atOnce = expectJudged(whole, fields, houses).branches;
      expect(new Set(found.map(({ outcome }) => saidBy(outcome)))).toEqual(
        new Set(atOnce.map(({ outcome }) => saidBy(outcome))),
      );
      if (found.length > 1) several++;
    }
    expect(several).toBeGreaterThan(150);
  });

  test('nobody to settle with: one branch', () => {
    expect(expectJudged(apart, [], everyRuleSet(schema)).branches).toHaveLength(1);
  });
});

describe('Xì Dách: what is settled apart', () => {
  test('two houses give the whole table one verdict exactly where they give each player one', () => {
    const rng = makeRng(44);
    const settings = Object.entries(xiDach.schema);
    const seen = { same: 0, other: 0 };
    for (let run = 0; run < 2500; run++) {
      const fields = fieldsOfXiDach(rng);
      const one = anyRules(rng);
      const [key, setting] = assertDefined(settings[rng.upTo(settings.length - 1)]);
      const values = allowedValues(setting);
      const other = { ...one, [key]: assertDefined(values[rng.upTo(values.length - 1)]) };
      const agree = (some: readonly Field[]) => saidBy(judge(xiDach, some, one)) === saidBy(judge(xiDach, some, other));
      const parts = assertDefined(xiDach.settlement?.splitSettlements(fields));
      expect(agree(fields)).toBe(parts.every(agree));
      seen[agree(fields) ? 'same' : 'other']++;
    }
    expect(Math.min(seen.same, seen.other)).toBeGreaterThan(100);
  });

  test('the whole table out of its settlements is what it is ruled to be at once, reasons and all', () => {
    const rng = makeRng(45);
    const phases = new Set<number>();
    for (let run = 0; run < 5000; run++) {
      const fields = fieldsOfXiDach(rng);
      const rules = anyRules(rng);
      const apart = splitSettlements(fields).map((part) => decide(part, rules));
      const whole = decide(fields, rules);
      expect(mergeSettlements(apart)).toEqual(whole);
      expect(JSON.stringify(mergeSettlements(apart).verdict)).toBe(JSON.stringify(whole.verdict));
      for (const { verdict } of apart) if (verdict.phase < whole.verdict.phase) phases.add(verdict.phase);
    }
    // At a table that went on to phase 2, some players were settled in phase 1.
    expect([...phases]).toEqual([1]);
  });
});
