import type { Ref } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type { Action } from '#core/game/round.ts';
import type { StatusLine } from '#core/game/table-screen.ts';
import { part, whenLoaded } from '../loading/part.ts';
import { useHistoryStep } from '../page/use-history-step.ts';
import { hintAt } from './hint.ts';
import type { Side } from './Log.tsx';
import { openRounds, type Rounds } from './rounds.ts';
import type { ShownTable } from './shown.ts';
import type { TableOf } from './sitting.ts';
import type { TableContext } from './words.ts';

/** Focuses what may be done next: the first card where cards are tapped, else the first enabled button. */
const NEXT = '.tb-moves button:not([aria-disabled=true]):not(.why), .tb-hand button';

/** Where the focus waits while others move. */
const WAIT = '.tb-say';

/** The pause between the moves of others, in milliseconds. */
export const PACE = 600;

/** An opened table; `linked` where its round came by a link. */
interface Begun {
  readonly rounds: Rounds;
  readonly linked?: boolean;
}

type Learning = 'asked' | 'linked';

export interface AtTable {
  readonly shown: ShownTable;
  /** Chips of the rounds before, by seat. */
  readonly totals: readonly number[];
  /** Which round at this table, from 1. */
  readonly count: number;
  readonly tapped: readonly Card[];
  /** An explanation or a hint, in place of the line above the buttons. */
  readonly asked: StatusLine | undefined;
  /** Others are moving: the next tap skips to the reader's move. */
  readonly busy: boolean;
  /** The step of the round that is being reviewed; undefined while it is played. */
  readonly review: { readonly at: number; readonly last: number } | undefined;
  readonly root: Ref<HTMLDivElement>;
  tap(card: Card): void;
  ask(say: StatusLine | undefined): void;
  act(action: Action): void;
  /** Shows a hint, or takes it away; missing where there is none. */
  readonly hint: (() => void) | undefined;
  /** The move that the hint names, as long as it stands: its button is ready. */
  readonly hinted: Action | undefined;
  again(): void;
  /** Skips to the reader's move. */
  skip(): void;
  /** Shows a step of the round; undefined goes back to its end. */
  look(at: number | undefined): void;
  /** What is told beside the middle. */
  readonly side: Side;
  showSide(side: Side): void;
  /** The reader learns from the round that is over: on request, or because of its link. */
  readonly learning: Learning | undefined;
  learn(how: Learning | undefined): void;
  /** The rounds at this table, once they are loaded. */
  readonly rounds: Rounds | undefined;
  change(rounds: Rounds): void;
}

interface Place extends Pick<TableContext, 'all' | 'lang'> {
  readonly table: TableOf;
  readonly first: ShownTable;
}

/**
 * A table that is played at. Until the first interaction it is what the build rendered.
 * @param begin what the reader has left, in place of the first round: opens the table without waiting for a touch
 */
export function usePlayTable({ all, lang, table, first }: Place, begin?: (opened: Rounds) => Promise<Begun>): AtTable {
  const [rounds, setRounds] = useState<Rounds>();
  const [at, setAt] = useState(0);
  const [looking, setLooking] = useState<number>();
  const [learning, setLearning] = useState<Learning>();
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const [asked, setAsked] = useState<StatusLine>();
  const [hinted, setHinted] = useState<Action>();
  const [side, setSide] = useState<Side>({ open: false, tab: 'log' });
  const root = useRef<HTMLDivElement>(null);
  const latest = useRef<Rounds>();
  const last = rounds ? rounds.sitting.states.length - 1 : 0;
  const busy = rounds !== undefined && looking === undefined && at < last;

  /** @param from the state that is seen first */
  const show = (next: Rounds, from: number): void => {
    setRounds(next);
    setAt(isStill() ? next.sitting.states.length - 1 : from);
    setLooking(undefined);
    setLearning(undefined);
    setTapped([]);
    setAsked(undefined);
    setHinted(undefined);
    latest.current = next;
  };
  // It is opened once, however often it is requested meanwhile; after a failure it may be tried again.
  const open = async (): Promise<Rounds> => {
    const opened = await openRounds(all, lang, table);
    const { rounds: left, linked = false } = begin ? await begin(opened) : { rounds: opened };
    const end = left.sitting.states.length - 1;
    show(left, end);
    if (linked && left.shown(end, []).end) setLearning('linked');
    return left;
  };
  const opening = useMemo(() => part(open), []);
  const load = async (): Promise<Rounds> => rounds ?? opening.load();

  useEffect(() => {
    if (begin) whenLoaded(load());
  }, []);
  useEffect(() => {
    if (!busy) return undefined;
    const later = setTimeout(() => setAt(at + 1), PACE);
    return () => clearTimeout(later);
  }, [busy, at]);
  // The button of a move disappears, so the focus moves on to the next one, and waits for it while others move. On arrival the
  // focus is left alone.
  const acted = useRef(false);
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!acted.current || !(activeElement === document.body || activeElement?.matches(WAIT))) return;
    const [next] = [NEXT, WAIT].flatMap((one) => root.current?.querySelector<HTMLElement>(one) ?? []);
    next?.focus({ preventScroll: true });
  }, [rounds, at, looking, learning]);

  useHistoryStep(looking !== undefined || learning === 'asked', () => {
    acted.current = true;
    setLooking(undefined);
    setLearning(undefined);
  });

  const seen = looking ?? at;
  const shown = useMemo(() => rounds?.shown(seen, tapped) ?? first, [rounds, seen, tapped]);

  const fold = (): void => setSide({ ...side, open: false });
  useHistoryStep(side.open, fold);
  // The result has the whole table.
  useEffect(() => {
    if (shown.end && looking === undefined) fold();
  }, [shown.end, looking]);

  return {
    shown,
    totals: rounds?.totals ?? [],
    count: rounds?.count ?? 1,
    tapped,
    asked,
    busy,
    review: looking === undefined ? undefined : { at: looking, last },
    root,
    async tap(card) {
      const { scene } = (await load()).shown(seen, tapped);
      setAsked(undefined);
      setHinted(undefined);
      // Another card takes the hint away, with the cards that it raised.
      if (hinted && !tapped.includes(card)) {
        setTapped([card]);
        return;
      }
      const off = tapped.filter((one) => one !== card);
      if (off.length < tapped.length) setTapped(off);
      else setTapped(scene.own.hand.taps === 'many' ? [...tapped, card] : [card]);
    },
    ask: setAsked,
    async act(action) {
      acted.current = true;
      const now = await load();
      show(now.act(action), now.sitting.states.length);
    },
    async hint() {
      if (hinted) {
        setTapped([]);
        setAsked(undefined);
        setHinted(undefined);
        return;
      }
      const now = await load();
      const hint = await hintAt(now);
      // The reader may have moved meanwhile.
      if (!hint || latest.current !== now) return;
      const { action, say } = hint;
      setTapped(action.cards ?? (action.card === undefined || action.type === 'gui' ? [] : [action.card]));
      setAsked(say);
      setHinted(action);
    },
    hinted,
    async again() {
      acted.current = true;
      show(await (await load()).again(), 0);
      root.current?.scrollIntoView({ block: 'nearest' });
    },
    skip: () => setAt(last),
    look(step) {
      acted.current = true;
      setLooking(step);
      setLearning(undefined);
    },
    side,
    showSide: setSide,
    learning,
    learn(how) {
      acted.current = true;
      setLearning(how);
    },
    rounds,
    change(next) {
      acted.current = true;
      show(next, next.sitting.states.length - 1);
    },
  };
}

/** The reader wants nothing to move by itself. */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
