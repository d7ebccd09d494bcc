import { useEffect, useState } from 'preact/hooks';

interface State<T> {
  /** The loaded part; undefined until it is loaded, and kept from then on. */
  readonly part?: T;
  /** Loading failed: no network, most likely. */
  readonly failed?: boolean;
}

/** A part of a widget that is loaded on demand. */
interface LazyPart<T> extends State<T> {
  /** Loads it where it is not loaded: at the first sign that it is wanted, or again. @param by a different way of loading */
  fetch(by?: () => Promise<T>): void;
}

/**
 * Loads a part of a widget when it is first wanted. A failed load is retried the next time.
 * @param load imports it
 * @param wanted it is wanted now; where this is left out, `fetch` starts loading
 */
export function useLazyPart<T>(load: () => Promise<T>, wanted = false): LazyPart<T> {
  const [state, setState] = useState<State<T>>({});
  const fetch = (by = load): void => {
    if (state.part) return;
    if (state.failed) setState({});
    by().then(
      (part) => setState({ part }),
      () => setState({ failed: true }),
    );
  };
  useEffect(() => {
    if (wanted) fetch();
  }, [wanted]);
  return { ...state, fetch };
}
