import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import { type EveningTally, tallyOf } from '#core/evening/tally.ts';
import { added, begun, type Held, takenBack, whole } from './held.ts';
import { eveningStore } from './store/store.ts';
import type { KeptEvening, StoreFault } from './store/types.ts';

/** The address of the page on which a new book is begun, beside those of books. */
export const NEW_BOOK = '#moi';

/** A book that was open so short a time ago is the one that is wanted, in milliseconds. */
const SAME_EVENING = 12 * 60 * 60 * 1000;

export type Notice =
  | 'begun'
  | 'table'
  | 'undone'
  | 'tooLate'
  | 'removed'
  | { readonly type: 'round' | 'fixed' | 'dropped'; readonly number: number };

export interface Book {
  /** Undefined until it is known what stands on the device. */
  readonly place: 'start' | 'book' | undefined;
  readonly held: Held | undefined;
  readonly tally: EveningTally | undefined;
  /** The evenings on the device, the latest first. */
  readonly kept: readonly KeptEvening[];
  /** Why a book or the list of them cannot be read. */
  readonly fault: StoreFault | undefined;
  /** Another tab has added to the book. */
  readonly isChanged: boolean;
  readonly notice: Notice | undefined;
  readonly canUndo: boolean;
  /** Somebody has begun to enter names: no other book is opened by itself. */
  touch(): void;
  /** Begins a book, or takes one over that was sent. */
  begin(evening: Evening): Promise<void>;
  add(events: readonly EveningEvent[], notice: Notice): Promise<void>;
  undo(): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The book that the address names, or the one of tonight, and those that were kept before. */
export function useBook(): Book {
  const [held, setHeld] = useState<Held>();
  const [place, setPlace] = useState<'start' | 'book'>();
  const [kept, setKept] = useState<readonly KeptEvening[]>([]);
  const [fault, setFault] = useState<StoreFault>();
  const [isChanged, setChanged] = useState(false);
  const [notice, setNotice] = useState<Notice>();
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
  };
  const toStart = (): void => {
    latest.current = undefined;
    setHeld(undefined);
    setPlace('start');
  };
  const list = async (): Promise<readonly KeptEvening[]> => {
    const found = await eveningStore().list();
    if (found.ok) setKept(found.value);
    else setFault(found.error);
    return found.ok ? found.value : [];
  };
  const open = async (id: string): Promise<void> => {
    const read = await eveningStore().read(id);
    setUndoable([]);
    setFault(read.ok ? undefined : read.error);
    if (read.ok) show(whole(read.value));
    else toStart();
  };
  const follow = async (): Promise<void> => {
    const id = location.hash.slice(1);
    if (latest.current && latest.current.evening.id === id) return;
    const all = await list();
    if (id !== '' && location.hash !== NEW_BOOK) return open(id);
    const [last] = all;
    const isTonight = last !== undefined && Date.now() - last.ended < SAME_EVENING;
    if (id !== '' || !isTonight || isTouched.current) return toStart();
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
  useEffect(
    () =>
      eveningStore().listen((id) => {
        void list();
        if (latest.current?.evening.id !== id) return;
        setChanged(true);
        setNotice(undefined);
        void open(id);
      }),
    [],
  );

  const tally = useMemo(() => held && tallyOf(held.evening), [held?.evening]);
  return {
    place,
    held,
    tally,
    kept,
    fault,
    isChanged,
    notice,
    canUndo: undoable.length > 0,
    touch() {
      isTouched.current = true;
    },
    begin: (evening) =>
      inTurn(async () => {
        const next = await begun(eveningStore(), evening);
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
        const next = await added(latest.current, eveningStore(), events);
        setUndoable((all) => [...all, events.length]);
        setChanged(false);
        setNotice(said);
        show(next);
      }),
    undo: () =>
      inTurn(async () => {
        const count = undoable.at(-1);
        if (!latest.current || count === undefined) return;
        const next = await takenBack(latest.current, eveningStore(), count);
        setUndoable((all) => (next ? all.slice(0, -1) : []));
        setNotice(next ? 'undone' : 'tooLate');
        if (next) show(next);
        else await open(latest.current.evening.id);
      }),
    async remove(id) {
      await eveningStore().remove(id);
      setNotice('removed');
      await list();
    },
  };
}
