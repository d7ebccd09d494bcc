import { expect, test } from 'vitest';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields } from '#testing/any-case.ts';
import { ENGINES } from './engines.ts';

const CASES = 400;

test.each(ENGINES)('no case of $id asks for a setting of the round', (game) => {
  const rng = makeRng(1);
  const asked = new Set<string>();
  for (const rules of Object.values(game.presets)) {
    const watched = new Proxy(rules, {
      get(target, key) {
        if (typeof key !== 'string') return undefined;
        asked.add(key);
        return target[key];
      },
    });
    for (let n = 0; n < CASES; n++) judge(game, anyFields(game, rng, rules), watched);
  }
  const { schema } = game;
  expect([...asked].filter((key) => schema[key]?.round)).toEqual([]);
  // All the others are asked for: hands can show them.
  expect(Object.keys(schema).filter((key) => !schema[key]?.round && !asked.has(key))).toEqual([]);
});
