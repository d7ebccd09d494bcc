import { lineAround, piecesOf } from '#src/search/excerpt.ts';
import { type Hit, MOST_FOUND } from '#src/search/find.ts';
import { flat } from '#src/search/fold.ts';
import { looksLikeCase } from '#src/search/looks-like-case.ts';
import type { SearchWords } from '#words/search.ts';
import type { Places } from './load.ts';
import { make, setAttributes } from './make.ts';

/** Letters of what was typed. */
const MOST_SAID = 60;

/** The results, each as a link; where there are none, or the text is a case, the suggestions. */
export function resultLinks(
  hits: readonly Hit[],
  typed: string,
  file: Places,
  words: SearchWords,
): HTMLAnchorElement[] {
  const text = typed.trim();
  // The referee reads it as people write it, and says so where it cannot.
  const referee = () =>
    wayOn(
      `${file.referee}?c=${encodeURIComponent(text)}&w=1`,
      words.kinds.referee,
      words.referee(inShort(text)),
      words.refereeWhy,
    );
  const glossary = () => wayOn(file.glossary, words.kinds.term, words.glossary, words.glossaryWhy);
  const found = hits.map((hit) => resultLink(hit, file, words));
  // A place that only shares a card with a case is no answer to it.
  if (looksLikeCase(text)) return [referee(), ...(hits.some(({ whole }) => whole) ? found : [])];
  return found.length > 0 ? found : [glossary(), referee()];
}

/** How much of the query is repeated in a message. */
export function inShort(text: string): string {
  return text.length > MOST_SAID ? `${text.slice(0, MOST_SAID).trim()}…` : text;
}

function wayOn(href: string, kind: string, title: string, why: string): HTMLAnchorElement {
  return link(href, make('span', 'what', make('b', '', kind)), make('span', 'name', title), make('span', 'line', why));
}

function resultLink({ record, name, words: asked }: Hit, file: Places, words: SearchWords): HTMLAnchorElement {
  const { kind, number, title, over, text, page, id } = record;
  const game = file.games.find((one) => one.id === record.game);
  const said =
    kind === 'rule' && number !== undefined ? words.kinds.rule(number) : words.kinds[kind === 'rule' ? 'page' : kind];
  const what = make('span', 'what', ...(game ? [make('i', '', game.name)] : []), make('b', '', said));
  if (over !== undefined && kind === 'lesson') what.append(make('span', '', over));
  // Its other name, where that is why it was found.
  const other =
    name !== undefined && !flat(`${title} ${text}`).includes(flat(name))
      ? [make('mark', '', name), text === '' ? '' : ' · ']
      : [];
  const made = link(
    `${file.pages[page] ?? ''}${id === undefined ? '' : `#${id}`}`,
    what,
    make('span', 'name', ...marked(title, asked)),
    make('span', 'line', ...other, ...marked(lineAround(text, asked), asked)),
  );
  if (game) made.dataset['g'] = game.ink;
  return made;
}

function link(href: string, ...inside: readonly HTMLElement[]): HTMLAnchorElement {
  const made = make('a', '', ...inside);
  made.href = href;
  setAttributes(made, { role: 'option', 'aria-selected': 'false' });
  // The focus stays in the box: arrows choose from there.
  made.tabIndex = -1;
  return made;
}

function marked(text: string, words: readonly string[]): (Node | string)[] {
  return piecesOf(text, words).map((piece) => (piece.hit ? make('mark', '', piece.text) : piece.text));
}

/** The result selected by the arrow keys; the focus stays in the box. */
export interface ResultChoice {
  /** Shows these results, with none selected. */
  show(results: readonly HTMLAnchorElement[]): void;
  /**
   * Shows what has come of the same search since: what is there stays where it is, selected or under a finger, with what is known
   * of it now. The others follow.
   */
  complete(results: readonly HTMLAnchorElement[]): void;
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
  let shown: readonly HTMLAnchorElement[] = [];

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

  /** Shows these in place of those before, of which some are there already. */
  function lay(results: readonly HTMLAnchorElement[], there: number): void {
    for (const [n, result] of results.entries()) result.id = `${list.id}-${n}`;
    const first = Math.max(SCREEN, there);
    list.append(...results.slice(there, first));
    clearTimeout(rest);
    rest = window.setTimeout(() => list.append(...results.slice(first)), 30);
    list.hidden = results.length === 0;
    box.setAttribute('aria-expanded', String(!list.hidden));
    shown = results;
  }

  return {
    show(results) {
      list.replaceChildren();
      lay(results, 0);
      choose(-1);
      list.scrollTop = 0;
    },
    complete(results) {
      const better = new Map(results.map((result) => [result.href, result]));
      for (const one of shown) {
        one.replaceChildren(...(better.get(one.href) ?? one).childNodes);
        better.delete(one.href);
      }
      lay([...shown, ...better.values()].slice(0, MOST_FOUND), list.children.length);
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
