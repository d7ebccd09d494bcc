import { MOST_FOUND } from '#src/search/find.ts';
import { looksLikeCase } from '#src/search/looks-like-case.ts';
import { searchWords } from '#words/search.ts';
import { readersLang } from '../offline/place.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import { type Library, loadLibrary, type Places } from './load.ts';
import { make, makeButton, setAttributes } from './make.ts';
import { chosenIn, inShort, resultLinks } from './results.ts';
import styles from './search.css?inline';
import { searchStepOf } from './step.ts';

/** The pause in typing before the number of results is announced, in milliseconds: at every key it would be noise. */
const PAUSE = 500;
/** A prefix and a typo: between them they exercise every way of matching. */
const REHEARSED = ['a', 'phmo'] as const;

addLazyStyle(styles);

/**
 * Sets up the search in the page's dialog and input, in the reader's language. The dialog may be open already, with text typed.
 * The returned function is to be called whenever the dialog is opened.
 */
export function createDialog(dialog: HTMLDialogElement, box: HTMLInputElement): () => void {
  const lang = readersLang();
  const words = searchWords(lang);
  const { list, state, retry } = furnish(dialog, box, words);
  const step = searchStepOf(dialog);
  const chosen = chosenIn(list, box);
  dialog.lang = lang;
  let library: Library | undefined;
  let loading: 'not yet' | 'now' | 'failed' | 'done' = 'not yet';
  let pause = 0;
  let shownFor = '';
  let found = false;
  /** The reader pressed Enter before anything was found. */
  let going = false;

  function update(): void {
    const typed = box.value.trim();
    const coming = { 'not yet': '', now: typed && words.loading, failed: words.failed, done: '' }[loading];
    const again = typed === shownFor;
    clearTimeout(pause);
    shownFor = typed;
    const hits = typed === '' ? [] : (library?.finder.find(typed, gameOfPage(library.file)) ?? []);
    found = library !== undefined && (hits.length > 0 || looksLikeCase(typed));
    // While the index is incomplete, no results yet does not mean none.
    if (typed === '' || !library || !(found || library.whole)) {
      chosen.show([]);
      say(coming);
      return;
    }
    const links = resultLinks(hits, typed, library.file, words);
    if (again) chosen.complete(links);
    else chosen.show(links);
    const count = found ? words.found(links.length, links.length >= MOST_FOUND) : words.nothing(inShort(typed));
    say([count, ...(coming ? [coming] : [])].join(' · '), PAUSE);
  }

  /** Reports the state: visibly at once, to screen readers when typing pauses. */
  function say(text: string, after = 0): void {
    state.textContent = text;
    pause = window.setTimeout(() => {
      aloud.textContent = text;
    }, after);
  }
  const aloud = make('p', 'vh');
  setAttributes(aloud, { role: 'status' });
  dialog.append(aloud);

  function load(): void {
    if (loading === 'now' || loading === 'done') return;
    loading = 'now';
    retry.hidden = true;
    update();
    loadLibrary(lang, (next) => {
      library = next;
      if (next.whole) loading = 'done';
      update();
      if (going) go();
      else if (next.whole) rehearse(next);
    }).catch(() => {
      loading = 'failed';
      retry.hidden = false;
      update();
    });
  }

  /** Warms up the code: the first run is slow, up to three times on a phone, and would delay the first key. */
  function rehearse({ finder, file }: Library): void {
    for (const text of REHEARSED)
      setTimeout(() => {
        if (box.value === '') resultLinks(finder.find(text), text, file, words);
      });
  }

  function go(): void {
    // What names find first stays first, whatever texts find.
    going = !found && !chosen.picked && loading !== 'done' && loading !== 'failed';
    // Where nothing is found the suggestions are selected only by the reader.
    if (!going) (found ? chosen.one : chosen.picked)?.click();
  }

  box.addEventListener('input', () => {
    going = false;
    // Some keyboards report a letter twice.
    if (box.value.trim() !== shownFor) update();
  });
  retry.addEventListener('click', () => {
    box.focus();
    load();
  });
  dialog.addEventListener('keydown', (event) => {
    const { key, isComposing, target } = event;
    if (isComposing || (target !== box && key !== 'Escape')) return;
    if (key === 'ArrowDown' || key === 'ArrowUp') chosen.move(key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Enter') go();
    // A search input would clear itself first: the text stays for the next time.
    else if (key === 'Escape') dialog.close();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey, target } = event;
    const link = target instanceof Element && target.closest('a');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    step.leaveFor(link.href);
  });
  // A click on the dialog itself, and not on its content, is a click on the backdrop.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });

  // Safari does not focus a button that is tapped, so the dialog cannot restore the focus there by itself.
  dialog.addEventListener('close', () => {
    going = false;
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-search]')?.focus({ preventScroll: true });
  });
  // The part of the screen that an on-screen keyboard leaves.
  const fill = (): void => dialog.style.setProperty('--seen', `${window.visualViewport?.height ?? innerHeight}px`);
  window.visualViewport?.addEventListener('resize', fill);

  return () => {
    // It may have been closed before its files were loaded.
    if (!dialog.open) return;
    step.take();
    fill();
    load();
  };
}

/** Puts the rest of the content into the dialog. */
function furnish(dialog: HTMLDialogElement, box: HTMLInputElement, words: ReturnType<typeof searchWords>) {
  box.id = 'tim-gi';
  box.autocomplete = 'off';
  box.autocapitalize = 'none';
  box.spellcheck = false;
  box.enterKeyHint = 'go';
  box.placeholder = words.label;
  setAttributes(box, {
    role: 'combobox',
    'aria-label': words.label,
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
  });
  setAttributes(box, { 'aria-controls': 'tim-duoc' });
  const close = makeButton('shut', words.close, () => dialog.close());
  const retry = make('button', 'btn b2', words.retry);
  retry.type = 'button';
  retry.hidden = true;
  const list = make('div', 'found');
  list.id = 'tim-duoc';
  list.hidden = true;
  setAttributes(list, { role: 'listbox', 'aria-label': words.results });
  const state = make('p', 'state');
  // The one below is announced, and not at every key.
  setAttributes(state, { 'aria-hidden': 'true' });
  dialog.append(close, make('div', 'how', state, make('p', 'hint', words.hint), retry), list);
  setAttributes(dialog, { 'aria-label': words.title, closedby: 'any' });
  return { list, state, retry };
}

/** The game of the page, where it is of one: its results come first among equals. A page wears the ink of its game. */
function gameOfPage({ games }: Places): string | undefined {
  return games.find(({ ink }) => ink === document.body.dataset['g'])?.id;
}
