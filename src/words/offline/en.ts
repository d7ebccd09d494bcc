import { dateText } from '../site/date.ts';
import type { OfflineWords } from './vi.ts';

export const en: OfflineWords = {
  title: 'Use without a network',
  footer: 'Offline',
  lead: 'Save the site beforehand, and it works on a bus, on a plane, in a café whose network is down.',
  close: 'Close',
  offer: (size) =>
    `Keep the English pages on this device. After that rules, referee, tables and practice work with no network. About ${size} to fetch.`,
  save: (size) => `Save ${size}`,
  looking: 'Checking this device',
  saving: 'Saving. You may close this box and read on, but leave the page open.',
  percent: (n) => `${n}% saved`,
  kept: (langs, edition) => `Saved on this device: ${langs}, ${edition}.`,
  works: 'Without a network, open the site as you always do.',
  lacks: (n) =>
    `The browser has dropped some of it: ${n === 1 ? '1 file is' : `${n} files are`} missing. With a network the site fetches them again by itself.`,
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
  notRemoved: 'Not removed. Try again when there is a network.',
  remove: 'Remove everything',
  removed: 'Removed. Nothing is kept on this device.',
  install: 'Install as an app',
  installed: 'Installed. The pages are being saved too, so that it opens without a network.',
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
    offline: 'There is no network now. Open this box again when there is.',
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
    nowhere: 'This page is not on this device. The address may be wrong, or the page may need a network.',
    home: 'To the front page',
    referee: 'Ask the referee',
    openable: 'You can open these now',
    nothing: 'No page is left on this device. Open the site again with a network, and what is missing will be fetched.',
  },
};
