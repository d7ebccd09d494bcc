/** What the house contract says once something was chosen or opened, in English. */

import type { LazyWords } from '../../../vi/ui/contract/late.ts';

export const en: LazyWords = {
  faults: {
    empty: () => 'There is nothing here yet. Type a code or paste a link.',
    'too-long': () => 'Too long. House rules are much shorter.',
    'bad-prefix': (text) => `“${text}” is the code of no game. A code begins with XD, XT, BC, TL or SM.`,
    'bad-character': (text) => `“${text}” has a letter that no code has. There is no U in a code.`,
    'too-short': (text) => `“${text}” is incomplete. Look at the code on the sheet again.`,
    'bad-check': (text) => `“${text}” has a wrong letter. Read it again, one at a time.`,
    'out-of-range': (text) => `“${text}” has rules that this page does not have yet.`,
    'unknown-game': (text) => `There is no game called “${text}”.`,
    twice: (text) => `“${text}” is in the link more than once. The first one is kept.`,
    'unknown-preset': (text) => `There is no rule set “${text}”. The default one is taken.`,
    'unknown-setting': (text) => `There is no house rule “${text}”. It is left out.`,
    'bad-value': (text) => `“${text}”: the rule has no such choice. It stays as the rule set has it.`,
    'bad-syntax': (text) => `“${text}” is not a house rule. It is left out.`,
    'unknown-agreement': (text) => `“${text}”: there is no such agreement. It is left out.`,
  },
  code: 'Error code',
  stillRead: 'What could be read is open.',

  since: {
    older: (edition, now) => `These rules were agreed in edition ${edition}; this is edition ${now}.`,
    newer: 'These rules were agreed in a newer edition than this page. Reload it to read all of them.',
    added: 'House rules, or choices in them, added since; yours are read as they were before:',
    changed: 'Ruled otherwise since:',
    nothing: 'The house rules of this game have not changed since.',
  },

  agreementsLead: 'No hand of cards can settle these. Agree on them first, and there is nothing to argue about.',
  open: 'Not settled yet',
  openNote: 'left blank on the sheet',
  nobody: 'no source was found for it',
  rule: (number) => `Rule ${number}`,
  flipNone: 'No hands were found on which this rule changes the verdict.',
  flipHere: 'Ruled by the house above, with this rule alone changed.',
  flipUnder: (preset) => `Ruled by the rule set ${preset}, with this rule alone changed.`,
  roundBase: (preset) => `Played by the rule set ${preset}, with this rule alone changed.`,
  atDeal: 'The cards have been dealt.',

  compare: {
    first: 'The first house',
    second: 'The second house',
    own: 'Your house',
    differ: (n, oneIn) => {
      if (n === 0) return 'These two play alike in everything.';
      const rules = n === 1 ? '1 rule' : `${n} rules`;
      return oneIn
        ? `They differ in ${rules}, which changes ${oneIn}.`
        : `They differ in ${rules}, what matters most first.`;
    },
    untold: (rules) => `${rules.length} more that no single hand can show: ${rules.join(', ')}.`,
    copy: 'Copy the link to both houses',
    copied: 'Copied.',
    copyFailed: 'This device does not let pages copy.',
  },

  sheet: {
    title: 'Tonight we play',
    agreements: 'Agreed before the deal',
    note: 'Bold is where we differ from the rule set.',
    scan: 'Scan to open these rules',
    sign: 'All at the table agree',
    house: (preset) => `Rule set ${preset}`,
    changed: (preset, n) => `Rule set ${preset}, ${n} changed`,
  },
};
