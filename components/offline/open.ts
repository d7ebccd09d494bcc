/** The dialog in which a reader chooses what this device saves. */
import { offlineWords } from '#words/offline.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import { registration, wasRefused } from './device.ts';
import styles from './offline.css?inline';
import { type InstallOffer, OfflinePanel } from './panel.ts';
import { readersLang } from './place.ts';

export { watchSaved } from './running.ts';

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

/**
 * The installed site, started before anything is saved: some devices do not tell the page that it is being installed. Installing
 * counts as consent to saving, unless the reader has withdrawn it. From now on no dialog offers to install it.
 */
export async function openInstalled(): Promise<void> {
  isApp = true;
  if (!wasRefused() && !(await registration())) await show(undefined, true);
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
