import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Where a change takes away what had the focus, the focus goes on: else a keyboard or a screen reader would begin anew at the top.
 * @param change the state whose change may take it away
 * @param next where it goes
 */
export function useFocusKept(change: unknown, next: () => HTMLElement | null | undefined): void {
  const before = useRef(change);
  useLayoutEffect(() => {
    const isChanged = before.current !== change;
    before.current = change;
    if (isChanged && document.activeElement === document.body) next()?.focus({ preventScroll: true });
  }, [change]);
}
