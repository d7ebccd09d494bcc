/** What the house contract says once something was chosen or opened, in English. */

import type { ToldWords } from './vi.ts';

export const en: ToldWords = {
  conflicts: {
    'xd-short-never-meets':
      'A short banker may not check, and with five cards he holds a ngũ linh. Two short hands never meet.',
    'xt-no-suit-of-pair':
      'Suits count for nothing here, so a pair has none to compare. The kickers decide; if all is equal the pot is split.',
    'bc-no-faces': 'A pack of 36 has no J, Q or K. Nobody gets a ba tiên.',
    'bc-double-for-nothing': 'This house has no ba tiên, so nobody is paid double.',
    'bc-double-without-faces': 'A pack of 36 holds no ba tiên, so nobody is paid double.',
    'bc-sap-below-nothing': 'This house has no ba tiên. A sáp beats every hand of points.',
    'bc-sap-below-no-faces': 'A pack of 36 holds no ba tiên. A sáp beats every hand of points.',
    'bc-banker-never-ties': 'Equal points go to the best card, so nobody ties with the banker.',
    'bc-best-never-ties': 'Equal points go to the best card, so there is only one best hand.',
    'tl-den-unpaid': 'This house only counts places; nobody pays. Paying for all costs nothing either.',
    'sam-cong-unpaid': 'This house only counts who is first; nobody pays. Never playing a card costs nothing either.',
    'sam-last-card-unpaid':
      'This house only counts who is first. The last card is still called, but keeping a high card costs nothing.',
    'sam-thoi-unpaid': 'This house only counts who is first. After a last 2 nobody has won, and nobody pays.',
    'sam-no-dragon': 'With 40 cards and no 2s in runs there are no ten cards in a row. Nobody gets a ten-card run.',
  },

  faults: {
    empty: () => 'There is nothing here yet. Type a code or paste a link.',
    'too-long': () => 'Too long. House rules are much shorter.',
    'bad-prefix': (text) => `“${text}” is the code of no game. A code begins with XD, XT, BC, TL or SM.`,
    'bad-character': (text) => `“${text}” has a letter that no code has. There is no U in a code.`,
    'too-short': (text) => `“${text}” is incomplete. Look at the code on the sheet again.`,
    'bad-check': (text) => `“${text}” has a wrong letter. Read it again, one at a time.`,
    'out-of-range': (text) => `“${text}” has rules that this book does not have yet.`,
    'unknown-game': (text) => `There is no game called “${text}”.`,
    twice: (text) => `“${text}”: this game stands before it already. The first one is kept.`,
    'unknown-preset': (text) => `There is no rule set “${text}”. The default one is taken.`,
    'unknown-setting': (text) => `There is no house rule “${text}”. It is left out.`,
    'bad-value': (text) => `“${text}”: the rule does not take this value. It stays as the rule set has it.`,
    'bad-syntax': (text) => `“${text}” is no house rule. It is left out.`,
  },
  stillRead: 'What could be read is open.',

  sheet: {
    title: 'Tonight we play',
    note: 'Bold is where we differ from the rule set.',
    idle: 'changes nothing',
    scan: 'Scan to open these rules',
    sign: 'All at the table agree',
    house: (preset) => `Rule set ${preset}`,
    changed: (preset, n) => `Rule set ${preset}, ${n} changed`,
  },
};
