/** What any page loads on demand: the contents, search, the theme switch, copying the address of a heading, offline saving. */

import { part } from '../loading/part.ts';
import { readersLang } from '../offline/place.ts';
import { bringNames } from '../search/files.ts';
import { copyAddress } from './copy-address.ts';
import { nextTheme } from './theme.ts';

const search = document.querySelector<HTMLElement>('[data-search]');
/** It comes before any other dialog, and has an input: typed text is kept until the rest of the search is loaded. */
const dialog = document.querySelector('dialog');
const contents = part(() => import('./drawer.ts'));
const searching = part(() => import('../search/open.ts'));
const offlineSaving = part(() => import('../offline/open.ts'));

async function ask(asked: HTMLElement): Promise<void> {
  // Synchronously: a phone shows its keyboard only for focus given in response to a tap.
  if (asked === search && !dialog?.open) dialog?.showModal();
  const { drawer, search: seeks, themeSwitch, offline } = asked.dataset;
  if (drawer) (await contents.load()).openDrawer(asked);
  else if (seeks !== undefined) {
    // In the same step as the script; where they do not come the search asks again, and says so.
    bringNames(readersLang()).catch(quiet);
    (await searching.load()).openSearch();
  } else if (themeSwitch !== undefined) nextTheme();
  else if (asked instanceof HTMLAnchorElement) await copyAddress(asked);
  else if (offline !== undefined) await (await offlineSaving.load()).openOfflineBox(window.installer);
}

document.addEventListener('click', ({ target }) => {
  const asked = target instanceof Element && target.closest<HTMLElement>('[data-ask],[data-copy]');
  if (asked) ask(asked);
});

// What was pressed outside of widgets before this script came is pressed now (components/loading/early.ts).
const pressed = (window.early ?? []).flatMap(({ target }) => {
  const outside = target instanceof Element && !target.closest('live-widget');
  return (outside && target.closest<HTMLElement>('button,[data-copy]')) || [];
});
for (const one of new Set(pressed)) {
  // The browser may have opened the search by itself, and the reader closed it again.
  if (one !== search || dialog?.open || !('commandForElement' in one)) one.click();
}

// Until now the loader pressed the button of the search for its keys.
window.onkeydown = null;
document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  const typing = document.activeElement?.closest('input,textarea,select');
  if (!search || !(ctrlKey || metaKey ? key === 'k' : key === '/' && !typing)) return;
  event.preventDefault();
  ask(search);
});

function quiet(): void {}

if (navigator.serviceWorker?.controller) offlineSaving.ahead().then(({ watchSaved }) => watchSaved(), quiet);
else if (matchMedia('(display-mode:standalone)').matches) openOffline();
// Installing counts as consent to offline saving.
addEventListener('appinstalled', openOffline);

function openOffline(): void {
  offlineSaving
    .ahead()
    .then(({ openInstalled }) => openInstalled())
    .catch(quiet);
}
