/**
 * Shows the meaning of a word that links to the glossary in place: on hover, on keyboard focus, on the first tap (`term.ts`).
 * Where the glossary cannot be loaded it stays a link.
 */
import type { GlossaryJson } from '#book/glossary/json.ts';
import { addLazyStyle } from './lazy-style.ts';
import styles from './term-popover.css?inline';

/** Milliseconds, so that a pointer that only passes opens nothing, and one on its way into the note does not close it. */
const REST = 150;
const LEAVE = 300;
/** Pixels between the note and its word, and between the note and the edge of the window. */
const GAP = 6;
const EDGE = 16;

const note = document.createElement('div');
note.id = 'nghia';
note.className = 'term-note';
note.popover = 'manual';

const live = document.querySelector<HTMLElement>('#da-chep');
let glossary: Promise<GlossaryJson> | undefined;
/** The word whose note is shown, or will be once the glossary is loaded. */
let shown: HTMLAnchorElement | undefined;
/** The word whose note was closed by Escape: it stays closed while the focus stays. */
let dismissed: HTMLAnchorElement | undefined;
let timer = 0;

/** The glossary in the page's language, requested once; after a failure it is requested again the next time. */
function loadGlossary(link: HTMLAnchorElement): Promise<GlossaryJson> {
  glossary ??= fetch(new URL(`../../thuat-ngu/${document.documentElement.lang}.json`, link.href)).then((answer) => {
    if (!answer.ok) throw new Error(`the glossary: ${answer.status}`);
    return answer.json();
  });
  glossary.catch(() => {
    glossary = undefined;
  });
  return glossary;
}

/** Shows a tapped word's note; where the glossary cannot be loaded the tap follows the link. */
export function tap(link: HTMLAnchorElement): void {
  show(link, true).catch(() => {
    if (shown === link) location.assign(link.href);
  });
}

/**
 * Shows what a word means; rejects where the glossary cannot be loaded. It is announced to screen readers if it was opened on
 * purpose, and not by a passing pointer.
 */
async function show(link: HTMLAnchorElement, aloud: boolean): Promise<void> {
  clearTimeout(timer);
  if (shown === link) return;
  hide();
  shown = link;
  const { page, title, also, terms } = await loadGlossary(link);
  const id = decodeURIComponent(link.hash.slice(1));
  const term = terms[id];
  if (shown !== link || !term) return;
  const names = element('p', '');
  names.append(inLanguage('b', term.vi, 'vi'), ' ', inLanguage('span', term.en, 'en'));
  const more = element('a', title);
  more.href = `${page}#${id}`;
  const others = term.synonyms.length > 0 ? [element('p', `${also}: ${term.synonyms.join(', ')}.`)] : [];
  note.replaceChildren(names, element('p', term.meaning), ...others, more);
  // Right after its word, so that Tab reaches the link inside it next.
  link.after(note);
  note.showPopover();
  link.setAttribute('aria-details', note.id);
  place(link);
  if (live && aloud) live.textContent = `${term.vi}: ${term.meaning}`;
}

function hide(): void {
  clearTimeout(timer);
  if (!shown) return;
  shown.removeAttribute('aria-details');
  shown = undefined;
  note.remove();
  if (live) live.textContent = '';
}

/** Under the word, or above it where there is more room; never beyond the sides of the window. */
function place(link: HTMLAnchorElement): void {
  const word = link.getBoundingClientRect();
  const { width, height } = note.getBoundingClientRect();
  const right = document.documentElement.clientWidth - EDGE - width;
  const below = word.bottom + GAP;
  const above = word.top - GAP - height;
  const top = below + height > window.innerHeight && above > 0 ? above : below;
  note.style.left = `${Math.max(EDGE, Math.min(word.left, right)) + window.scrollX}px`;
  note.style.top = `${top + window.scrollY}px`;
}

function element<K extends 'p' | 'a' | 'b' | 'span'>(name: K, text: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function inLanguage(name: 'b' | 'span', text: string, lang: string): HTMLElement {
  const made = element(name, text);
  made.lang = lang;
  return made;
}

function wordAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

function isNote(target: EventTarget | null): boolean {
  return target instanceof Node && note.contains(target);
}

/** A note opened by keyboard focus does not close because a pointer passes. */
function isHeld(): boolean {
  return isNote(document.activeElement) || (shown?.matches(':focus-visible') ?? false);
}

document.addEventListener('pointerover', ({ target, pointerType }) => {
  if (pointerType === 'touch') return;
  const link = wordAt(target);
  clearTimeout(timer);
  if (link) timer = window.setTimeout(() => show(link, false).catch(hide), REST);
  else if (shown && !isNote(target) && !isHeld()) timer = window.setTimeout(hide, LEAVE);
});

document.addEventListener('focusin', ({ target }) => {
  const link = wordAt(target);
  if (link?.matches(':focus-visible')) {
    if (link !== dismissed) show(link, true).catch(hide);
  } else if (!isNote(target) && link !== shown) {
    hide();
  }
});

document.addEventListener('focusout', ({ target }) => {
  if (target === dismissed) dismissed = undefined;
});

document.addEventListener('pointerdown', ({ target }) => {
  if (!isNote(target) && wordAt(target) !== shown) hide();
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape' || !shown) return;
  dismissed = isHeld() ? shown : undefined;
  // The focus must not be lost with the note that held it.
  if (isNote(document.activeElement)) shown.focus();
  hide();
});

window.addEventListener('resize', hide);

addLazyStyle(styles);

// This script is loaded on the reader's first interaction, which may have been with a word. A finger does not hover.
const here = matchMedia('(hover: hover)').matches ? 'a.term:hover, a.term:focus-visible' : 'a.term:focus-visible';
const first = document.querySelector<HTMLAnchorElement>(here);
if (first) show(first, first.matches(':focus-visible')).catch(hide);
