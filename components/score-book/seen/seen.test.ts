/** What an evening says of its house, as the page asks about it. */

import { beforeAll, describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { EveningEvent, EveningRound } from '#core/evening/evening.ts';
import { tallyOf } from '#core/evening/tally.ts';
import { vi } from '#words/vi/ui/score-book/late.ts';
import { gamePaidOtherwise } from '../people.ts';
import { seenQuestion } from './question.ts';
import { type SeenHouses, type SeenParts, seenHouses, seenParts } from './seen.ts';

const HOUSE = 'xi-dach@pho-thong';
const FIVE_CARDS = 'cai:10S.9H;an:2H.3C.4S.5H.2D';

function round(nets: readonly number[], some: Partial<EveningRound> = {}, at = 1): EveningEvent {
  return {
    type: 'round',
    at,
    round: {
      game: 'xi-dach',
      house: HOUSE,
      stake: 2,
      banker: 1,
      seats: [1, 2],
      told: { type: 'cards', case: `${HOUSE};${FIVE_CARDS}` },
      sides: [],
      nets,
      ...some,
    },
  };
}

let parts: SeenParts;
beforeAll(async () => {
  parts = await seenParts('xi-dach', HOUSE, 'vi').load();
});

function seen(
  events: readonly EveningEvent[],
  { house = HOUSE, left = [] }: { house?: string; left?: readonly number[] } = {},
): SeenHouses | undefined {
  return seenHouses(tallyOf({ events }), { house, stake: 2 }, parts, left);
}

/** What the page asks in Vietnamese. */
function title(found: SeenHouses | undefined): string {
  return seenQuestion(assertDefined(found), vi.seen).title;
}

const TWICE = round([-4, 4], { otherwise: true });
/** A plain 20 for five stakes: nobody plays that. */
const ODD = round([-10, 10], { otherwise: true, told: { type: 'cards', case: `${HOUSE};cai:10S.9H;an:10H.10D` } });

describe('rounds that a table paid otherwise', () => {
  test('a house that pays so is found, by its round', () => {
    const found = seen([TWICE]);
    expect(found?.against).toEqual([1]);
    expect(found?.houses[0]).toBe('xi-dach@mien-nam');
  });

  test('nothing is asked where the house pays so, or where the round was dropped', () => {
    expect(seen([round([-2, 2])])).toBeUndefined();
    expect(seen([TWICE, { type: 'drop', at: 2, of: 1, why: '' }])).toBeUndefined();
    expect(gamePaidOtherwise(tallyOf({ events: [TWICE, { type: 'drop', at: 2, of: 1, why: '' }] }))).toBeUndefined();
  });

  test('rounds of another game, and chips alone, say nothing', () => {
    const sam = round([-4, 4], {
      game: 'sam',
      told: { type: 'result', results: [{ code: 'left', count: 4 }, { code: 'out' }] },
    });
    expect(seen([sam, round([-6, 6], { told: { type: 'amounts' } }), TWICE])?.against).toEqual([3]);
  });

  test('a round that the house was kept in contradicts: nobody pays both, until a house of its own begins', () => {
    const now = `${HOUSE}{payout=4-3-2}`;
    const both = seen([round([-2, 2]), TWICE]);
    expect(both).toMatchObject({ against: [2], houses: [], isBeyond: false });
    // Miền Nam pays the second one just so: what is said is that no house pays all of them.
    expect(title(both)).toBe(vi.seen.notAll([2]));
    expect(gamePaidOtherwise(tallyOf({ events: [round([-2, 2]), TWICE] }))).toBe('xi-dach');
    const after = round([-4, 4], { house: now, otherwise: true });
    expect(seen([round([-2, 2]), after])?.houses).toEqual([]);
  });

  test('a round that no house pays is named, and does not end what the next ones say', () => {
    const alone = seen([ODD]);
    expect(alone).toMatchObject({ against: [1], houses: [], isBeyond: true });
    expect(title(alone)).toBe(vi.seen.nothing([1]));
    const both = seen([ODD, TWICE]);
    expect(both).toMatchObject({ against: [2], houses: seen([TWICE])?.houses, isBeyond: false });
    expect(title(both)).toBe(vi.seen.like('Xì Dách', 'Miền Nam'));
    // Left, all are left.
    expect(both?.otherwise.map(({ number }) => number)).toEqual([1, 2]);
  });

  test('a round that was left as paid its own way is no part of what the others say', () => {
    const kept = round([-2, 2], {}, 20);
    const own = round([-4, 4], { otherwise: true }, 10);
    const natural = { type: 'cards' as const, case: `${HOUSE};cai:10S.9H;an:AH.KC` };
    const next = round([-4, 4], { told: natural, otherwise: true }, 30);
    expect(seen([own, kept])).toMatchObject({ against: [1], houses: [] });
    expect(seen([own, kept], { left: [10] })).toBeUndefined();
    expect(seen([own, kept, next])?.houses).toEqual([]);
    const learnt = seen([own, kept, next], { left: [10] });
    expect(learnt?.against).toEqual([3]);
    expect(learnt?.houses).not.toEqual([]);
    // Corrected to what the house says, it counts like any other.
    const twice = round([-4, 4], { otherwise: true }, 20);
    expect(seen([own, twice], { left: [10] })?.houses).not.toEqual([]);
    expect(seen([{ ...kept, at: 10 }, twice], { left: [10] })?.houses).toEqual([]);
  });

  test('a house that is the own one with one rule changed is offered by that rule', () => {
    const { choices } = seenQuestion(assertDefined(seen([TWICE])), vi.seen);
    expect(choices[0]).toMatchObject({ like: 'Miền Nam' });
    expect(choices.at(-1)?.rule).toMatch(/^xd-/);
    expect(choices.at(-1)?.like).toBeUndefined();
  });

  test('by their result as by their cards', () => {
    const told = { type: 'result' as const, results: [{ code: 'plain' }, { code: 'ngu-linh' }] };
    expect(seen([round([-4, 4], { told, otherwise: true })])?.houses[0]).toBe('xi-dach@mien-nam');
  });
});
