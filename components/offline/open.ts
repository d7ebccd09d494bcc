/** The box in which a reader says what this device is to keep. */
import { h, render } from 'preact';
import { offlineWords } from '#words/offline/index.ts';
import { readersLang } from './lang.ts';
import styles from './offline.css?inline';
import { Panel } from './Panel.tsx';

/** What browsers with an installer of their own give a page to ask with. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/**
 * Opens the box.
 * @param offer the browser's `beforeinstallprompt`, where it came
 */
export function open(offer?: Event): Promise<void> {
  return show(offer && canInstall(offer) ? offer : undefined, false);
}

/** Opens the box for a reader who has just installed the site: that is his word for saving it. */
export function installed(): Promise<void> {
  return show(undefined, true);
}

async function show(offer: InstallOffer | undefined, saving: boolean): Promise<void> {
  const opener = document.activeElement;
  const lang = readersLang();
  const words = await offlineWords(lang);
  document.querySelector('dialog.offline')?.remove();
  const dialog = document.createElement('dialog');
  dialog.className = 'offline';
  dialog.lang = lang;
  dialog.setAttribute('aria-labelledby', 'offline-title');
  const sheet = document.createElement('style');
  sheet.textContent = styles;
  const box = document.createElement('div');
  dialog.append(sheet, box);
  document.body.append(dialog);
  render(h(Panel, { lang, words, offer, saving, onClose: () => dialog.close() }), box);
  dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener('close', () => {
    render(null, box);
    dialog.remove();
    // Safari does not focus a button that is tapped, so the dialog cannot give focus back there by itself.
    if (opener instanceof HTMLElement) opener.focus();
  });
  dialog.showModal();
}

function canInstall(event: Event): event is InstallOffer {
  return 'prompt' in event;
}
