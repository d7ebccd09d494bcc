import { dateText } from '../site/date.ts';
import type { OfflineWords } from '../vi/offline.ts';

export const en: OfflineWords = {
  title: 'Use it offline',
  footer: 'Offline',
  lead: 'Save the site beforehand, and it works on a bus, on a plane, in a café whose network is down.',
  close: 'Close',
  offer: (size) =>
    `Keep the English pages on this device. After that rules, referee, tables and practice work offline. About ${size} to fetch.`,
  save: (size) => `Save ${size}`,
  looking: 'Checking this device',
  saving: 'Saving. You may close this box and read on, but leave the page open.',
  percent: (n) => `${n}% saved`,
  kept: (langs, edition) => `Saved on this device: ${langs}, ${edition}.`,
  works: 'When you are offline, open the site as you always do.',
  lacks: (n) =>
    `The browser has dropped some of it: ${n === 1 ? '1 file is' : `${n} files are`} missing. Once you are online the site fetches ${n === 1 ? 'it' : 'them'} again by itself.`,
  mend: 'Fetch what is missing',
  mending: 'Fetching what is missing',
  langs: { vi: 'the Vietnamese pages', en: 'the English pages' },
  and: ' and ',
  edition: (n, date) => `edition ${n} (${dateText(date, 'en')})`,
  other: {
    vi: (size) => `Save the Vietnamese pages too, ${size} more`,
    en: (size) => `Save the English pages too, ${size} more`,
  },
  removeOne: { vi: 'Remove the Vietnamese pages', en: 'Remove the English pages' },
  removing: 'Removing',
  notRemoved: 'Not removed. Try again when you are online.',
  remove: 'Remove everything',
  removed: 'Removed. Nothing is kept on this device.',
  install: 'Install as an app',
  installed: 'Installed. The pages are being saved too, so that it opens offline too.',
  failed: {
    network: 'Not saved: the connection broke. What has already come is kept, and trying again goes on from there.',
    full: 'Not saved: this device is full. Make room and try again. A private window is often given little room.',
    unknown: 'Not saved. Try again later.',
  },
  cannot: {
    old: 'This browser cannot keep pages. A newer one can, or a window that is not private.',
    blocked:
      'The browser does not let this site store anything. Allow it to, or leave the private window, and try again.',
    insecure: 'Pages can be kept only from an https address.',
    offline: 'You are offline now. Open this box again when you are online.',
  },
  line: (edition) => `Offline. Ruled by ${edition}.`,
  lineAtTable: (n) => `Offline. Ruled by edition ${n}.`,
  newer: (edition) => `A newer version is here: ${edition}. Reload?`,
  mended: (edition) => `Something on this site was mended; rulings still follow ${edition}. Reload?`,
  reload: 'Reload',
  later: 'Later',
  missing: {
    title: 'No network',
    foreign: 'The Vietnamese pages are not saved on this device. This page is here in English.',
    same: 'Open it in English',
    nowhere: 'This page is not on this device. The address may be wrong, or the page may need a connection.',
    home: 'To the front page',
    referee: 'Ask the referee',
    openable: 'You can open these now',
    nothing:
      'No page is left on this device. Open the site again when you are online, and it will fetch what is missing.',
  },
};
