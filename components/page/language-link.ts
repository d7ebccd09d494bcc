/**
 * The language link keeps the reader's place: the case in the query and the section in the hash go along. The choice is remembered
 * for bilingual links.
 */
import type { StorageKey } from '../storage/keys.ts';

for (const other of document.querySelectorAll<HTMLAnchorElement>('a.lang')) {
  // Before a click, a middle click and "open in a new tab" comes one of these.
  for (const type of ['pointerdown', 'focus', 'click']) {
    other.addEventListener(type, () => {
      other.search = location.search;
      other.hash = location.hash;
    });
  }
}

for (const link of document.querySelectorAll<HTMLElement>('[data-lang]')) {
  link.addEventListener('click', () => {
    try {
      localStorage.setItem('luat-bai:lang' satisfies StorageKey, link.dataset['lang'] ?? 'vi');
    } catch {
      // Storage is blocked: nothing to remember.
    }
  });
}
