import { expect, test } from 'vitest';
import { parseCase } from '#core/notation/parse.ts';
import { bareHands } from '#testing/bare.ts';
import { game } from './index.ts';
import { PRESETS } from './rules.ts';

test('xd-deck: suits can tell nothing, so nobody is asked for them', () => {
  const read = parseCase('xi-dach;cai:K♠ 9♣;an:A♠ A♥;binh:A♦ K♥', [game]);
  expect(read.ok && game.suits?.(bareHands(read.value.fields), PRESETS['pho-thong'])).toBe('never');
});
