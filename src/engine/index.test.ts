import { expect, test } from 'vitest';
import { ENGINES, engineOf, readCase } from './index.ts';

test('every engine is found by its id, and nothing else is', () => {
  for (const engine of ENGINES) expect(engineOf(engine.id)).toBe(engine);
  for (const id of ['', 'constructor', '__proto__', 'Xi-dach']) expect(engineOf(id)).toBeUndefined();
});

test('every engine has its default preset, and all its presets are full choices of its settings', () => {
  for (const { schema, presets, defaultPreset } of ENGINES) {
    expect(Object.keys(presets)[0]).toBe(defaultPreset);
    for (const rules of Object.values(presets)) {
      expect(Object.keys(rules)).toEqual(Object.keys(schema));
      for (const [key, { values }] of Object.entries(schema)) expect(values).toContain(rules[key]);
    }
  }
});

test('a text is read by the game that it names', () => {
  const read = readCase('xi-dach;cai:KD.9C;an:AS.AH');
  expect(read.ok && read.value.game).toBe('xi-dach');
  expect(readCase('xi-dich;cai:KD.9C')).toMatchObject({
    ok: false,
    error: { code: 'unknown-game', known: ENGINES.map(({ id }) => id) },
  });
});
