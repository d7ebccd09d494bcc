import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import { AwakeScreen, wakeLockSource } from './wake-lock.ts';

export interface AwakeState {
  /** The browser can keep the screen awake. */
  readonly isOffered: boolean;
  /** The screen is kept awake now: nothing else is shown as pressed. */
  readonly isAwake: boolean;
  readonly note: string | undefined;
  press(): void;
  /** The reader has touched the page: what was lost or refused is asked for again. */
  touch(): void;
}

/** Keeps the screen awake while the page is seen. */
export function useAwakeScreen(say: TableModeWords): AwakeState {
  const [isAwake, setAwake] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const isLeft = useRef(false);
  const screen = useMemo(() => {
    const source = wakeLockSource();
    const change = (now: boolean): void => {
      if (isLeft.current) return;
      setAwake(now);
      if (now) setRefused(false);
    };
    return source && new AwakeScreen(source, () => document.visibilityState === 'visible', change);
  }, []);
  const ask = (): void => void screen?.ask();
  useEffect(() => {
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isLeft.current = true;
      document.removeEventListener('visibilitychange', ask);
      void screen?.stop();
    };
  }, []);
  return {
    isOffered: screen !== undefined,
    isAwake,
    note: isRefused ? say.notAwake : undefined,
    press: () => void screen?.press().then((isSo) => setRefused(!isSo)),
    touch: ask,
  };
}
