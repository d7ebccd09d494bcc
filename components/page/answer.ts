import { openDrawer } from './drawer.ts';

/**
 * Performs the action of a shell button (`data-ask`) or link (`data-copy`); another attribute of the button names the action.
 * @param installer the browser's offer to install the site, where it made one
 */
export async function runShellAction(asked: HTMLElement, installer?: Event): Promise<void> {
  const { drawer, search, themeSwitch, offline } = asked.dataset;
  if (drawer) openDrawer(asked);
  else if (search) (await import('#components/search/open.ts')).openSearch();
  else if (themeSwitch !== undefined) (await import('./theme.ts')).next();
  else if (asked instanceof HTMLAnchorElement) await copy(asked);
  else if (offline !== undefined) await (await import('#components/offline/open.ts')).openOfflineBox(installer);
}

const live = document.querySelector<HTMLElement>('#da-chep');

/** Copies the address of a link, for a rule's number the rule's permanent one, and confirms it, to screen readers too. */
export async function copy(link: HTMLAnchorElement): Promise<void> {
  const said = link.dataset['copy'] ?? '';
  const permanent = link.parentElement?.querySelector<HTMLAnchorElement>('a.id')?.href.replace(/#.*/, '');
  await navigator.clipboard.writeText(permanent ?? link.href);
  if (live) live.textContent = said;
  // A second click while the confirmation is shown changes nothing.
  if (link.textContent === said) return;
  const before = [...link.childNodes];
  link.textContent = said;
  link.toggleAttribute('data-done', true);
  setTimeout(() => {
    link.removeAttribute('data-done');
    link.replaceChildren(...before);
    if (live) live.textContent = '';
  }, 2000);
}
