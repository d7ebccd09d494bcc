import type { FrontWords } from './vi.ts';

/** The words of a game's front page in English. */
export const en: FrontWords = {
  play: 'Play now',
  minutes: (n) => `${n} minutes of reading, and you can sit down.`,
  sitDown: 'Sit down',
  table: 'Play a round',
  agree: 'Write down what the table agreed',
  ladder: 'What beats what',
  print: 'Print',
  printed: 'With the house rules and a QR code, on one sheet:',
};
