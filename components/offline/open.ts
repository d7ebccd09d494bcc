/** The box in which a reader says what this device is to keep. */
import { offlineWords } from '#words/offline/index.ts';
import { lateStyle } from '../shell/late-style.ts';
import { readersLang } from './lang.ts';
import styles from './offline.css?inline';
import { type InstallOffer, Panel } from './panel.ts';

lateStyle(styles);

/** The site is an app on this device. */
let isApp = false;

/**
 * Opens the box.
 * @param offer the browser's `beforeinstallprompt`, where it came
 */
export function open(offer?: Event): Promise<void> {
  return show(offer && !isApp && canInstall(offer) ? offer : undefined, false);
}

/** From now on no box offers to install the site: it is. */
export function offerNoMore(): void {
  isApp = true;
}

/** Opens the box for a reader who has just installed the site. */
export function installed(): Promise<void> {
  return show(undefined, true);
}

async function show(offer: InstallOffer | undefined, saving: boolean): Promise<void> {
  const lang = readersLang();
  const words = await offlineWords(lang);
  // A box that is open gives back the focus before it makes room.
  document.querySelector<HTMLDialogElement>('dialog.offline')?.close();
  const opener = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'offline';
  dialog.lang = lang;
  dialog.setAttribute('aria-labelledby', 'offline-title');
  const panel = new Panel(lang, words, offer, () => dialog.close());
  dialog.append(panel.box);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    dialog.remove();
    // Safari does not focus a button that is tapped, so the dialog cannot give focus back there by itself.
    if (opener instanceof HTMLElement) opener.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  await panel.start(saving);
}

function canInstall(event: Event): event is InstallOffer {
  return 'prompt' in event;
}
