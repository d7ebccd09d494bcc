import { expect, test } from 'vitest';
import { type NoEffect, noEffectIn, sameEffectIn } from './no-effect.ts';

const WITHOUT = { key: 'suits', when: { tie: ['draw'] } } as const satisfies NoEffect;
const ALIKE = {
  key: 'three',
  sameEffect: ['below', 'above'],
  when: { faces: [false], deck: [36, 40] },
} as const satisfies NoEffect;
const LIST = [WITHOUT, ALIKE];

test('a setting without effect is named with the reason, in the houses where it has none', () => {
  expect(noEffectIn(LIST, 'suits', { tie: 'draw', suits: 'SHDC' })).toBe(WITHOUT);
  expect(noEffectIn(LIST, 'suits', { tie: 'suit', suits: 'SHDC' })).toBeUndefined();
  expect(noEffectIn(LIST, 'tie', { tie: 'draw' })).toBeUndefined();
});

test('values that come to the same are another matter: the setting has an effect', () => {
  const house = { three: 'below', faces: false, deck: 40 };
  expect(sameEffectIn(LIST, 'three', house)).toBe(ALIKE);
  expect(noEffectIn(LIST, 'three', house)).toBeUndefined();
  expect(sameEffectIn(LIST, 'suits', { tie: 'draw' })).toBeUndefined();
});

test('all that is named must be in force; what a house does not have is not', () => {
  expect(sameEffectIn(LIST, 'three', { faces: true, deck: 40 })).toBeUndefined();
  expect(sameEffectIn(LIST, 'three', { faces: false, deck: 52 })).toBeUndefined();
  expect(sameEffectIn(LIST, 'three', { faces: false })).toBeUndefined();
});
