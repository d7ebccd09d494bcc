import type { FrontWords } from '../vi/front.ts';

/** The words of a game's front page in English. */
export const en: FrontWords = {
  play: 'Play now',
  minutes: (n) => `${n} minutes of reading, and you can sit down.`,
  sitDown: 'Sit down',
  table: 'Play a round',
  coached: 'First round with a coach',
  agree: 'Write down what the table agreed',
  asked: 'Which house do you play?',
  shift: {
    name: 'The shift: in the first turns An discarded the king of hearts, Bình the queen of clubs. One, Chi eats the queen. Two, An’s king moves into Bình’s gap. Three, An plays once more at the end.',
    eats: '1. eaten',
    moves: '2. moved',
    again: '3. An plays once more (tái)',
  },
  print: 'Print',
  printed: 'With the house rules and a QR code, on one sheet:',
};
