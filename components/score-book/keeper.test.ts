import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { EveningEvent } from '#core/evening/evening.ts';
import { amountsRound, smallEvening } from '#core/evening/testing/small-evening.ts';
import { err } from '#core/result.ts';
import { assertOk } from '#testing/results.ts';
import { bookKeeper } from './keeper.ts';
import { visitStore } from './store/open.ts';
import type { EveningStore } from './store/types.ts';

const ID = 'toi-nay';
const bank = (player: number): EveningEvent => ({ type: 'banker', at: 2, game: 'sam', player });

/** A keeper, and the device that it writes to: one that may be full. */
function kept() {
  const device = visitStore();
  let isFull = false;
  const store: EveningStore = {
    ...device,
    create: async (evening) => (isFull ? err('full') : device.create(evening)),
    append: async (id, events) => (isFull ? err('full') : device.append(id, events)),
  };
  return {
    device,
    keeper: bookKeeper(async () => store),
    fill(full: boolean) {
      isFull = full;
    },
    events: async (id = ID): Promise<readonly EveningEvent[]> => assertOk(await device.read(id)).events,
  };
}

describe('undo', () => {
  test('tapped twice at once takes back what this page added, and nothing that was there before', async () => {
    const { keeper, device, events } = kept();
    const before = smallEvening(ID, amountsRound(1), amountsRound(2));
    await device.create(before);
    await keeper.open(ID);
    await keeper.add([amountsRound(3)]);
    const taps = await Promise.all([keeper.undo(), keeper.undo()]);
    expect(taps.map((change) => change?.held.evening.events.length)).toEqual([3, undefined]);
    expect(await events()).toEqual(before.events);
  });

  test('tapped twice at once takes each thing back whole', async () => {
    const { keeper, events } = kept();
    await keeper.begin(smallEvening(ID));
    await keeper.add([amountsRound(1)]);
    await keeper.add([bank(1), amountsRound(2)]);
    await Promise.all([keeper.undo(), keeper.undo()]);
    expect(await events()).toEqual(smallEvening(ID).events);
    expect(keeper.canUndo).toBe(false);
  });

  test('stops at what another tab has added unheard', async () => {
    const { keeper, device, events } = kept();
    await keeper.begin(smallEvening(ID));
    await keeper.add([amountsRound(1)]);
    await device.append(ID, [amountsRound(2)]);
    await keeper.add([amountsRound(3)]);
    await keeper.undo();
    expect(await keeper.undo()).toBeUndefined();
    expect(await events()).toEqual(smallEvening(ID, amountsRound(1), amountsRound(2)).events);
  });
});

describe('a step', () => {
  test('that waited for the device changes nothing once a book is begun', async () => {
    const { device } = kept();
    const { promise: opened, resolve } = Promise.withResolvers<EveningStore>();
    const keeper = bookKeeper(() => opened);
    // The page lists what is kept, to show the place where books begin; a reader is quicker.
    const isLast = keeper.step();
    const listed = opened.then((store) => store.list());
    const isBegun = keeper.step();
    const begun = keeper.begin(smallEvening(ID));
    resolve(device);
    await listed;
    if (isLast()) await keeper.leave();
    await begun;
    expect([isBegun(), keeper.held?.evening.id]).toEqual([true, ID]);
  });
});

describe('what only the page has', () => {
  test('stays in it when another book is opened, and is written once there is room', async () => {
    const { keeper, device, fill, events } = kept();
    await device.create(smallEvening('hom-qua', amountsRound(9)));
    await keeper.begin(smallEvening(ID));
    fill(true);
    await keeper.add([amountsRound(1)]);
    await keeper.open('hom-qua');
    expect(keeper.loose.map(({ id }) => id)).toEqual([ID]);
    await keeper.leave();
    const again = assertOk(await keeper.open(ID));
    expect([again.evening.events.length, again.kept, again.fault]).toEqual([2, 1, 'full']);
    fill(false);
    expect(assertOk(await keeper.open(ID)).fault).toBeUndefined();
    expect(await events()).toEqual(smallEvening(ID, amountsRound(1)).events);
    expect(keeper.loose).toEqual([]);
  });

  test('stands behind what another tab wrote', async () => {
    const { keeper, device, fill, events } = kept();
    await keeper.begin(smallEvening(ID));
    fill(true);
    await keeper.add([amountsRound(1)]);
    await device.append(ID, [amountsRound(2)]);
    expect(await keeper.hear(ID)).toBe(true);
    const both = [...smallEvening(ID).events, amountsRound(2), amountsRound(1)];
    expect(assertDefined(keeper.held).evening.events).toEqual(both);
    fill(false);
    await keeper.hear(ID);
    expect(await events()).toEqual(both);
  });

  test('another tab is heard in turn: a round that is being written is not lost', async () => {
    const { keeper, events } = kept();
    await keeper.begin(smallEvening(ID));
    await Promise.all([keeper.add([amountsRound(1)]), keeper.hear(ID), keeper.add([amountsRound(2)])]);
    expect(await events()).toEqual(smallEvening(ID, amountsRound(1), amountsRound(2)).events);
    expect(keeper.held?.evening.events).toEqual(await events());
  });
});

describe('a book is deleted', () => {
  test('with what only the page had; one that another tab has deleted is gone as well', async () => {
    const { keeper, fill } = kept();
    await keeper.begin(smallEvening(ID));
    fill(true);
    await keeper.add([amountsRound(1)]);
    await keeper.leave();
    expect(await keeper.remove(ID)).toEqual({ ok: true, value: null });
    expect(await keeper.remove(ID)).toEqual({ ok: true, value: null });
    expect(await keeper.open(ID)).toEqual({ ok: false, error: 'missing' });
  });
});
