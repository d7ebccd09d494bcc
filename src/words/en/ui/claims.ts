import { inPersons } from '#words/en/persons.ts';
import { listed, signed } from '#words/text.ts';
import type { ClaimWords } from '../../vi/ui/claims.ts';

/** Who says what of a case, and who is right, in English. */
export const en: ClaimWords = {
  lead: 'One hand, two opinions',
  somebody: { a: 'One', b: 'The other' },
  says: (who) => inPersons(`${who} says`),
  choose: 'choose…',
  both: 'Both are right',
  bothWhy: 'Each plays by the rules of their own house.',
  right: (who) => inPersons(`${who} is right`),
  rightEverywhere: 'Every house rules it so.',
  rightUnder: (house) => `By the ${house} rules.`,
  none: 'Neither is right',
  noneWhy: (says) => `The ruling is: ${says}.`,
  together: 'They agree',
  togetherWhy: (says) => `The two do not contradict each other. The ruling here: ${says}.`,
  plays: (who) => inPersons(`${who} plays by`),
  parts: (labels) => `They differ on: ${listed(labels, 'and')}`,
  whose: 'Whose rules from now on?',
  follow: (who) => inPersons(`As ${who} does`),
  nobody: (says) => `“${says}”: no house rules it so`,
  tried: (presets) => `Tried: ${presets} rule sets and every setting that can be changed.`,
  near: (who, to, from, house) =>
    inPersons(`The nearest case: ${who} with ${to} in place of ${from}. There the ${house} rules have it so.`),
  try: 'Look at that case',
  mine: 'My table plays it so',
  mend: (who) => inPersons(`Change what ${who} says`),
  leave: 'Back to the ruling',
  net: (who, net) => `${who} ${signed(net)}`,
  points: (points) => `${points} points left`,
  words: {
    legal: 'Allowed',
    illegal: 'Not allowed',
    none: 'No instant win',
    'sanh-rong': 'Ten-card run',
    'tu-quy-heo': 'Four 2s',
    'dong-mau': 'All of one colour',
    'ba-sam-co': 'Three triples',
    'nam-doi': 'Five pairs',
    'u-thuong': 'Out',
    'u-tron': 'Out, all in melds',
    'u-khan': 'Out, no half meld',
  },
};
