import { useEffect, useState } from 'preact/hooks';

interface State<T> {
  /** What was asked for; undefined until it is here, and it stays. */
  readonly part?: T;
  /** It did not come: no network, most likely. */
  readonly lost?: boolean;
}

/** A part of a widget that comes when it is wanted. */
interface Late<T> extends State<T> {
  /** Asks for it where it is not here: at the first hint of a wish for it, or once more. @param by other than plainly */
  fetch(by?: () => Promise<T>): void;
}

/**
 * Brings a part of a widget with the first wish for it. What did not come is asked for again with the next wish.
 * @param load imports it
 * @param wanted it is wanted now; where this is left out, `fetch` says when
 */
export function useLate<T>(load: () => Promise<T>, wanted = false): Late<T> {
  const [state, setState] = useState<State<T>>({});
  const fetch = (by = load): void => {
    if (state.part) return;
    if (state.lost) setState({});
    by().then(
      (part) => setState({ part }),
      () => setState({ lost: true }),
    );
  };
  useEffect(() => {
    if (wanted) fetch();
  }, [wanted]);
  return { ...state, fetch };
}
