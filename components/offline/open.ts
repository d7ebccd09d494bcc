/** The dialog in which a reader chooses what this device saves. */
import { offlineWords } from '#words/offline.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import styles from './offline.css?inline';
import { type InstallOffer, OfflinePanel } from './panel.ts';
import { readersLang } from './place.ts';

addLazyStyle(styles);

/** The site is an app on this device. */
let isApp = false;

/**
 * Opens the dialog.
 * @param offer the browser's `beforeinstallprompt`, where there was one
 */
export function openOfflineBox(offer?: Event): Promise<void> {
  return show(offer && !isApp && canInstall(offer) ? offer : undefined, false);
}

/** From now on no dialog offers to install the site: it is installed. */
export function offerNoMore(): void {
  isApp = true;
}

/** Opens the dialog for a reader who has just installed the site. */
export function openInstalledBox(): Promise<void> {
  return show(undefined, true);
}

async function show(offer: InstallOffer | undefined, saving: boolean): Promise<void> {
  const lang = readersLang();
  const words = await offlineWords(lang);
  // An open dialog returns the focus before it makes room.
  document.querySelector<HTMLDialogElement>('dialog.offline')?.close();
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'offline';
  dialog.lang = lang;
  dialog.setAttribute('aria-labelledby', 'offline-title');
  const panel = new OfflinePanel(lang, words, offer, () => dialog.close());
  dialog.append(panel.box);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Safari does not focus a button that is tapped, so the dialog cannot restore the focus there by itself.
    if (opener instanceof HTMLElement) opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  await panel.start(saving);
}

function canInstall(event: Event): event is InstallOffer {
  return 'prompt' in event;
}
