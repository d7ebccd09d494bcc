import { describe, expect, test } from 'vitest';
import type { EveningEvent } from '#core/evening/evening.ts';
import { amountsRound, smallEvening } from '#core/evening/testing/small-evening.ts';
import { err } from '#core/result.ts';
import { added, begun, caughtUp, takenBack } from './held.ts';
import { visitStore } from './store/open.ts';
import type { EveningStore } from './store/types.ts';

const BEGINNING = smallEvening('toi-nay');
const bank = (player: number): EveningEvent => ({ type: 'banker', at: 2, game: 'sam', player });

/** A store that refuses to write while it is full. */
function store() {
  const real = visitStore();
  let isFull = false;
  const used: EveningStore = {
    ...real,
    create: async (evening) => (isFull ? err('full') : real.create(evening)),
    append: async (id, events) => (isFull ? err('full') : real.append(id, events)),
  };
  return {
    used,
    fill(full: boolean) {
      isFull = full;
    },
    async events(): Promise<number> {
      const read = await real.read(BEGINNING.id);
      return read.ok ? read.value.events.length : 0;
    },
  };
}

const drop = (of: number): EveningEvent => ({ type: 'drop', at: 3, of, why: '' });

describe('the evening on the page and on the device', () => {
  test('what is added is on the device before it is shown', async () => {
    const { used, events } = store();
    const { held } = await added(await begun(used, BEGINNING), used, [bank(1), bank(2)]);
    expect([held.kept, held.fault, await events()]).toEqual([3, undefined, 3]);
  });

  test('a full device loses nothing: the page holds it, and writes it once there is room', async () => {
    const { used, fill, events } = store();
    const before = await begun(used, BEGINNING);
    fill(true);
    const { held } = await added(before, used, [bank(1)]);
    expect([held.evening.events.length, held.kept, held.fault]).toEqual([2, 1, 'full']);
    fill(false);
    const { held: later } = await added(held, used, [bank(2)]);
    expect([later.kept, later.fault, await events()]).toEqual([3, undefined, 3]);
  });

  test('a book that could not even be begun is written whole later', async () => {
    const { used, fill, events } = store();
    fill(true);
    const held = await begun(used, BEGINNING);
    expect([held.kept, held.fault, await events()]).toEqual([0, 'full', 0]);
    fill(false);
    await added(held, used, [bank(1)]);
    expect(await events()).toBe(2);
  });

  test('undo takes back what is on the device, and what never came there', async () => {
    const { used, fill, events } = store();
    const { held: two } = await added(await begun(used, BEGINNING), used, [bank(1)]);
    const { held: one } = await takenBack(two, used, 1);
    expect([one.evening.events.length, await events()]).toEqual([1, 1]);
    fill(true);
    const { held: unkept } = await added(one, used, [bank(2)]);
    expect(await takenBack(unkept, used, 1)).toEqual({ held: one });
  });

  test('undo of one of two rounds that have no room still says that the other has none', async () => {
    const { used, fill } = store();
    const before = await begun(used, BEGINNING);
    fill(true);
    const { held: one } = await added(before, used, [bank(1)]);
    const { held: two } = await added(one, used, [bank(2)]);
    const { held } = await takenBack(two, used, 1);
    expect([held.evening.events.length, held.kept, held.fault]).toEqual([2, 1, 'full']);
  });

  test('what another tab wrote meanwhile is never taken back, and is shown', async () => {
    const { used } = store();
    const { held } = await added(await begun(used, BEGINNING), used, [bank(1)]);
    await used.append(BEGINNING.id, [bank(2)]);
    const change = await takenBack(held, used, 1);
    expect(change.refused).toBe('changed');
    expect(change.held.evening.events).toEqual([...BEGINNING.events, bank(1), bank(2)]);
  });

  test('an event that no book can have is refused by itself, and the next is kept', async () => {
    const { used, events } = store();
    const before = await begun(used, BEGINNING);
    expect(await added(before, used, [drop(12)])).toEqual({ held: before, refused: 'unreadable' });
    await added(before, used, [bank(1)]);
    expect(await events()).toBe(2);
  });

  test('so is one about a round that another tab took back, and what is there now is shown', async () => {
    const { used } = store();
    const { held } = await added(await begun(used, BEGINNING), used, [amountsRound(1)]);
    await used.takeBack(BEGINNING.id, 1, 2);
    const change = await added(held, used, [drop(1)]);
    expect(change).toEqual({ held: { evening: BEGINNING, kept: 1 }, refused: 'unreadable' });
  });

  test('a database that a later edition has taken over keeps nothing, and the page holds it', async () => {
    const { used } = store();
    const before = await begun(used, BEGINNING);
    const closed: EveningStore = {
      ...used,
      append: async () => err('unreadable'),
      read: async () => err('unreadable'),
    };
    const { held, refused } = await added(before, closed, [bank(1)]);
    expect([held.evening.events.length, held.kept, held.fault, refused]).toEqual([2, 1, 'unreadable', undefined]);
  });

  test('a book that was deleted under the page is written whole with the next round', async () => {
    const { used, events } = store();
    const before = await begun(used, BEGINNING);
    await used.remove(BEGINNING.id);
    const held = await caughtUp(before, used);
    expect([held.evening, held.fault]).toEqual([BEGINNING, 'missing']);
    expect((await added(held, used, [bank(1)])).held.fault).toBeUndefined();
    expect(await events()).toBe(2);
  });

  test('of what only the page has, what another tab has made void goes, and nothing else', async () => {
    const { used, fill, events } = store();
    const { held: one } = await added(await begun(used, BEGINNING), used, [amountsRound(1)]);
    fill(true);
    const { held: two } = await added(one, used, [drop(1)]);
    const { held: three } = await added(two, used, [bank(2)]);
    await used.takeBack(BEGINNING.id, 1, 2);
    fill(false);
    expect(await caughtUp(three, used)).toMatchObject({ kept: 2, evening: { events: [...BEGINNING.events, bank(2)] } });
    expect(await events()).toBe(2);
  });
});
