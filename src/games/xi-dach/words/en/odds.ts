import type { OddsWords } from '../vi/odds.ts';

/** The words of the odds charts in English. */
export const en: OddsWords = {
  bust: {
    title: 'One more card: how often you go bust',
    held: 'You hold',
    unit: 'Bust',
    note: (house, min, hard16) =>
      `House rules: ${house}. Each figure is the average of every hand you can hold when you draw until ${min}, counted as often as it comes up. With 16 and no ace the chance is ${hard16}: an ace can still drop to 1. At 11 or less no card takes you over.`,
  },
  ends: {
    title: (min) => `Where a banker who draws to ${min} ends`,
    end: 'The banker ends with',
    unit: 'Chance',
    label: {
      'xi-ban': 'Xì bàn',
      'xi-dach': 'Xì dách',
      'ngu-linh': 'Ngũ linh',
      non: 'Short',
      quac: 'Bust',
    },
    note: (house, min) =>
      `House rules: ${house}. The banker draws below ${min}, stands from ${min} on, and never chases a ngũ linh. Every order of the pack is counted.`,
  },
  naturals: {
    title: 'Xì bàn or xì dách in the first two cards',
    what: 'Hand',
    unit: 'Chance',
    xiBan: 'Xì bàn (double ace)',
    xiDach: 'Xì dách (natural)',
    facesOnly: 'Xì dách where a 10 does not count',
    equal: 'You hold xì dách and so does the banker',
    atTable: (people) => `${people} at the table, at least one has either`,
    of: (ways, outOf) => `${ways} of ${outOf} deals`,
    note: 'A 10 makes a xì dách as J, Q and K do, unless the line says otherwise. The banker is one of those at the table.',
  },
};
