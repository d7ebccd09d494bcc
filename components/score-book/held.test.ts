import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { EveningEvent } from '#core/evening/evening.ts';
import { smallEvening } from '#core/evening/testing/small-evening.ts';
import { err } from '#core/result.ts';
import { added, begun, takenBack } from './held.ts';
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

describe('the evening on the page and on the device', () => {
  test('what is added is on the device before it is shown', async () => {
    const { used, events } = store();
    const held = await added(await begun(used, BEGINNING), used, [bank(1), bank(2)]);
    expect([held.kept, held.fault, await events()]).toEqual([3, undefined, 3]);
  });

  test('a full device loses nothing: the page holds it, and writes it once there is room', async () => {
    const { used, fill, events } = store();
    const before = await begun(used, BEGINNING);
    fill(true);
    const held = await added(before, used, [bank(1)]);
    expect([held.evening.events.length, held.kept, held.fault]).toEqual([2, 1, 'full']);
    fill(false);
    const later = await added(held, used, [bank(2)]);
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
    const two = await added(await begun(used, BEGINNING), used, [bank(1)]);
    const one = assertDefined(await takenBack(two, used, 1));
    expect([one.evening.events.length, await events()]).toEqual([1, 1]);
    fill(true);
    const loose = await added(one, used, [bank(2)]);
    expect(assertDefined(await takenBack(loose, used, 1)).evening.events).toHaveLength(1);
  });

  test('what another tab wrote meanwhile is never taken back', async () => {
    const { used } = store();
    const held = await added(await begun(used, BEGINNING), used, [bank(1)]);
    await used.append(BEGINNING.id, [bank(2)]);
    expect(await takenBack(held, used, 1)).toBeUndefined();
  });
});
