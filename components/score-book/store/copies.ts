/**
 * A second copy of every evening, apart from the database. A browser that is killed as it writes may find its database damaged, and
 * then throws all of it away (ADR 38). Files of a cache are apart from it and from each other.
 */

import { storageKey } from '#components/storage/keys.ts';
import type { Evening } from '#core/evening/evening.ts';
import { parseEvening } from '#core/evening/json.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import type { Result } from '#core/result.ts';
import { wholeIn } from '#core/untrusted.ts';
import type { EveningStore, StoreFault } from './types.ts';

export interface Copies {
  /** Copies an evening as it is kept by now. Where that cannot be done, the database is all there is. */
  keep(id: string, read: () => Promise<Result<Evening, StoreFault>>): Promise<void>;
  drop(id: string): Promise<void>;
  /** Each evening as it was copied last. */
  all(): Promise<readonly Evening[]>;
}

/** A store that copies whatever is written before it says that it is kept. */
export function withCopies(store: EveningStore, copies: Copies): EveningStore {
  /** Evenings whose copy this page has made. */
  const made = new Set<string>();
  const copied = async (done: Result<Evening, StoreFault>): Promise<Result<Evening, StoreFault>> => {
    if (!done.ok) return done;
    const { id } = done.value;
    made.add(id);
    await copies.keep(id, () => store.read(id));
    return done;
  };
  return {
    ...store,
    // A browser that was killed between a write and its copy has the write: whoever has seen it keeps it.
    read: async (id) => (made.has(id) ? store.read(id) : copied(await store.read(id))),
    create: async (evening) => copied(await store.create(evening)),
    append: async (id, events) => copied(await store.append(id, events)),
    takeBack: async (id, count, of) => copied(await store.takeBack(id, count, of)),
    async remove(id) {
      const removed = await store.remove(id);
      if (removed.ok) await copies.drop(id);
      return removed;
    },
  };
}

/** Puts back what was copied where the database has nothing. What a reader has removed has no copy. */
export async function restore(store: EveningStore, copies: Copies): Promise<void> {
  const kept = await store.list();
  if (!kept.ok || kept.value.length > 0) return;
  for (const evening of await copies.all()) await store.create(evening);
}

/** Two places for each evening, in turn: a browser that is killed while one is written has the other. */
const PLACES = [0, 1];

/** Undefined where the browser has no cache: not in a page that came without https. */
export function deviceCopies(): Copies | undefined {
  if (!globalThis.caches || !('locks' in navigator)) return undefined;
  const name = storageKey('evenings');
  // No page of this address is ever asked for.
  const placesOf = (id: string): readonly string[] =>
    PLACES.map((place) => `/${encodeURIComponent(name)}/${encodeURIComponent(id)}/${place}`);
  const inTurn = async <T>(work: (cache: Cache) => Promise<T>): Promise<T | undefined> => {
    try {
      return await navigator.locks.request(name, async () => work(await caches.open(name)));
    } catch {
      return undefined;
    }
  };
  return {
    async keep(id, read) {
      await inTurn(async (cache) => {
        const now = await read();
        if (!now.ok) return;
        const before = await Promise.all(placesOf(id).map(async (place) => copyIn(await cache.match(place))));
        const last = before.reduce(later, undefined);
        const place = placesOf(id)[before.findIndex((one) => one === undefined || one !== last)];
        const copy: Copy = { turn: 1 + (last?.turn ?? 0), at: Date.now(), evening: now.value };
        if (place !== undefined) await cache.put(place, new Response(JSON.stringify(copy)));
      });
    },
    async drop(id) {
      await inTurn((cache) => Promise.all(placesOf(id).map((place) => cache.delete(place))));
    },
    async all() {
      const found = await inTurn(async (cache) =>
        Promise.all((await cache.keys()).map(async (request) => copyIn(await cache.match(request)))),
      );
      const latest = new Map<string, Copy>();
      for (const copy of found?.flatMap((one) => one ?? []) ?? []) {
        latest.set(copy.evening.id, later(latest.get(copy.evening.id), copy) ?? copy);
      }
      return [...latest.values()].map(({ evening }) => evening);
    },
  };
}

interface Copy {
  /** One more than that of the copy before it; 0 where an earlier edition made it. */
  readonly turn: number;
  /** When it was made, in milliseconds since 1970: a clock may be put back. */
  readonly at: number;
  readonly evening: Evening;
}

/** Undefined where nothing is there, or half of it. */
async function copyIn(found: Response | undefined): Promise<Copy | undefined> {
  const members = membersOf(parseJson((await found?.text().catch(() => '')) ?? ''));
  const [at, turn] = [members.get('at'), members.get('turn')];
  const read = parseEvening(members.get('evening'));
  return typeof at === 'number' && read.ok
    ? { turn: wholeIn(turn, 0, Number.MAX_SAFE_INTEGER) ?? 0, at, evening: read.value }
    : undefined;
}

/** The one that was made later. */
function later(one: Copy | undefined, other: Copy | undefined): Copy | undefined {
  if (!one || !other) return one ?? other;
  return (one.turn - other.turn || one.at - other.at) > 0 ? one : other;
}
