import { expect, test } from 'vitest';
import { parseCase } from '#core/notation/parse.ts';
import { settlements } from './decide.ts';
import { game } from './index.ts';

test('xd-banker: each player is settled with the banker alone', () => {
  const read = parseCase('xi-dach;an:A♠ A♥;cai:K♠ 9♣;binh:A♦ K♥', [game]);
  const parts = read.ok ? settlements(read.value.fields) : [];
  expect(parts.map((fields) => fields.map(({ name }) => name))).toEqual([
    ['an', 'cai'],
    ['cai', 'binh'],
  ]);
});
