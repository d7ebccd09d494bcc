/** The book that is open, and what is done to it: one thing after the other, whoever asks for it. */

import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import { err, ok, type Result } from '#core/result.ts';
import { added, begun, type Change, caughtUp, type Held, isLoose, takenBack, wholeHeld } from './held.ts';
import type { EveningStore, StoreFault } from './store/types.ts';

export interface BookKeeper {
  /** The book that is open. */
  readonly held: Held | undefined;
  readonly canUndo: boolean;
  /** Books with events that only the page has: it keeps them, whatever else is opened, until the device takes them. */
  readonly loose: readonly Evening[];
  /**
   * Something is to be shown in place of what is: asked before the first thing is waited for.
   * @returns whether nothing else has been asked for since; a step that took longer than a later one must change nothing
   */
  step(): () => boolean;
  begin(evening: Evening): Promise<Held>;
  open(id: string): Promise<Result<Held, StoreFault>>;
  leave(): Promise<void>;
  /** @returns what has become of it; undefined where no book is open */
  add(events: readonly EveningEvent[]): Promise<Change | undefined>;
  /** Takes back what was added last. @returns undefined where there is nothing that this page has added */
  undo(): Promise<Change | undefined>;
  /** Another tab has changed a book. @returns whether it is the one that is open */
  hear(id: string): Promise<boolean>;
  remove(id: string): Promise<Result<null, StoreFault>>;
}

/** @param load opens the store */
export function bookKeeper(load: () => Promise<EveningStore>): BookKeeper {
  let held: Held | undefined;
  /** How many events each thing added that can be undone, the latest last. */
  let undoable: readonly number[] = [];
  const loose = new Map<string, Held>();
  let last: Promise<unknown> = Promise.resolve();
  let steps = 0;

  const inTurn = <T>(work: (store: EveningStore) => Promise<T>): Promise<T> => {
    const done = last.then(async () => work(await load()));
    last = done.catch(() => undefined);
    return done;
  };
  const put = (next: Held): Held => {
    held = next;
    if (isLoose(next)) loose.set(next.evening.id, next);
    else loose.delete(next.evening.id);
    return next;
  };

  return {
    get held() {
      return held;
    },
    get canUndo() {
      return undoable.length > 0;
    },
    get loose() {
      return [...loose.values()].map(({ evening }) => evening);
    },
    step() {
      const own = ++steps;
      return () => own === steps;
    },
    begin: (evening) =>
      inTurn(async (store) => {
        undoable = [];
        return put(await begun(store, evening));
      }),
    open: (id) =>
      inTurn(async (store) => {
        undoable = [];
        held = undefined;
        const before = loose.get(id);
        if (before) return ok(put(await caughtUp(before, store)));
        const read = await store.read(id);
        return read.ok ? ok(put(wholeHeld(read.value))) : err(read.error);
      }),
    leave: () =>
      inTurn(async () => {
        undoable = [];
        held = undefined;
      }),
    add: (events) =>
      inTurn(async (store) => {
        if (!held) return undefined;
        const before = held;
        const change = await added(before, store, events);
        const isAlone = change.held.evening.events.length === before.evening.events.length + events.length;
        if (!change.refused) undoable = isAlone ? [...undoable, events.length] : [events.length];
        else if (change.held !== before) undoable = [];
        put(change.held);
        return change;
      }),
    undo: () =>
      inTurn(async (store) => {
        // Read in its turn: the tap before may have taken the same thing back.
        const count = undoable.at(-1);
        if (!held || count === undefined) return undefined;
        const change = await takenBack(held, store, count);
        if (!change.refused) undoable = undoable.slice(0, -1);
        else if (change.refused === 'changed') undoable = [];
        put(change.held);
        return change;
      }),
    hear: (id) =>
      inTurn(async (store) => {
        if (held?.evening.id !== id) return false;
        undoable = [];
        put(await caughtUp(held, store));
        return true;
      }),
    remove: (id) =>
      inTurn(async (store) => {
        const removed = await store.remove(id);
        // What another tab has removed is gone as well.
        const isGone = removed.ok || removed.error === 'missing';
        if (isGone) loose.delete(id);
        return isGone ? ok(null) : removed;
      }),
  };
}
