import { listed } from '#words/text.ts';
import type { ShareWords } from '../../vi/ui/share.ts';

/** On what a verdict that is sent hangs, in English. */
export const en: ShareWords = {
  ifRule: (rule) => `if the house rule is “${rule}”`,
  ifLike: (label, house) => `if “${label}” is as in the ${house} rules`,
  ifHouse: (house) => `if by ${house} rules`,
  otherRule: (value, says) => `If it is “${value}”: ${says}`,
  unlessRanks: (ranks, count) => `if the unknown card is not ${listed(ranks, 'or')} (${count})`,
  ifCount: (some, all) => `if the unknown card is one of ${some} (of ${all})`,
  inWays: (count) => `in ${count}`,
  otherCards: (cards, says) => `If it is ${cards}: ${says}`,
  otherTold: (condition, says) => `${condition}: ${says}`,
  picture: 'Send a picture',
  savePicture: 'Save a picture',
  noPicture: 'The device cannot draw a picture.',
  says: (who, what) => `${who} says: ${what}`,
};
