import type { Ref } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '#core/card.ts';
import type { Action, Setup } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';
import type { Loaded } from '../case/loaded.ts';
import type { Shown, Sitting } from './sitting.ts';

/** The round's engine, its sentences and the play of the others. */
const loadSitting = () => import('./sitting.ts');

/** What the table shows, and what the reader can do at it. */
interface Seated {
  readonly shown: Shown;
  readonly tapped: readonly Card[];
  /** Why the tapped cards cannot be put down together; empty where they can. */
  readonly refused: string;
  readonly at: Ref<HTMLElement>;
  /** May this card be tapped for one of the moves? */
  canTap(card: Card): boolean;
  tap(card: Card): void;
  setTapped(cards: readonly Card[]): void;
  act(action: Action): Promise<void>;
  /** Another deal, once this one is over. */
  again(): void;
}

interface Place {
  readonly all: Loaded;
  readonly lang: Lang;
  readonly setup: Setup;
  readonly you: string;
  readonly first: Shown;
}

/** A round that the reader plays. Until his first move it is what the build wrote; only then is the engine brought. */
export function useSitting({ all, lang, setup, you, first }: Place): Seated {
  const [now, setNow] = useState<Sitting>();
  const [tapped, setTapped] = useState<readonly Card[]>([]);
  const at = useRef<HTMLElement>(null);
  // A move that is made goes away, and the focus with it: on to the next one.
  useLayoutEffect(() => {
    const table = at.current;
    if (now?.next && table) loadSitting().then(({ comeIntoSight }) => comeIntoSight(table));
    else if (now && document.activeElement === document.body)
      table?.querySelector<HTMLElement>('.moves button')?.focus();
  }, [now]);

  const shown = now ?? first;
  const { legal, rules } = shown.view;
  const together = legal.some(({ action }) => action.cards !== undefined);
  const playable = legal.map(({ action }) => action.card);

  return {
    shown,
    tapped,
    refused: now?.refuses(tapped) ?? '',
    at,
    canTap: (card) => together || playable.includes(card),
    tap(card) {
      if (!together) setTapped([card]);
      else setTapped(tapped.includes(card) ? tapped.filter((one) => one !== card) : [...tapped, card]);
    },
    setTapped,
    async act(action) {
      setTapped([]);
      const sitting = now ?? (await (await loadSitting()).sitDown(all, lang, rules, setup, you));
      setNow(sitting.act(action));
    },
    again: () => now?.again().then(setNow),
  };
}
