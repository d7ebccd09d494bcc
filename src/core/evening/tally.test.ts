/** What an evening has come to, event by event. */

import { describe, expect, test } from 'vitest';
import { type EveningEvent, type EveningRound, isBalanced } from './evening.ts';
import { type EveningLine, tallyOf, totalsAfter } from './tally.ts';

const [AN, BINH, CHI] = [1, 2, 3];
const seats = (at: number, ...ids: number[]): EveningEvent => ({
  type: 'seats',
  at,
  players: ids.map((id) => ({ id, name: ['', 'An', 'Bình', 'Chi'][id] ?? '' })),
});
const round = (
  nets: readonly number[],
  game = 'xi-dach',
  players: readonly number[] = [AN, BINH, CHI],
): EveningRound => ({
  game,
  house: `${game}@x`,
  stake: 1,
  banker: null,
  seats: players,
  told: { type: 'amounts' },
  sides: [],
  nets,
});
const played = (at: number, nets: readonly number[], game?: string): EveningEvent => ({
  type: 'round',
  at,
  round: round(nets, game),
});
const lineTypes = (lines: readonly EveningLine[]): string[] => lines.map(({ type }) => type);

describe('an evening', () => {
  test('adds up round by round, whoever is in it', () => {
    const { totals, lines, seated } = tallyOf({
      events: [seats(0, AN, BINH, CHI), played(1, [2, -1, -1]), played(2, [-3, 3, 0])],
    });
    expect([...totals]).toEqual([
      [AN, -1],
      [BINH, 2],
      [CHI, -1],
    ]);
    expect(lines.map((line) => line.type === 'round' && line.number)).toEqual([1, 2]);
    expect(seated).toEqual([AN, BINH, CHI]);
  });

  test('a corrected round counts as it stands now and keeps what it was', () => {
    const { totals, lines } = tallyOf({
      events: [
        seats(0, AN, BINH, CHI),
        played(1, [6, -2, -4]),
        { type: 'correct', at: 5, of: 1, round: round([2, -2, 0]), why: 'Chi có ngũ linh' },
      ],
    });
    expect([...totals.values()]).toEqual([2, -2, 0]);
    const [line] = lines;
    expect(line).toMatchObject({
      number: 1,
      at: 1,
      past: [{ at: 5, why: 'Chi có ngũ linh', round: { nets: [6, -2, -4] } }],
    });
  });

  test('a dropped round counts nothing and stays; corrected, it counts again', () => {
    const drop: EveningEvent = { type: 'drop', at: 3, of: 1, why: '' };
    const events = [seats(0, AN, BINH, CHI), played(1, [1, -1, 0]), played(2, [5, 0, -5]), drop];
    const dropped = tallyOf({ events });
    expect([...dropped.totals.values()]).toEqual([5, 0, -5]);
    expect(dropped.lines).toHaveLength(2);
    const again = tallyOf({
      events: [...events, { type: 'correct', at: 4, of: 1, round: round([1, -1, 0]), why: '' }],
    });
    expect([...again.totals.values()]).toEqual([6, -1, -5]);
    expect(again.lines[0]).toMatchObject({ dropped: null, past: [{ at: 4, isAgain: true }] });
    const other = tallyOf({
      events: [...events, { type: 'correct', at: 4, of: 1, round: round([2, -2, 0]), why: '' }],
    });
    expect(other.lines[0]).toMatchObject({ past: [{ isAgain: false }] });
  });

  test('an event about a round that there is not changes nothing', () => {
    const { totals } = tallyOf({
      events: [
        seats(0, AN, BINH),
        { type: 'drop', at: 1, of: 7, why: '' },
        { type: 'correct', at: 1, of: 2, round: round([9, -9, 0]), why: '' },
      ],
    });
    expect([...totals.values()]).toEqual([0, 0]);
  });

  test('the bank moves: who held it, and for how many rounds of that game', () => {
    const bank = (player: number): EveningEvent => ({ type: 'banker', at: 9, game: 'xi-dach', player });
    const held = (at: number, banker: number | null, game = 'xi-dach'): EveningEvent => ({
      type: 'round',
      at,
      round: { ...round([0, 0, 0], game), banker },
    });
    const { lines, bankers } = tallyOf({
      events: [
        seats(0, AN, BINH, CHI),
        held(1, null),
        held(2, null),
        bank(AN),
        held(3, AN),
        held(4, AN, 'sam'),
        held(5, AN),
        held(6, AN),
        held(7, CHI),
        { type: 'drop', at: 8, of: 5, why: '' },
        bank(BINH),
        bank(BINH),
        held(10, BINH),
        held(11, BINH),
        bank(CHI),
        // Dropped after the bank has moved on.
        { type: 'drop', at: 12, of: 8, why: '' },
      ],
    });
    expect(lines.flatMap((line) => (line.type === 'banker' ? [line.player, line.before] : []))).toEqual([
      BINH,
      { player: AN, rounds: 2 },
      CHI,
      { player: BINH, rounds: 1 },
    ]);
    expect(bankers.get('xi-dach')).toBe(CHI);
  });

  test('who comes late starts with nothing; who leaves keeps the total', () => {
    const { players, seated, totals, lines } = tallyOf({
      events: [
        seats(0, AN, BINH),
        { type: 'round', at: 1, round: round([3, -3], 'sam', [AN, BINH]) },
        seats(2, AN, BINH, CHI),
        seats(3, CHI, AN),
      ],
    });
    expect(players.map(({ name }) => name)).toEqual(['An', 'Bình', 'Chi']);
    expect(seated).toEqual([CHI, AN]);
    expect([...totals]).toEqual([
      [AN, 3],
      [BINH, -3],
      [CHI, 0],
    ]);
    expect(lineTypes(lines)).toEqual(['round', 'seats', 'seats']);
    expect(lines.slice(1)).toMatchObject([
      { joined: [CHI], left: [] },
      { joined: [], left: [BINH] },
    ]);
  });

  test('a name is corrected without a line; the house of a game is the last one', () => {
    const { players, lines, terms } = tallyOf({
      events: [
        seats(0, AN),
        { type: 'seats', at: 1, players: [{ id: AN, name: 'Anh' }] },
        { type: 'house', at: 2, house: 'sam@local', stake: 1 },
        { type: 'house', at: 3, house: 'sam@strict{cong=0}', stake: 2 },
      ],
    });
    expect(players).toEqual([{ id: AN, name: 'Anh' }]);
    expect(lines).toEqual([]);
    expect([...terms]).toEqual([['sam', { house: 'sam@strict{cong=0}', stake: 2 }]]);
  });

  test('the totals after each round that counts begin with nothing', () => {
    const { lines } = tallyOf({
      events: [
        seats(0, AN, BINH, CHI),
        played(1, [1, -1, 0]),
        played(2, [9, 0, -9]),
        played(3, [2, 0, -2]),
        { type: 'drop', at: 4, of: 2, why: '' },
      ],
    });
    const after = totalsAfter([AN, BINH, CHI], lines);
    expect(after.map(({ totals }) => [...totals.values()])).toEqual([
      [0, 0, 0],
      [1, -1, 0],
      [3, -1, -2],
    ]);
    // As the book numbers them.
    expect(after.map((one) => one.round)).toEqual([0, 1, 3]);
  });

  test('somebody who never sat down begins with nothing, and a seat without a number wins nothing', () => {
    const { totals } = tallyOf({
      events: [seats(0, AN), { type: 'round', at: 1, round: round([4], 'sam', [BINH, CHI]) }],
    });
    expect([...totals]).toEqual([
      [AN, 0],
      [BINH, 4],
      [CHI, 0],
    ]);
  });

  test.each([
    ['even', [1, -1, 0], true],
    ['not even', [1, -1, 1], false],
    ['a seat without a number', [1, -1], false],
  ])('%s: is it a round?', (_, nets, wanted) => {
    expect(isBalanced(round(nets))).toBe(wanted);
  });
});
