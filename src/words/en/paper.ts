import type { PaperWords } from '../vi/paper.ts';

/** The words of the sheet for the table, in English. */
export const en: PaperWords = {
  title: 'On one sheet',
  lead: 'Print one side, lay it on the table, and everyone knows the rules.',
  link: 'Print the game on one sheet.',
  print: 'Print this sheet',
  usual: 'These are the rules that most tables play.',
  own: 'These are the house rules that you chose on this device.',
  change: 'Choose other rules, and the sheet follows',
  house: 'House rules',
  mark: 'Rows with * are played differently in this house: see the house rules in bold.',
  none: 'none',
  scan: 'Scan to open it',
  qr: (game) => `QR code that opens the rules of ${game}`,
  foot: (edition) => `Luật Bài, edition ${edition}. The numbers are those of the rules on the site.`,
};
