/** The words for cases with unknown cards, in English. */

import { displayName } from '#words/text.ts';
import type { OpenWords } from './vi.ts';

const counted = (n: number | bigint): string => n.toLocaleString('en');
const plural = (n: number | bigint, one: string): string => `${counted(n)} ${BigInt(n) === 1n ? one : `${one}s`}`;

export const en: OpenWords = {
  fillIn: (name) => `Fill in the unknown cards of ${name === 'cai' ? 'the banker' : displayName(name)}`,
  untold: (n) => (n === 1 ? 'one card not told' : `${n} cards not told`),
  counting: 'Counting…',
  tooMany: 'Too many cards are unknown to count. Fill in a few more.',
  cards: (n) => plural(n, 'card'),
  ways: (n) => plural(n, 'way'),
  of: (some, all, single) => `${counted(some)} of ${plural(all, single ? 'card' : 'way')}`,
  always: (single) => (single ? 'whatever the card is' : 'whatever the cards are'),
  unsure: 'Not certain',
  fill: 'Which card is it? Tap to fill it in',
  fillMany: 'Which cards could they be?',
  example: (cards) => `Fill in ${cards}`,
  rest: 'any other card',
  choose: 'Choose',
  none: 'No such deal',
  more: (n) => (n === 1 ? 'and one other outcome' : `and ${n} other outcomes`),
  leads: (count, says) => `${count}: ${says}`,
};
