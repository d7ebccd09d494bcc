import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '#games/xi-dach/engine/index.ts';
import { ALL_CARDS, type Card } from '../card.ts';
import type { Field } from '../case.ts';
import { allowedValues, type Rules } from '../house-rules.ts';
import { writeJson } from '../json.ts';
import { branches, covers } from './branches.ts';
import { nearestFlips } from './flips.ts';

const { schema } = game;
const keys = Object.keys(schema);

/** A banker and up to two players, two to five cards each, and a rule set: a preset with any settings changed. */
const situations = fc
  .record({
    deck: fc.shuffledSubarray([...ALL_CARDS], { minLength: 15, maxLength: 15 }),
    sizes: fc.array(fc.integer({ min: 2, max: 5 }), { minLength: 2, maxLength: 3 }),
    choices: fc.array(fc.nat(), { minLength: keys.length, maxLength: keys.length }),
  })
  .map(({ deck, sizes, choices }) => {
    let from = 0;
    const fields = sizes.map((size, at): Field => {
      const cards: Card[] = deck.slice(from, from + size);
      from += size;
      const name = ['cai', 'an', 'bình'][at] ?? '';
      return { role: at === 0 ? 'cai' : 'player', name, cards, eaten: [] };
    });
    const rules: Rules = Object.fromEntries(
      keys.map((key, at) => {
        const values = allowedValues(schema[key]);
        return [key, values[(choices[at] ?? 0) % values.length] ?? ''];
      }),
    );
    return { fields, rules };
  });

/** Every choice of rules that differs in exactly `count` settings. */
function* changed(rules: Rules, count: number, from = 0): Generator<Rules> {
  if (count === 0) {
    yield rules;
    return;
  }
  for (let at = from; at < keys.length; at++) {
    const key = keys[at] ?? '';
    for (const value of allowedValues(schema[key])) {
      if (value !== rules[key]) yield* changed({ ...rules, [key]: value }, count - 1, at + 1);
    }
  }
}

// The game as a page knows it, so that any choice of rules can be given to it.
const anyGame: import('../game/game.ts').Game = game;
const verdictUnder = (fields: readonly Field[], rules: Rules): string =>
  writeJson(anyGame.verdictJson(anyGame.decide(fields, rules).verdict));

describe('nearestFlips', () => {
  test('leads into its branch and brings its verdict; every other branch is there once, nearest first', () => {
    fc.assert(
      fc.property(situations, ({ fields, rules }) => {
        const found = branches(game, fields);
        const flips = nearestFlips(found, rules);
        for (const { branch, changes } of flips) {
          const there: Rules = { ...rules, ...Object.fromEntries(changes) };
          expect(changes.every(([key, value]) => rules[key] !== value)).toBe(true);
          expect(new Set(changes.map(([key]) => key)).size).toBe(changes.length);
          expect(found.branches.filter(({ when }) => covers(when, there))).toEqual([branch]);
          const { outcome } = branch;
          expect(outcome.ok && writeJson(game.verdictJson(outcome.value.verdict))).toBe(verdictUnder(fields, there));
        }
        const counts = flips.map(({ changes }) => changes.length);
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        const here = found.branches.filter(({ when }) => covers(when, rules));
        expect(here).toHaveLength(1);
        expect(new Set([...flips.map(({ branch }) => branch), ...here])).toEqual(new Set(found.branches));
      }),
      { numRuns: 300 },
    );
  });

  test('no smaller choice of settings leads there (all choices of up to two settings tried)', () => {
    fc.assert(
      fc.property(situations, ({ fields, rules }) => {
        for (const { branch, changes } of nearestFlips(branches(game, fields), rules)) {
          for (let fewer = 0; fewer < Math.min(changes.length, 3); fewer++) {
            for (const other of changed(rules, fewer)) {
              expect(covers(branch.when, other)).toBe(false);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
