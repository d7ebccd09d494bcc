/** The result selected by the arrow keys; the focus stays in the box. */
export interface ResultChoice {
  /** Shows these results, with none selected. */
  show(results: readonly HTMLElement[]): void;
  /** Moves the selection, wrapping around the end. */
  move(by: 1 | -1): void;
  /** The selected result, or else the first. */
  readonly one: HTMLElement | undefined;
  /** The selected result. */
  readonly picked: HTMLElement | undefined;
}

/** About as many as fit on a screen: the others are rendered after the next frame, so that a key is answered at once. */
const SCREEN = 8;

/** Results in a listbox that belongs to an input (the combobox pattern of the ARIA practices). */
export function chosenIn(list: HTMLElement, box: HTMLElement): ResultChoice {
  let at = -1;
  let rest = 0;

  function choose(next: number): void {
    list.children[at]?.setAttribute('aria-selected', 'false');
    at = next;
    const one = list.children[at];
    one?.setAttribute('aria-selected', 'true');
    one?.scrollIntoView({ block: 'nearest' });
    if (one) box.setAttribute('aria-activedescendant', one.id);
    else box.removeAttribute('aria-activedescendant');
  }

  function result(n: number): HTMLElement | undefined {
    const one = list.children[n];
    return one instanceof HTMLElement ? one : undefined;
  }

  return {
    show(results) {
      for (const [n, result] of results.entries()) result.id = `${list.id}-${n}`;
      list.replaceChildren(...results.slice(0, SCREEN));
      clearTimeout(rest);
      rest = window.setTimeout(() => list.append(...results.slice(SCREEN)), 30);
      list.hidden = results.length === 0;
      box.setAttribute('aria-expanded', String(!list.hidden));
      choose(-1);
      list.scrollTop = 0;
    },
    move(by) {
      const { length } = list.children;
      if (length > 0) choose(at < 0 ? (by > 0 ? 0 : length - 1) : (at + by + length) % length);
    },
    get one() {
      return result(Math.max(at, 0));
    },
    get picked() {
      return result(at);
    },
  };
}
