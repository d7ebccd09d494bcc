import type { InAppWords } from '../vi/in-app.ts';

/** What is said where the site is open inside another app, in English. */
export const en: InAppWords = {
  stays: (app) =>
    `You have this page open inside ${app}. What is kept here stays in ${app}; your browser does not have it. To keep it for long, open the page in your browser.`,
  copy: 'Copy the link',
  copied: 'Copied. Open your browser and paste it there.',
  refused: 'This app does not let it be copied. Press the three dots in its corner and choose your browser.',
};
