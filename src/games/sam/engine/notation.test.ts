import { expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import type { Field, Role } from '#core/case.ts';
import { check } from './decide.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

test('all faults at once', () => {
  const house = PRESETS['mien-bac'];
  const field = (role: Role, name: string, size: number, from = 0): Field => {
    return { role, name, cards: ALL_CARDS.slice(from, from + size), eaten: [] };
  };
  const faults = (...fields: Field[]) => check(fields, house);
  expect(faults()).toEqual([{ code: 'missing-field', role: 'danh' }]);
  expect(faults(field('ban', 'ban', 0), field('player', 'an', 12))).toEqual([
    { code: 'wrong-card-count', field: 0, min: 1, max: 10 },
    { code: 'unknown-field', field: 1 },
    { code: 'wrong-card-count', field: 1, min: 0, max: 10 },
    { code: 'missing-field', role: 'danh' },
  ]);
  expect(faults(field('bai', 'bai', 4), field('danh', 'danh', 3, 20))).toEqual([
    { code: 'wrong-card-count', field: 0, min: 10, max: 10 },
    { code: 'unknown-field', field: 1 },
  ]);
  expect(faults(field('player', 'an', 11))).toEqual([
    { code: 'wrong-card-count', field: 0, min: 0, max: 10 },
    { code: 'missing-field', role: 'player' },
    { code: 'wrong-player-count', min: 2, max: 5 },
  ]);
  // What is no player at the end is not counted as one.
  expect(faults(field('player', 'an', 0), field('danh', 'danh', 3))).toEqual([
    { code: 'unknown-field', field: 1 },
    { code: 'wrong-player-count', min: 2, max: 5 },
  ]);
  const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => field('player', name, 0));
  expect(faults(...many)).toEqual([
    ...[1, 2, 3, 4, 5].map((at) => ({ code: 'duplicate-field', field: at })),
    { code: 'wrong-player-count', field: 5, min: 2, max: 5 },
    { code: 'duplicate-field', field: 6 },
  ]);
});

test('two to five at a table (sam-players)', () => {
  expect(game.playerCount([], PRESETS['mien-bac'])).toEqual({ min: 2, max: 5 });
});
