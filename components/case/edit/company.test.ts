import { expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { addPlayer, canLeave, cardCount, maxCards, removePlayer } from './company.ts';

test('a player who leaves takes their name off the cards that were eaten from them: what is left is a case', () => {
  const read = readCase('ta-la; an: 6♣*bình 6♥ 6♦ 2♠; bình: 7♣ 8♣; chi: 9♦**bình 9♥ 9♠ 5♣*an 5♥ 5♦');
  const game = engineOf('ta-la');
  if (!read.ok || !game) throw new Error('no case');
  const [, gone] = read.value.fields;
  if (!gone) throw new Error('nobody to go');
  const fields = removePlayer(gone, read.value.fields);
  const text = formatCase({ ...read.value, fields }, game);
  expect(text).toBe('ta-la@mien-bac;an:6C*.6H.6D.2S;chi:9D**.9H.9S.5C*an.5H.5D');
  expect(readCase(text).ok).toBe(true);
  expect(judge(game, fields, read.value.rules).ok).toBe(true);
});

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed);

test('who comes to a table of any game makes it a case of one player more; where nobody can, it stays as it is', () => {
  const came = new Set<string>();
  for (const seed of SEEDS) {
    const { game, of } = anyCase(seed);
    if (!of.fields.some(({ role }) => role === 'player')) continue;
    const more = addPlayer(of.fields, game, of.rules);
    expect(judge(game, more, of.rules).ok).toBe(true);
    expect(more.slice(0, of.fields.length)).toEqual(of.fields);
    if (more.length > of.fields.length) came.add(game.id);
  }
  expect(came.size).toBe(5);
});

test('a player may leave exactly where the others are a case without them', () => {
  const seen = { go: 0, stay: 0 };
  for (const seed of SEEDS) {
    const { game, of } = anyCase(seed);
    for (const field of of.fields.filter(({ role }) => role === 'player')) {
      const may = canLeave(field, of.fields, game, of.rules);
      expect(may).toBe(judge(game, removePlayer(field, of.fields), of.rules).ok);
      seen[may ? 'go' : 'stay']++;
    }
  }
  expect(Math.min(seen.go, seen.stay)).toBeGreaterThan(0);
});

test('a hand has as many cards as the game checks for, and takes no more than it ever allows', () => {
  for (const seed of SEEDS) {
    const { game, of } = anyCase(seed);
    for (const [at, field] of of.fields.entries()) {
      const max = maxCards(field, game, of.rules);
      expect(field.cards.length).toBeLessThanOrEqual(max);
      for (const cards of [
        [],
        field.cards.slice(1),
        field.cards,
        ALL_CARDS.slice(0, max),
        ALL_CARDS.slice(0, max + 1),
      ]) {
        const changed = { ...field, cards, eaten: [] };
        const fields = of.fields.toSpliced(at, 1, changed);
        const faulty = game
          .check(fields, of.rules)
          .some((fault) => fault.code === 'wrong-card-count' && fault.field === at);
        expect(cardCount(changed, fields, game, of.rules) !== undefined).toBe(faulty);
      }
    }
  }
});
