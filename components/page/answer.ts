import { copy } from './copy-address.ts';
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
