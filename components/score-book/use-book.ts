import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import { type EveningTally, tallyOf } from '#core/evening/tally.ts';
import { part } from '../loading/part.ts';
import { added, begun, type Held, takenBack, wholeHeld } from './held.ts';
import { pageStore } from './page-store.ts';
import type { KeptEvening, StoreFault } from './store/types.ts';

/** The address of the page on which a new book is begun, beside those of books. */
export const NEW_BOOK = '#moi';

/** Reads books that are sent: loaded with the first one. */
const links = part(() => import('./link.ts'));

/** A book that was open so short a time ago is the one that is wanted, in milliseconds. */
const SAME_EVENING = 12 * 60 * 60 * 1000;

export type BookNotice =
  | 'begun'
  | 'table'
  | 'undone'
  | 'tooLate'
  | 'removed'
  | { readonly type: 'round' | 'fixed' | 'dropped'; readonly number: number };

export interface ScoreBookState {
  /** Undefined until it is known what stands on the device. */
  readonly place: 'start' | 'book' | 'sent' | undefined;
  readonly held: Held | undefined;
  readonly tally: EveningTally | undefined;
  /** The evenings on the device, the latest first. */
  readonly kept: readonly KeptEvening[];
  /** Why a book or the list of them cannot be read. */
  readonly fault: StoreFault | undefined;
  /** What is written is gone with the page. */
  readonly isVisit: boolean;
  /** The address names a book that cannot be read. */
  readonly isLost: boolean;
  /** Another tab has added to the book. */
  readonly isChanged: boolean;
  readonly notice: BookNotice | undefined;
  readonly canUndo: boolean;
  /** Somebody has begun to enter names: no other book is opened by itself. */
  touch(): void;
  /** Begins a book, or takes one over that was sent. */
  begin(evening: Evening): Promise<void>;
  add(events: readonly EveningEvent[], notice: BookNotice): Promise<void>;
  undo(): Promise<void>;
  remove(id: string): Promise<void>;
  /** Shows a book that came as a file: it can be read, and taken over. */
  look(evening: Evening): void;
  /** The list of books has changed. */
  relist(): Promise<unknown>;
}

/** The book that the address names, or the one of tonight, and those that were kept before. */
export function useBook(): ScoreBookState {
  const [held, setHeld] = useState<Held>();
  const [place, setPlace] = useState<'start' | 'book' | 'sent'>();
  const [kept, setKept] = useState<readonly KeptEvening[]>([]);
  const [fault, setFault] = useState<StoreFault>();
  const [isVisit, setVisit] = useState(false);
  const [isLost, setLost] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [notice, setNotice] = useState<BookNotice>();
  /** How many events each thing added that can be undone, the latest last. */
  const [undoable, setUndoable] = useState<readonly number[]>([]);
  const latest = useRef<Held>();
  const isTouched = useRef(false);
  /** What is written stands behind what was written before. */
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  const show = (next: Held): void => {
    latest.current = next;
    setHeld(next);
    setPlace('book');
    setLost(false);
  };
  const look = (evening: Evening): void => {
    latest.current = undefined;
    setHeld(wholeHeld(evening));
    setPlace('sent');
    setNotice(undefined);
  };
  const toStart = (): void => {
    latest.current = undefined;
    setHeld(undefined);
    setPlace('start');
  };
  const list = async (): Promise<readonly KeptEvening[]> => {
    const { store, fault: why } = await pageStore.load();
    setVisit(why !== null);
    const found = await store.list();
    if (found.ok) setKept(found.value);
    else setFault(found.error);
    return found.ok ? found.value : [];
  };
  const open = async (id: string): Promise<void> => {
    const { store } = await pageStore.load();
    const read = await store.read(id);
    setUndoable([]);
    setFault(read.ok ? undefined : read.error);
    if (read.ok) show(wholeHeld(read.value));
    else toStart();
  };
  const follow = async (): Promise<void> => {
    const id = location.hash.slice(1);
    if (latest.current && latest.current.evening.id === id) return;
    if (id.startsWith('so=')) {
      const { readEveningLink } = await links.load();
      const sent = await readEveningLink(location.hash);
      setLost(sent?.ok !== true);
      if (sent?.ok) return look(sent.value);
    }
    const all = await list();
    if (id.startsWith('so=')) return toStart();
    if (id !== '' && location.hash !== NEW_BOOK) return open(id);
    const [last] = all;
    const isTonight = last !== undefined && Date.now() - last.ended < SAME_EVENING;
    // Whoever comes with house rules begins a book by them.
    const hasHouse = new URLSearchParams(location.search).has('h');
    if (id !== '' || !isTonight || isTouched.current || hasHouse) return toStart();
    history.replaceState(history.state, '', `#${last.id}`);
    return open(last.id);
  };
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = writing.current.then(work);
    writing.current = done.catch(() => undefined);
    return done;
  };

  useEffect(() => {
    const again = (): void => void follow();
    again();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    const hear = (id: string): void => {
      void list();
      if (latest.current?.evening.id !== id) return;
      setChanged(true);
      setNotice(undefined);
      void open(id);
    };
    void pageStore.load().then(({ store }) => {
      if (!isGone) stop = store.listen(hear);
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);

  const tally = useMemo(() => held && tallyOf(held.evening), [held?.evening]);
  return {
    place,
    held,
    tally,
    kept,
    fault,
    isVisit,
    isLost,
    isChanged,
    notice,
    canUndo: undoable.length > 0,
    touch() {
      isTouched.current = true;
    },
    begin: (evening) =>
      inTurn(async () => {
        const next = await begun((await pageStore.load()).store, evening);
        setUndoable([]);
        setFault(undefined);
        setChanged(false);
        setNotice('begun');
        show(next);
        history.pushState(null, '', `#${next.evening.id}`);
      }),
    add: (events, said) =>
      inTurn(async () => {
        if (!latest.current) return;
        const next = await added(latest.current, (await pageStore.load()).store, events);
        setUndoable((all) => [...all, events.length]);
        setChanged(false);
        setNotice(said);
        show(next);
      }),
    undo: () =>
      inTurn(async () => {
        const count = undoable.at(-1);
        if (!latest.current || count === undefined) return;
        const next = await takenBack(latest.current, (await pageStore.load()).store, count);
        setUndoable((all) => (next ? all.slice(0, -1) : []));
        setNotice(next ? 'undone' : 'tooLate');
        if (next) show(next);
        else await open(latest.current.evening.id);
      }),
    look,
    relist: list,
    async remove(id) {
      const { store } = await pageStore.load();
      await store.remove(id);
      setNotice('removed');
      await list();
    },
  };
}
