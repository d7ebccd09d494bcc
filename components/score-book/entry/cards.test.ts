/** Rounds that are told by their cards: what is written into the book, and what it says when it is opened again. */

import { beforeAll, describe, expect, test } from 'vitest';
import type { EveningRound } from '#core/evening/evening.ts';
import { loadReader } from '../../referee/reader.ts';
import { roundTextOf } from '../round-texts.ts';
import { typedCards } from '../typed-cards.ts';
import { type CardsRound, cardsRound } from './cards.ts';
import { type RoundGame, roundGames } from './round-game.ts';

const TA_LA = 'ta-la@mien-bac';

let xiDach: RoundGame;
let taLa: RoundGame;
beforeAll(async () => {
  await loadReader();
  xiDach = await roundGames('xi-dach', 'xi-dach@pho-thong', 'vi').load();
  taLa = await roundGames('ta-la', TA_LA, 'vi').load();
});

const peopleOf = (...names: readonly string[]) => names.map((name, at) => ({ id: at + 1, name }));

function read(game: RoundGame, text: string, names: readonly string[], banker: number | null = null): CardsRound {
  const people = peopleOf(...names);
  const seats = people.map(({ id }) => id);
  const draft = { game: game.all.game.id, text, seats, banker };
  return cardsRound(draft, people, game.all, game.ruleSet, { stake: 1, put: undefined });
}

function roundOf({ nets = [], case: text }: CardsRound): EveningRound {
  return {
    game: 'ta-la',
    house: TA_LA,
    stake: 1,
    banker: null,
    seats: nets.map((_, seat) => seat + 1),
    told: { type: 'cards', case: text },
    sides: [],
    nets,
  };
}

describe('a card that was eaten from somebody', () => {
  // Whoever let three be eaten pays for all (tl-den-eaten).
  const FED = (eater: string, giver: string, third: string) =>
    `${eater}: 5H*${giver} 5D 5C 9S*${giver} 9D 9H 7H*${giver} 7D 7C 2S\n${giver}: 4S 6D 8C\n${third}: 3S 6H 10C`;

  test.each([
    ['An', 'Bình', 'Chi'],
    ['Bình', 'Chi', 'An'],
    ['Chi', 'An', 'Bình'],
    ['Lan', 'Tuấn', 'Hùng'],
    ['Anh Ba', 'Chị Năm', 'Bình em'],
    ['Nguyễn Thị Hồng', 'Cái', 'Bình'],
  ])('%s from %s: %s pays nothing, also when the round is opened again', (...names) => {
    const round = read(taLa, FED(...names), names);
    expect(round.fault).toBeUndefined();
    const [eater = 0, giver = 0, third] = round.nets ?? [];
    expect(third).toBe(0);
    expect(eater).toBeGreaterThan(0);
    expect(giver).toBe(-eater);
    const players = peopleOf(...names);
    const kept = roundOf(round);
    const line = { type: 'round', number: 1, at: 1, round: kept, past: [], dropped: null } as const;
    const again = read(taLa, typedCards({ players, lines: [line] }, 1), names);
    expect(again.case).toBe(round.case);
    expect(again.nets).toEqual(round.nets);
  });

  test('its giver is called by their own name', () => {
    const names = ['Lan', 'Tuấn', 'Hùng'];
    const kept = roundOf(read(taLa, FED('Lan', 'Tuấn', 'Hùng'), names));
    const text = roundTextOf(kept, 'vi');
    expect(text?.sentence(peopleOf(...names))).toContain('Tuấn');
  });

  test('from somebody who does not sit there', () => {
    const text = FED('An', 'Tèo', 'Chi').replace('Tèo:', 'Bình:');
    expect(read(taLa, text, ['An', 'Bình', 'Chi'])).toMatchObject({ nets: undefined });
    expect(read(taLa, text, ['An', 'Bình', 'Chi']).fault).toBeDefined();
  });
});

describe('who is meant', () => {
  test.each([
    ['Dung', 'Dũng', 'An'],
    ['Hoa', 'Hòa', 'An'],
    ['Hùng', 'Hưng', 'Chi'],
    ['Thủy', 'Thúy', 'Bình'],
  ])('%s, %s and %s have a hand each', (...names) => {
    const [one, other, third] = names;
    const round = read(xiDach, `${one}: KS 9C\n${other}: 10H 8D\n${third}: AS 6C`, names, 3);
    expect(round.fault).toBeUndefined();
    expect([1, 2, 3].map((id) => round.hands.get(id)?.cards.length)).toEqual([2, 2, 2]);
  });

  test('a name that could be either is marked where it stands', () => {
    const { fault } = read(xiDach, 'Hùng: KS 9C\nhung: 10H 8D\nAn: AS 6C', ['Hùng', 'Hưng', 'An'], 3);
    expect(fault).toEqual({
      code: 'unclear-name',
      places: [{ at: 12, length: 4, found: 'hung', names: ['Hùng', 'Hưng'] }],
    });
  });

  test('somebody whose name stands for another one in the reader does not sit there', () => {
    const { fault } = read(xiDach, 'An: KS 9C\nBình: 10H 8D', ['An', 'Tú'], 2);
    expect(fault).toEqual({ code: 'not-seated', names: ['bình'] });
  });
});
