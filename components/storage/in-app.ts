/** What a reader is told who has opened the site inside another app: the device keeps what is stored there apart from all browsers. */

import { en } from '#words/en/in-app.ts';
import { vi } from '#words/vi/in-app.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import { make, makeButton, setAttributes } from '../search/make.ts';
import styles from './in-app.css?inline';

addLazyStyle(styles);

/** Apps that open links in a browser of their own, by what that calls itself. Messenger says that it is of Facebook as well. */
const APPS: readonly (readonly [mark: RegExp, name: string])[] = [
  [/\bZalo\b/i, 'Zalo'],
  [/\bFBAN\/Messenger|\bFB_IAB\/(Messenger|Orca)/i, 'Messenger'],
  [/\bInstagram\b/i, 'Instagram'],
  [/\bLine\/\d/i, 'LINE'],
  [/\bFB(AN|AV|_IAB)\b/i, 'Facebook'],
];

/** The app inside which a page with this user agent is open; undefined in a browser. */
export function appAround(agent: string): string | undefined {
  return APPS.find(([mark]) => mark.test(agent))?.[1];
}

/**
 * One sentence, and a button that copies a link to be opened elsewhere; undefined in a browser.
 * @param link the address that is copied
 */
export function inAppNote(link: () => string | Promise<string>): HTMLElement | undefined {
  const app = appAround(navigator.userAgent);
  if (app === undefined) return undefined;
  const words = document.documentElement.lang === 'en' ? en : vi;
  const said = make('span', 's');
  setAttributes(said, { role: 'status' });
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(await link());
      said.textContent = words.copied;
    } catch {
      said.textContent = words.refused;
    }
  };
  const button = makeButton('', words.copy, () => void copy());
  button.dataset['act'] = 'copy-out';
  return make('p', 'in-app', make('span', '', words.stays(app)), button, said);
}
