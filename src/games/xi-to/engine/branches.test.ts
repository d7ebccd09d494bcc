import { describe, expect, test } from 'vitest';
import { branches, covers } from '#core/branches/branches.ts';
import type { Field } from '#core/case.ts';
import type { Schema } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, everyRules, fieldsOf, literalSeats } from '../testing/cases.ts';
import { literalDecide } from '../testing/literal.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA } from './rules.ts';

const HOUSES = [...everyRules()];
const schema: Schema = SCHEMA;

/**
 * The branches of these hands, held against every combination of all settings: each falls into one branch, and its
 * verdict is the engine's there and the ledger's read literally.
 */
function expectSound(fields: readonly Field[]): ReturnType<typeof branches> {
  const found = branches(game, fields);
  const told = found.branches.map(({ outcome }) => JSON.stringify(outcome.ok && outcome.value.verdict));
  const seats = literalSeats(fields);
  const wrong: unknown[] = [];
  for (const rules of HOUSES) {
    const here = found.branches.flatMap(({ when }, at) => (covers(when, rules) ? [at] : []));
    const judged = judge(game, fields, rules);
    const forced = JSON.stringify(judged.ok && judged.value.verdict);
    const literal = JSON.stringify(literalDecide(seats, rules));
    if (here.length !== 1 || told[here[0] ?? -1] !== forced || forced !== literal) wrong.push({ rules, here, forced });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  for (const { when } of found.branches) {
    for (const [key, named] of when) {
      expect(['flush', 'aceLow', 'suits', 'tieBreak']).toContain(key);
      const values = schema[key]?.values ?? [];
      expect(named).toEqual(values.filter((value) => named.includes(value)));
      expect(named.length).toBeLessThan(values.length);
    }
  }
  expect([...found.presets.keys()]).toEqual(Object.keys(PRESETS));
  for (const [name, rules] of Object.entries(PRESETS)) {
    const branch = found.branches[found.presets.get(name) ?? -1];
    expect(branch && covers(branch.when, rules)).toBe(true);
  }
  return found;
}

/** Which settings matter, branch by branch, and what comes of it. */
function summary(text: string): string[] {
  return branches(game, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    return `${conditions}: ${outcome.ok ? outcome.value.verdict.ranking.map((group) => group.join('=')).join(' > ') : ''}`;
  });
}

/** Six hands in which every setting of a case has its say. */
const CROWDED =
  ';a:8♥ 9♥ J♥ K♥ A♥;b:7♥ 7♦ 7♣ 9♠ 9♦;c:A♠ 10♦ 9♣ 8♦ 7♠;d:K♦ K♣ Q♥ J♦ 10♥;e:K♠ Q♦ J♣ A♦ 10♠;f:A♣ Q♣ Q♠ J♠ 10♣';

describe('branches partition all houses and agree with brute force', () => {
  test('320 random cases over all 192 houses', () => {
    const rng = makeRng(11);
    let several = 0;
    for (let run = 0; run < 320; run++) {
      if (expectSound(anyFields(rng)).branches.length > 1) several++;
    }
    expect(several).toBeGreaterThan(100);
  });

  test('a table of six where all four settings of a case are asked', () => {
    const found = expectSound(fieldsOf(CROWDED));
    expect(found.branches.length).toBeGreaterThan(3);
  });
});

describe('worked cases, ledger §2.9', () => {
  test.each([
    [
      'row 10: flush alone decides',
      ';an:8♥ 9♥ J♥ K♥ A♥;binh:7♥ 7♦ 7♣ 9♠ 9♦',
      ['flush=below-full-house: binh > an', 'flush=above-full-house: an > binh'],
    ],
    [
      'row 11: aceLow alone',
      ';an:A♠ 7♦ 8♣ 9♥ 10♦;binh:K♥ K♦ 8♠ 9♠ J♦',
      ['aceLow=false: binh > an', 'aceLow=true: an > binh'],
    ],
    // Another combination under another house is another verdict, though the same one wins.
    [
      'row 12: the loser is called something else',
      ';an:A♠ 7♦ 8♣ 9♥ 10♦;binh:8♦ 9♣ 10♥ J♠ Q♦',
      ['aceLow=false: binh > an', 'aceLow=true: binh > an'],
    ],
    [
      'row 13: suits, any or none',
      ';an:9♥ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♠',
      ['suits=SHDC|SCDH: binh > an', 'suits=none: an=binh'],
    ],
    [
      'row 14: tieBreak, where suits count',
      ';an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥',
      [
        'tieBreak=kickers-then-suit: an > binh',
        'suits=SHDC|SCDH tieBreak=suit-of-pair-first: binh > an',
        'suits=none tieBreak=suit-of-pair-first: an > binh',
      ],
    ],
    [
      'hearts and clubs change places',
      ';an:9♣ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♣',
      ['suits=SHDC: an > binh', 'suits=SCDH: binh > an', 'suits=none: an=binh'],
    ],
    ['row 18: nothing can change it', ';an:K♣ Q♣ J♣ 9♣ 7♣;binh:K♥ Q♥ J♥ 9♥ 8♥', [': binh > an']],
  ] as const)('%s', (_, text, told) => {
    expect(summary(text)).toEqual(told);
    expectSound(fieldsOf(text));
  });
});

describe('only what matters is tried', () => {
  test('a table of six asks for a ruling at most once for each of the 24 houses that rank differently', () => {
    const rng = makeRng(17);
    const asked: number[] = [];
    while (asked.length < 150) {
      const fields = anyFields(rng);
      if (fields.length < 6 || fields[0]?.cards.length !== 5) continue;
      let rulings = 0;
      const counting = {
        ...game,
        decide(...given: Parameters<typeof game.decide>) {
          rulings++;
          return game.decide(...given);
        },
      };
      branches(counting, fields);
      asked.push(rulings);
    }
    expect(Math.max(...asked)).toBeLessThanOrEqual(24);
    // Most tables need far fewer.
    expect(asked.toSorted((a, b) => a - b)[75]).toBeLessThanOrEqual(6);
  });
});
