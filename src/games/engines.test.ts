import { expect, test } from 'vitest';
import { allowedValues } from '#core/house-rules.ts';
import { ENGINES, engineOf, readCase } from './engines.ts';

test('every engine is found by its id, and nothing else is', () => {
  for (const engine of ENGINES) expect(engineOf(engine.id)).toBe(engine);
  for (const id of ['', 'constructor', '__proto__', 'Xi-dach']) expect(engineOf(id)).toBeUndefined();
});

test('every engine has its default preset, and all its presets are full choices of its settings', () => {
  for (const { schema, presets, defaultPreset } of ENGINES) {
    expect(Object.keys(presets)[0]).toBe(defaultPreset);
    for (const rules of Object.values(presets)) {
      expect(Object.keys(rules)).toEqual(Object.keys(schema));
      for (const [key, setting] of Object.entries(schema)) expect(allowedValues(setting)).toContain(rules[key]);
    }
  }
});

test('the games, in their order', () => {
  expect(ENGINES.map(({ id }) => id)).toEqual(['xi-dach', 'xi-to', 'ba-cay', 'ta-la', 'sam']);
});

test.each([
  ['xi-dach', 'cai:KD.9C;an:AS.AH'],
  ['xi-to', 'an:AS;binh:KS'],
  ['ba-cay', 'an:AS.2S.3S;binh:AH.2H.3H'],
  ['ta-la', 'bai:AS.2S.3S'],
  ['sam', 'ban:2S;danh:7S.7H.7D.7C'],
])('a text is read by the game that it names: %s', (id, fields) => {
  const read = readCase(`${id};${fields}`);
  expect(read.ok && read.value.game).toBe(id);
});

test('a game that there is not', () => {
  expect(readCase('xi-dich;cai:KD.9C')).toMatchObject({
    ok: false,
    error: { code: 'unknown-game', known: ENGINES.map(({ id }) => id) },
  });
});
