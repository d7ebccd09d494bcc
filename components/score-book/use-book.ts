import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import { type EveningTally, tallyOf } from '#core/evening/tally.ts';
import { whenLoaded } from '../loading/part.ts';
import { type Held, wholeHeld } from './held.ts';
import { bookKeeper } from './keeper.ts';
import { readEveningLink } from './link.ts';
import { pageStore } from './page-store.ts';
import { summaryOf } from './store/summary.ts';
import type { KeptEvening, StoreFault } from './store/types.ts';

/** The address of the page on which a new book is begun, beside those of books. */
export const NEW_BOOK = '#moi';
/** That of a book that came as a file: the file itself is not in it. */
const FROM_FILE = '#tep';

/** A book that was open so short a time ago is the one that is wanted, in milliseconds. */
const SAME_EVENING = 12 * 60 * 60 * 1000;

export type BookNotice =
  | 'begun'
  | 'table'
  | 'undone'
  | 'tooLate'
  | 'refused'
  | 'removed'
  | 'notRemoved'
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
  /** The address carries a book that cannot be read. */
  readonly isLost: boolean;
  /** Another tab has added to the book. */
  readonly isChanged: boolean;
  readonly notice: BookNotice | undefined;
  readonly canUndo: boolean;
  /** Somebody has begun to enter names: no other book is opened by itself. */
  touch(): void;
  /** Begins a book, or takes one over that was sent. */
  begin(evening: Evening): Promise<void>;
  /** @returns whether it stands in the book now */
  add(events: readonly EveningEvent[], notice: BookNotice): Promise<boolean>;
  undo(): Promise<void>;
  remove(id: string): Promise<void>;
  /** Shows a book that came as a file: it can be read, and taken over. */
  look(evening: Evening): Promise<void>;
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
  const isTouched = useRef(false);
  const isBegun = useRef(false);
  const keeper = useMemo(() => bookKeeper(async () => (await pageStore.load()).store), []);

  /** Shows the book that is open by now. */
  const show = (): void => {
    setHeld(keeper.held);
    setPlace(keeper.held ? 'book' : 'start');
  };
  const look = async (evening: Evening, isLast: () => boolean): Promise<void> => {
    await keeper.leave();
    if (!isLast()) return;
    setHeld(wholeHeld(evening));
    setPlace('sent');
    setNotice(undefined);
  };
  const toStart = async (): Promise<void> => {
    await keeper.leave();
    show();
  };
  const list = async (): Promise<readonly KeptEvening[]> => {
    const { store, fault: why } = await pageStore.load();
    setVisit(why !== null);
    const found = await store.list();
    if (!found.ok) setFault(found.error);
    const stored = found.ok ? found.value : [];
    // A book that the device had no room for is found again in this page.
    const ours = keeper.loose.filter(({ id }) => stored.every((one) => one.id !== id)).map(summaryOf);
    setKept([...ours, ...stored]);
    return stored;
  };
  const open = async (id: string): Promise<void> => {
    const opened = await keeper.open(id);
    setFault(opened.ok ? undefined : opened.error);
    setNotice(undefined);
    setChanged(false);
    show();
  };
  const follow = async (): Promise<void> => {
    const { hash } = location;
    const id = hash.slice(1);
    if (keeper.held?.evening.id === id) return;
    const isLast = keeper.step();
    const isSent = id.startsWith('so=');
    const sent = isSent ? await readEveningLink(hash) : undefined;
    const all = sent?.ok ? [] : await list();
    // Somebody has gone on meanwhile and is followed there, or has begun a book, which has no address before it is kept.
    if (location.hash !== hash || !isLast()) return;
    setLost(isSent && sent?.ok !== true);
    if (sent?.ok) return look(sent.value, isLast);
    const isStart = isSent || hash === NEW_BOOK || hash === FROM_FILE;
    if (id !== '' && !isStart) return open(id);
    const [last] = all;
    const isTonight = last !== undefined && Date.now() - last.ended < SAME_EVENING;
    // Whoever comes with house rules begins a book by them.
    const hasHouse = new URLSearchParams(location.search).has('h');
    if (isStart || !isTonight || isTouched.current || hasHouse) return toStart();
    history.replaceState(history.state, '', `#${last.id}`);
    return open(last.id);
  };

  useEffect(() => {
    const again = (): void => void follow();
    // A book that was begun before the script came may be begun by now: effects come after the paint.
    if (isBegun.current) void list();
    else again();
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, []);
  useEffect(() => {
    let stop = (): void => undefined;
    let isGone = false;
    const hear = async (id: string): Promise<void> => {
      void list();
      if (!(await keeper.hear(id))) return;
      setChanged(true);
      setNotice(undefined);
      show();
    };
    whenLoaded(pageStore.load(), ({ store }) => {
      if (!isGone) stop = store.listen((id) => void hear(id));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, []);
  const hasLoose = keeper.loose.length > 0;
  useEffect(() => {
    if (!hasLoose) return undefined;
    // The browser asks before it closes a page with rounds that are nowhere else.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [hasLoose]);

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
    canUndo: keeper.canUndo,
    touch() {
      isTouched.current = true;
    },
    async begin(evening) {
      isBegun.current = true;
      const isLast = keeper.step();
      const next = await keeper.begin(evening);
      // It is among the books by now.
      if (!isLast()) return void list();
      // The way back leads to tonight's book, not to names that were entered and are gone.
      isTouched.current = false;
      setFault(undefined);
      setLost(false);
      setChanged(false);
      setNotice('begun');
      show();
      history.pushState(null, '', `#${next.evening.id}`);
    },
    async add(events, said) {
      const change = await keeper.add(events);
      const isKept = change !== undefined && !change.refused;
      if (isKept) setChanged(false);
      setNotice(isKept ? said : 'refused');
      show();
      return isKept;
    },
    async undo() {
      const change = await keeper.undo();
      if (!change) return;
      if (!change.refused) setNotice('undone');
      else setNotice(change.refused === 'changed' ? 'tooLate' : undefined);
      show();
    },
    async look(evening) {
      const isLast = keeper.step();
      await look(evening, isLast);
      if (!isLast()) return;
      setFault(undefined);
      // An address of its own: from it a link to the page where books begin leads there.
      history.pushState(null, '', FROM_FILE);
    },
    relist: list,
    async remove(id) {
      const removed = await keeper.remove(id);
      setNotice(removed.ok ? 'removed' : 'notRemoved');
      await list();
    },
  };
}
