/** The site's storage of one tab, one text per name. It may be blocked or full: nothing here throws. */

import { storageKey, type TabName } from './keys.ts';

/** The text of a name; empty where there is none, or nothing can be read. */
export function readInTab(name: TabName): string {
  try {
    return sessionStorage.getItem(storageKey(name)) ?? '';
  } catch {
    return '';
  }
}

/** Blocked or full: a reload starts again. */
export function writeInTab(name: TabName, text: string): void {
  try {
    sessionStorage.setItem(storageKey(name), text);
  } catch {
    // Nothing to tell: what is on the page stays.
  }
}
