/** The site's storage on the device, one text per name. It may be blocked, full or emptied at any time: nothing here throws. */

import { type StoredName, storageKey } from './keys.ts';

/**
 * `name=text` as stored by editions without a prefix, under the unprefixed name. What other apps store under such a name does not
 * match the pattern. The theme is taken over before the first paint (components/page/Head.astro).
 */
const OUR_FORMATS =
  /^(lang=(vi|en)$|four-colours=yes$|offline-refused=1$|practice(={"name":"luat-bai |:(clock|daily)=\d\d)|(house|agreed|table):([a-z-]+)=(h=)?\6[@.])/;

/** The text of a name; empty where there is none, or nothing can be read. */
export function readStored(name: StoredName): string {
  try {
    return localStorage.getItem(storageKey(name)) ?? takeOver(name);
  } catch {
    return '';
  }
}

/** False where storage is full or blocked: then nothing has changed. */
export function writeStored(name: StoredName, text: string): boolean {
  try {
    localStorage.setItem(storageKey(name), text);
    return true;
  } catch {
    return false;
  }
}

export function removeStored(name: StoredName): void {
  try {
    localStorage.removeItem(storageKey(name));
  } catch {
    // Blocked: there is nothing to forget.
  }
}

/**
 * The text of a name as stored by an edition without a prefix; it is moved to the prefixed name. Where there is no room for two
 * copies it is read in place. A `lang` may be any app's, so it is copied but not removed.
 */
function takeOver(name: StoredName): string {
  const old = readBare(name);
  if (old && writeStored(name, old) && name !== 'lang') localStorage.removeItem(name);
  return old;
}

/** What an edition without a prefix stored under a name, or writes there in another tab; empty where it is not ours. */
export function readBare(name: StoredName): string {
  try {
    const old = localStorage.getItem(name) ?? '';
    return OUR_FORMATS.test(`${name}=${old}`) ? old : '';
  } catch {
    return '';
  }
}

/** Removes that text, and nothing that is not ours. */
export function forgetBare(name: StoredName): void {
  if (readBare(name) !== '') localStorage.removeItem(name);
}
