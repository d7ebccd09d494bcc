import { expect, test } from 'vitest';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { withoutPlayer } from './company.ts';

test('a player who goes takes his name off the cards that were eaten from him: what is left is a case', () => {
  const read = readCase('ta-la; an: 6♣*bình 6♥ 6♦ 2♠; bình: 7♣ 8♣; chi: 9♦**bình 9♥ 9♠ 5♣*an 5♥ 5♦');
  const game = engineOf('ta-la');
  if (!read.ok || !game) throw new Error('no case');
  const [, gone] = read.value.fields;
  if (!gone) throw new Error('nobody to go');
  const fields = withoutPlayer(gone, read.value.fields);
  const text = formatCase({ ...read.value, fields }, game);
  expect(text).toBe('ta-la@mien-bac;an:6C*.6H.6D.2S;chi:9D**.9H.9S.5C*an.5H.5D');
  expect(readCase(text).ok).toBe(true);
  expect(judge(game, fields, read.value.rules).ok).toBe(true);
});
