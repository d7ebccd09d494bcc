/**
 * Steps in the history for what covers a page, so that Back on a phone closes it and stays. Steps lie on one another: the state of
 * a history entry is how many there are.
 */

import { useLayoutEffect, useRef } from 'preact/hooks';

/** How what is open is closed, the topmost last. */
const open: (() => void)[] = [];
/** The address to go on with once steps that were closed by their own buttons are left. */
let leaving: string | undefined;
let listens = false;

function depthHere(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'steps' in state && typeof state.steps === 'number'
    ? state.steps
    : 0;
}

function onBack(): void {
  if (leaving !== undefined) {
    // What was saved in the address meanwhile belongs to the page itself.
    history.replaceState(history.state, '', leaving);
    leaving = undefined;
  } else {
    for (const close of open.splice(depthHere()).toReversed()) close();
  }
}

function leave(steps: number): void {
  leaving = location.href;
  history.go(-steps);
}

/**
 * @param isOpen something covers the page
 * @param close closes it; called where the reader goes back
 */
export function useHistoryStep(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  // At once: what is closed before an effect has run would have had no step to leave.
  useLayoutEffect(() => {
    if (!listens) {
      listens = true;
      addEventListener('popstate', onBack);
      // A reload has closed what was open, and keeps its steps.
      if (open.length === 0 && depthHere() > 0) leave(depthHere());
    }
    if (!isOpen) return undefined;
    const own = (): void => latest.current();
    open.push(own);
    history.pushState({ steps: open.length }, '');
    return () => {
      const at = open.indexOf(own);
      // Closed by its own button, with all that lies on it.
      if (at >= 0) leave(open.splice(at).length);
    };
  }, [isOpen]);
}
