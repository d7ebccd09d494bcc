/** Hands that were picked are written as somebody would type them, and read back the same. */

import { beforeAll, describe, expect, test } from 'vitest';
import { cardOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { loadReader } from '../../referee/reader.ts';
import { cardsRound } from './cards.ts';
import { handsText, holdersBut, isOnlyHands } from './hand-text.ts';
import { type RoundGame, roundGames } from './round-game.ts';

const PLAYERS = [
  { id: 1, name: 'Nguyễn Thị Hồng' },
  { id: 2, name: 'Năm' },
  { id: 3, name: 'Chi' },
];
const SEATS = [1, 2, 3];

let xiDach: RoundGame;
let taLa: RoundGame;
beforeAll(async () => {
  await loadReader();
  xiDach = await roundGames('xi-dach', 'xi-dach@pho-thong', 'vi').load();
  taLa = await roundGames('ta-la', 'ta-la@mien-nam', 'vi').load();
});

const read = (text: string, game = xiDach, banker: number | null = 2) =>
  cardsRound({ game: game.all.game.id, text, seats: SEATS, banker }, PLAYERS, game.all, game.ruleSet, {
    stake: 1,
    put: undefined,
  });

describe('hands as text', () => {
  test('what was picked is read as it was picked, whatever people are called', () => {
    const hand = (role: 'cai' | 'player', ...cards: Field['cards']): Field => ({ role, name: 'x', cards, eaten: [] });
    const hands = new Map([
      [1, hand('player', cardOf('K', 'S'), cardOf('9', 'C'))],
      [2, hand('cai', cardOf('10', 'H'), cardOf('8', 'D'))],
      [3, hand('player', cardOf('A', 'S'), cardOf('J', 'C'))],
    ]);
    const again = read(handsText(SEATS, { hands, playerOf: () => undefined }, PLAYERS));
    expect(again.fault).toBeUndefined();
    expect(SEATS.map((id) => again.hands.get(id)?.cards)).toEqual(SEATS.map((id) => hands.get(id)?.cards));
  });

  test('an eaten card keeps its mark and whose it was', () => {
    const text = 'Chi: 3♠ 4♠ 5♠*Năm 9♥\nNăm: 2♣ 7♦ K♦';
    const before = read(text, taLa, null);
    const after = read(handsText(SEATS, before, PLAYERS), taLa, null);
    expect(after.hands.get(3)?.eaten).toHaveLength(1);
    expect(after.hands.get(3)).toEqual(before.hands.get(3));
    expect(after.playerOf(after.hands.get(3)?.eaten[0]?.from ?? '')).toBe(2);
  });

  test('those without cards are left out', () => {
    const before = read('Chi: K♠ 9♣');
    expect(handsText(SEATS, before, PLAYERS)).toBe('Chi: KS 9C');
  });

  test.each([
    ['', true],
    ['Chi: K♠ 9♣', true],
    ['Chi: K♠', true],
    ['Chi: K♠ 9♣, Năm: K♠ 8♣', true],
    ['Chi: K♠ xyz', false],
    ['Tèo: K♠ 9♣', false],
  ])('%j: may be written anew: %s', (text, isOnly) => {
    expect(isOnlyHands(read(text))).toBe(isOnly);
  });

  test('a hand that the reader gave to somebody else is not written anew', () => {
    const { fault, ...round } = read('Năm: 10♠ 9♥\nNguyễn Thị Hồng: 10♥ 10♦\nChi: K♣');
    expect(fault).toEqual({ code: 'lacks-hands', names: ['Chi'], isNamed: true });
    expect(isOnlyHands({ ...round, fault })).toBe(false);
  });

  test('words that were not used are told where they were typed', () => {
    const text = 'Năm 10♠ 9♥, Chi 10♥ 10♦, xyz, Nguyễn Thị Hồng K♣ 8♣';
    const { unread } = read(text);
    expect(unread).toEqual([{ at: text.indexOf('xyz'), length: 3, found: 'xyz' }]);
    expect(isOnlyHands(read(text))).toBe(false);
  });

  test('who holds what', () => {
    const { hands } = read('Chi: K♠ 9♣, Năm: 10♥ 8♦');
    expect([...holdersBut(3, hands, PLAYERS)]).toEqual([
      [cardOf('10', 'H'), 'Năm'],
      [cardOf('8', 'D'), 'Năm'],
    ]);
  });
});
