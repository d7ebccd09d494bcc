/** Copies of evenings: a database that the browser has thrown away is filled again from them. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import { amountsRound, smallEvening } from '#core/evening/testing/small-evening.ts';
import { assertOk } from '#testing/results.ts';
import { type Copies, deviceCopies, restore, withCopies } from './copies.ts';
import { visitStore } from './open.ts';

const evening = (id: string, ...nets: readonly number[]): Evening =>
  smallEvening(id, ...nets.map((net) => amountsRound(net)));

/** As much of a browser's caches as is used. */
class FakeCache {
  readonly files = new Map<string, string>();
  readonly put = async (place: string, response: Response) => void this.files.set(place, await response.text());
  readonly delete = async (place: string) => this.files.delete(place);
  readonly keys = async () => [...this.files.keys()];
  readonly match = async (place: string) => new Response(this.files.get(place) ?? '');
}

let cache: FakeCache;
let copies: Copies;
beforeEach(() => {
  cache = new FakeCache();
  vi.stubGlobal('caches', { open: async () => cache });
  const made = deviceCopies();
  if (!made) throw new Error('there are no copies');
  copies = made;
});
afterEach(() => vi.unstubAllGlobals());

describe('copies of evenings', () => {
  test('what was kept, added and taken back comes back where the database has nothing', async () => {
    const store = withCopies(visitStore(), copies);
    assertOk(await store.create(evening('a', 1)));
    assertOk(await store.append('a', [amountsRound(2), amountsRound(3)]));
    assertOk(await store.takeBack('a', 1, 4));
    assertOk(await store.create(evening('b')));
    const again = visitStore();
    await restore(again, copies);
    expect(assertOk(await again.list()).map(({ id, rounds }) => [id, rounds])).toEqual(
      expect.arrayContaining([
        ['a', 2],
        ['b', 0],
      ]),
    );
    expect(assertOk(await again.read('a'))).toEqual(evening('a', 1, 2));
  });

  test('what a reader has removed does not come back, and nothing is put beside what is there', async () => {
    const store = withCopies(visitStore(), copies);
    assertOk(await store.create(evening('a', 1)));
    assertOk(await store.remove('a'));
    expect(cache.files.size).toBe(0);
    assertOk(await store.create(evening('b')));
    const other = visitStore();
    assertOk(await other.create(evening('c')));
    await restore(other, copies);
    expect(assertOk(await other.list()).map(({ id }) => id)).toEqual(['c']);
  });

  test('what somebody has seen is copied, though its browser was killed before it was', async () => {
    const unfinished = visitStore();
    assertOk(await unfinished.create(evening('a', 1, 2)));
    assertOk(await withCopies(unfinished, copies).read('a'));
    expect(await copies.all()).toEqual([evening('a', 1, 2)]);
  });

  test('a copy that was half written leaves the one before it', async () => {
    const store = withCopies(visitStore(), copies);
    assertOk(await store.create(evening('a', 1)));
    assertOk(await store.append('a', [amountsRound(2)]));
    const [last = ''] = [...cache.files.keys()].toReversed();
    cache.files.set(last, (cache.files.get(last) ?? '').slice(0, 40));
    expect(await copies.all()).toEqual([evening('a', 1)]);
  });

  test('two copies are kept in turn where a round adds two events, and when it is taken back', async () => {
    const store = withCopies(visitStore(), copies);
    assertOk(await store.create(evening('a')));
    const [bank, round]: EveningEvent[] = [{ type: 'banker', at: 2, game: 'sam', player: 1 }, amountsRound(1)];
    const texts: (readonly string[])[] = [];
    const see = (): void => void texts.push([...cache.files].toSorted().map(([, text]) => text));
    if (!bank || !round) throw new Error('no events');
    for (let turn = 0; turn < 3; turn++) {
      assertOk(await store.append('a', [bank, round]));
      see();
    }
    assertOk(await store.takeBack('a', 2, 7));
    see();
    for (const [at, now] of texts.entries()) {
      const before = texts[at - 1];
      if (before) expect(now.filter((text) => before.includes(text))).toHaveLength(1);
    }
    expect(await copies.all()).toEqual([smallEvening('a', bank, round, bank, round)]);
  });

  test('the later copy counts, whatever the clock says, and those of earlier editions are read', async () => {
    const [early, late] = [evening('a', 1), evening('a', 1, 2)];
    const made = async (...given: readonly object[]): Promise<readonly Evening[]> => {
      cache.files.clear();
      for (const [place, copy] of given.entries()) cache.files.set(`/x/a/${place}`, JSON.stringify(copy));
      return copies.all();
    };
    expect(await made({ turn: 4, at: 9, evening: early }, { turn: 5, at: 1, evening: late })).toEqual([late]);
    expect(await made({ at: 1, evening: early }, { at: 9, evening: late })).toEqual([late]);
    expect(await made({ at: 9, evening: early }, { turn: 1, at: 1, evening: late })).toEqual([late]);
  });

  test('a cache that fails costs nothing but the copies', async () => {
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('no')) });
    const store = withCopies(visitStore(), copies);
    assertOk(await store.create(evening('a')));
    assertOk(await store.remove('a'));
    expect(await copies.all()).toEqual([]);
  });

  test('a browser without caches has none', () => {
    vi.stubGlobal('caches', undefined);
    expect(deviceCopies()).toBeUndefined();
  });
});
