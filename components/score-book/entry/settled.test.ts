/** What can be written into the book, and what has to be told first. */

import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_CHIPS, type ToldResult } from '#core/evening/evening.ts';
import { tallyOf } from '#core/evening/tally.ts';
import { loadReader } from '../../referee/reader.ts';
import { emptyDraft, type RoundDraft } from '../draft.ts';
import { type RoundGame, roundGames } from './round-game.ts';
import { settledOf } from './settled.ts';

const PLAYERS = [
  { id: 1, name: 'An' },
  { id: 2, name: 'Bình' },
  { id: 3, name: 'Chi' },
];
const TALLY = tallyOf({ events: [{ type: 'seats', at: 1, players: PLAYERS }] });

let games: ReadonlyMap<string, RoundGame>;
beforeAll(async () => {
  await loadReader();
  const houses = ['xi-dach@pho-thong', 'xi-to@vipgame', 'ba-cay@bai-cao', 'sam@mien-bac'];
  games = new Map(
    await Promise.all(
      houses.map(async (house) => {
        const game = house.replace(/@.*/u, '');
        return [game, await roundGames(game, house, 'vi').load()] as const;
      }),
    ),
  );
});

function settled(game: string, changed: Partial<RoundDraft>, stake = 1) {
  return settledOf({ ...emptyDraft(TALLY, 'result'), game, ...changed }, games.get(game), stake, PLAYERS);
}

const results = (...told: readonly (ToldResult | null)[]) =>
  new Map(told.flatMap((one, seat) => (one ? [[seat + 1, one] as const] : [])));
const put = (...typed: readonly string[]) => new Map(typed.map((text, seat) => [seat + 1, text] as const));
const left = (count: number): ToldResult => ({ code: 'left', count });

describe('what each put into the pot', () => {
  const WON = results({ code: 'win' });

  test('everybody’s, or nobody’s', () => {
    expect(settled('xi-to', { results: WON, put: put('20', '20', '5') })).toMatchObject({
      nets: [25, -20, -5],
      put: [20, 20, 5],
      told: { type: 'result' },
    });
    expect(settled('xi-to', { results: WON, put: put('', ' ', '') })).toMatchObject({
      nets: [2, -1, -1],
      told: { type: 'result' },
    });
  });

  test.each([
    ['20', '20', ''],
    ['20', '20', '5k'],
    ['20', '20', '-5'],
    ['', '', 'x'],
  ])('%s, %s, %s: no round yet', (...typed) => {
    const one = settled('xi-to', { results: WON, put: put(...typed) });
    expect(one).toMatchObject({ nets: [null, null, null], told: undefined, off: undefined, isMarked: true });
    expect(one).not.toHaveProperty('put');
  });

  test('by cards too', () => {
    const text = 'An: AS AH KD QC 7S\nBình: KS KH JD 9C 8S\nChi: QS QH JC 9D 8H';
    const by = (...typed: readonly string[]) => settled('xi-to', { way: 'cards', text, put: put(...typed) });
    expect(by('20', '20', '5')).toMatchObject({ nets: [25, -20, -5], told: { type: 'cards' } });
    expect(by('20', '20', '')).toMatchObject({ nets: [null, null, null], told: undefined });
  });

  test('does not count where no pot is played for', () => {
    const told = results(null, { code: 'win' }, { code: 'lose' });
    expect(settled('ba-cay', { banker: 1, results: told, put: put('20', '', '') }).told).toBeDefined();
  });
});

describe('more than the book takes', () => {
  const OUT = results({ code: 'out' }, left(10), left(10));

  test('of a player', () => {
    expect(settled('sam', { results: OUT }, 50_000)).toMatchObject({ told: undefined, isTooMuch: true });
    expect(settled('sam', { results: OUT }, 10).told).toBeDefined();
  });

  test('of a stake', () => {
    const even = results({ code: 'push' }, null, { code: 'push' });
    expect(settled('xi-dach', { banker: 2, results: even }, MOST_CHIPS)).not.toHaveProperty('isTooMuch');
    expect(settled('xi-dach', { banker: 2, results: even }, MOST_CHIPS + 1)).toMatchObject({
      told: undefined,
      isTooMuch: true,
    });
  });

  test('of the number that is filled in', () => {
    const amounts = put(String(MOST_CHIPS), String(MOST_CHIPS));
    expect(settled('sam', { way: 'amounts', amounts })).toMatchObject({ told: undefined, isTooMuch: true });
  });
});

describe('paid otherwise than the house says', () => {
  const amounts = put('+4', '-2', '-2');

  test('what the table paid counts', () => {
    const one = settled('sam', { results: results({ code: 'out' }, left(3), left(3)), otherwise: true, amounts });
    expect(one).toMatchObject({ nets: [4, -2, -2], off: 0, told: { type: 'result' } });
  });

  test('but not while it is not told what happened', () => {
    const one = settled('sam', { results: results({ code: 'out' }, left(3)), otherwise: true, amounts });
    expect(one).toMatchObject({ off: undefined, told: undefined });
  });
});

describe('who holds the bank', () => {
  const TOLD = results({ code: 'win' }, { code: 'lose' });

  test('nobody yet', () => {
    expect(settled('xi-dach', { results: TOLD }).result?.fault).toEqual({ code: 'no-banker' });
    const text = 'An: KS 9C\nBình: 10H 8D\nChi: AS 6C';
    expect(settled('xi-dach', { way: 'cards', text }).cards?.fault).toMatchObject({ code: 'no-banker' });
  });

  test.each([3, 9])('somebody who sits out, or has left: %d', (banker) => {
    const seats = [1, 2];
    for (const game of ['xi-dach', 'ba-cay']) {
      const one = settled(game, { seats, banker, results: TOLD });
      expect(one.result?.fault).toEqual({ code: 'no-banker' });
      expect(one.told).toBeUndefined();
    }
    const text = 'An: 2S 3S 4S\nBình: 5S 6S 7S';
    const byCards = settled('ba-cay', { way: 'cards', seats, banker, text });
    expect(byCards.cards?.fault).toEqual({ code: 'no-banker', isNamed: false });
    expect(byCards.told).toBeUndefined();
  });

  test('nobody has to, where a pot is played for', () => {
    const text = 'An: 2S 3S 4S\nBình: 5S 6S 7S\nChi: 2H 3H 5H';
    expect(settled('ba-cay', { way: 'cards', text }).told).toBeDefined();
  });
});

describe('payments beside the hands', () => {
  const OUT = results({ code: 'out' }, left(2), left(3));
  const CHOP = { code: 'chop-two', from: 2, to: 3 };

  test('count', () => {
    const one = settled('sam', { results: OUT, sides: [CHOP] });
    expect(one.told).toBeDefined();
    expect(one.sides).toMatchObject([{ from: 2, to: 3 }]);
  });

  test.each([
    ['to themselves', { ...CHOP, to: 2 }],
    ['to somebody who does not play', { ...CHOP, to: 9 }],
    ['for what the house does not know', { ...CHOP, code: 'gone' }],
  ])('%s: no round yet', (_, side) => {
    expect(settled('sam', { results: OUT, sides: [CHOP, side] })).toMatchObject({ told: undefined, isMarked: true });
  });
});
