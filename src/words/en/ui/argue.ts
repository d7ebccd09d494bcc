import type { ArguingWords } from '../../vi/ui/argue.ts';

/** How two houses differ on a case, and what nearly was otherwise, in English. */
export const en: ArguingWords = {
  lead: (rules) => `The two houses differ at rule ${rules}.`,
  same: 'Both agree.',
  before: (n) => `${n} earlier ${n === 1 ? 'step' : 'steps'}, alike in both houses`,
  camps: 'Compare with',
  yours: 'the house rules chosen',
  others: 'another house',
  also: (names) => `${names} rule the same way.`,
  who: (names) => `Who plays it this way: ${names}.`,
  nobody: 'None of the ready-made rule sets says so.',
  keep: 'Keep this',
  play: 'We play this',
  impossible: 'That house does not play with these cards.',

  mine: {
    house: (name) => `Your house (${name})`,
    same: 'rules the same.',
    sameBut: 'rules the same, but goes another way at rule',
    other: 'differs at rule',
  },
  miss: {
    title: 'What would have changed it',
    card: (who, to, from, says) => `${who}: ${to} instead of ${from}. Then: ${says}.`,
    house: (label, value, says) => `A house with “${label}”: ${value}. Then: ${says}.`,
    none: 'No single card and no single house rule would.',
    try: 'Judge that one',
  },
};
