import { useEffect, useState } from 'preact/hooks';

/** A part of a widget that comes when it is wanted. */
interface Late<T> {
  /** What was asked for; undefined until it is here, and it stays. */
  readonly part: T | undefined;
  /** It did not come: no network, most likely. */
  readonly lost: boolean;
  /** Asks for it where it is not here: at the first hint of a wish for it, or once more. @param how other than plainly */
  fetch(how?: (load: () => Promise<T>) => Promise<T>): void;
}

/**
 * Brings a part of a widget with the first wish for it. What did not come is asked for again with the next wish.
 * @param load imports it
 * @param wanted it is wanted now; where this is left out, `fetch` says when
 */
export function useLate<T>(load: () => Promise<T>, wanted = false): Late<T> {
  const [come, setCome] = useState<{ readonly part: T }>();
  const [lost, setLost] = useState(false);
  const fetch: Late<T>['fetch'] = (how = (plain) => plain()) => {
    if (come) return;
    setLost(false);
    how(load).then(
      (part) => setCome({ part }),
      () => setLost(true),
    );
  };
  useEffect(() => {
    if (wanted) fetch();
  }, [wanted]);
  return { part: come?.part, lost, fetch };
}
