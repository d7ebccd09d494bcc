/** What a store of evenings promises, on either shelf, and what becomes of faults in the device's database. */

import * as fake from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { storageKey } from '#components/storage/keys.ts';
import type { EveningEvent } from '#core/evening/evening.ts';
import { anyEvening } from '#core/evening/testing/any-evening.ts';
import { amountsRound, smallEvening } from '#core/evening/testing/small-evening.ts';
import { openEveningStore, visitStore } from './open.ts';
import type { EveningStore } from './types.ts';

beforeEach(() => {
  for (const [name, value] of Object.entries(fake)) if (name.startsWith('IDB')) vi.stubGlobal(name, value);
  vi.stubGlobal('indexedDB', new fake.IDBFactory());
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => vi.unstubAllGlobals());

async function deviceStore(): Promise<EveningStore> {
  const { store, fault } = await openEveningStore();
  expect(fault).toBeNull();
  return store;
}

/** Writes to the database by itself, as another edition would. */
async function writeRecord(record: object, table = 'evenings', version?: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const request = indexedDB.open(storageKey('evenings'), version);
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const transaction = request.result.transaction(table, 'readwrite');
    transaction.objectStore(table).put(record);
    transaction.oncomplete = () => {
      request.result.close();
      resolve();
    };
  };
  await promise;
}

describe.each([
  ['on the device', deviceStore],
  ['for the visit', async () => visitStore()],
])('a store %s', (_, open) => {
  test('keeps an evening, and what is added to it', async () => {
    const store = await open();
    const first = smallEvening('a', amountsRound(1));
    expect(await store.create(first)).toEqual({ ok: true, value: first });
    const more = smallEvening('a', amountsRound(1), amountsRound(2, 9));
    expect(await store.append('a', [amountsRound(2, 9)])).toEqual({ ok: true, value: more });
    expect(await store.read('a')).toEqual({ ok: true, value: more });
    expect(await store.list()).toEqual({
      ok: true,
      value: [{ id: 'a', begun: 1, ended: 9, names: ['An', 'Bình'], rounds: 2 }],
    });
  });

  test('loses nothing of what is added at once', async () => {
    const store = await open();
    await store.create(smallEvening('a'));
    await Promise.all(Array.from({ length: 50 }, (_, at) => store.append('a', [amountsRound(at + 1)])));
    const read = await store.read('a');
    const nets = read.ok && read.value.events.flatMap((event) => (event.type === 'round' ? event.round.nets[0] : []));
    expect(nets).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
  });

  test('lists the latest evening first', async () => {
    const store = await open();
    for (const [id, at] of [
      ['b', 20],
      ['c', 30],
      ['a', 10],
    ] as const)
      await store.create(smallEvening(id, amountsRound(1, at)));
    const all = await store.list();
    expect(all.ok && all.value.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('takes back the last events, unless others have come since', async () => {
    const store = await open();
    await store.create(smallEvening('a', amountsRound(1), amountsRound(2)));
    expect(await store.takeBack('a', 1, 2)).toEqual({ ok: false, error: 'changed' });
    expect(await store.takeBack('a', 1, 3)).toEqual({ ok: true, value: smallEvening('a', amountsRound(1)) });
    expect(await store.takeBack('a', 2, 2)).toEqual({ ok: false, error: 'unreadable' });
    expect(await store.read('a')).toEqual({ ok: true, value: smallEvening('a', amountsRound(1)) });
  });

  test('writes nothing that it could not read', async () => {
    const store = await open();
    await store.create(smallEvening('a'));
    const ofNoRound: EveningEvent = { type: 'drop', at: 1, of: 7, why: '' };
    expect(await store.append('a', [amountsRound(1), ofNoRound])).toEqual({ ok: false, error: 'unreadable' });
    expect(await store.create(smallEvening('b', ofNoRound))).toEqual({ ok: false, error: 'unreadable' });
    expect(await store.read('a')).toEqual({ ok: true, value: smallEvening('a') });
    expect(await store.read('b')).toEqual({ ok: false, error: 'missing' });
  });

  test('leaves an evening that is there, and keeps another one of its id beside it', async () => {
    const store = await open();
    await store.create(smallEvening('a', amountsRound(1), amountsRound(2)));
    expect(await store.create(smallEvening('a', amountsRound(1)))).toEqual({
      ok: true,
      value: smallEvening('a', amountsRound(1), amountsRound(2)),
    });
    for (let turn = 0; turn < 2; turn++)
      expect(await store.create(smallEvening('a', amountsRound(5)))).toEqual({
        ok: true,
        value: smallEvening('a-2', amountsRound(5)),
      });
    expect(await store.create(smallEvening('a', amountsRound(6)))).toEqual({
      ok: true,
      value: smallEvening('a-3', amountsRound(6)),
    });
    const all = await store.list();
    expect(all.ok && all.value).toHaveLength(3);
  });

  test('forgets an evening, and knows of none that is not there', async () => {
    const store = await open();
    await store.create(smallEvening('a'));
    expect(await store.remove('a')).toEqual({ ok: true, value: null });
    for (const gone of [
      store.read('a'),
      store.append('a', [amountsRound(1)]),
      store.takeBack('a', 1, 1),
      store.remove('a'),
    ])
      expect(await gone).toEqual({ ok: false, error: 'missing' });
    expect(await store.list()).toEqual({ ok: true, value: [] });
  });

  test('keeps any evening as it is', async () => {
    const store = await open();
    for (let seed = 0; seed < 60; seed++) {
      const given = { ...anyEvening(seed), id: `e${seed}` };
      expect(await store.create(given)).toEqual({ ok: true, value: given });
      expect(await store.read(given.id)).toEqual({ ok: true, value: given });
    }
    const all = await store.list();
    expect(all.ok && all.value).toHaveLength(60);
  });
});

describe('the database of a device', () => {
  test.each<[string, object]>([
    ['a later edition', { version: 2, id: 'a', pages: ['in another form'] }],
    ['nobody', { version: 1, id: 'a', events: [{ type: 'round' }] }],
  ])('a record of %s stays as it is, and is passed over', async (_, record) => {
    const store = await deviceStore();
    await writeRecord(record);
    await writeRecord({ version: 2, id: 'a' }, 'summaries');
    expect(await store.list()).toEqual({ ok: true, value: [] });
    for (const tried of [
      store.read('a'),
      store.append('a', [amountsRound(1)]),
      store.takeBack('a', 1, 1),
      store.remove('a'),
    ])
      expect(await tried).toEqual({ ok: false, error: 'unreadable' });
    expect(await store.create(smallEvening('a'))).toMatchObject({ value: { id: 'a-2' } });
    const { promise, resolve } = Promise.withResolvers<unknown>();
    indexedDB.open(storageKey('evenings')).onsuccess = ({ target }) => {
      if (!(target instanceof IDBRequest)) return;
      const found = target.result.transaction('evenings').objectStore('evenings').get('a');
      found.onsuccess = () => resolve(found.result);
    };
    expect(await promise).toEqual(record);
  });

  test('a later edition opens its own beside an open page, which says so with the next round', async () => {
    const store = await deviceStore();
    await store.create(smallEvening('a'));
    await writeRecord({ version: 2, id: 'z' }, 'evenings', 2);
    expect(await store.append('a', [amountsRound(1)])).toEqual({ ok: false, error: 'unreadable' });
    expect((await openEveningStore()).fault).toBe('unreadable');
  });

  test.each<[string, () => unknown]>([
    ['is not there', () => undefined],
    [
      'throws',
      () => ({
        open: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
    ],
  ])('where it %s, evenings are kept for the visit, which is said', async (_, given) => {
    vi.stubGlobal('indexedDB', given());
    const { store, fault } = await openEveningStore();
    expect(fault).toBe('blocked');
    expect(await store.create(smallEvening('a'))).toMatchObject({ ok: true });
  });

  test('is on the disk before a round is confirmed', async () => {
    const store = await deviceStore();
    const begin = vi.spyOn(fake.IDBDatabase.prototype, 'transaction');
    await store.create(smallEvening('a'));
    await store.append('a', [amountsRound(1)]);
    expect(begin.mock.calls.map(([, mode, options]) => [mode, options])).toEqual(
      Array(2).fill(['readwrite', { durability: 'strict' }]),
    );
    begin.mockRestore();
  });

  test('where it is full nothing is written, and what was kept is still there', async () => {
    const store = await deviceStore();
    await store.create(smallEvening('a', amountsRound(1)));
    const put = vi.spyOn(fake.IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await store.append('a', [amountsRound(2)])).toEqual({ ok: false, error: 'full' });
    expect(await store.create(smallEvening('b'))).toEqual({ ok: false, error: 'full' });
    put.mockRestore();
    expect(await store.read('a')).toEqual({ ok: true, value: smallEvening('a', amountsRound(1)) });
    expect(await store.append('a', [amountsRound(2)])).toMatchObject({ ok: true });
  });
});
