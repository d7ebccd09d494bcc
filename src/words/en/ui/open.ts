/** The words for cases with unknown cards, in English. */

import { inPersons } from '#words/en/persons.ts';
import { displayName } from '#words/text.ts';
import type { OpenWords } from '../../vi/ui/open.ts';

const counted = (n: number | bigint): string => n.toLocaleString('en');
const plural = (n: number | bigint, one: string): string => `${counted(n)} ${BigInt(n) === 1n ? one : `${one}s`}`;

/** Larger numbers say nothing to a person. */
const MANY = 100_000n;

function inHundred(some: bigint, all: bigint): string {
  const share = Math.round(Number((some * 1000n) / all) / 10);
  return share < 1 ? 'fewer than 1 way in 100' : `about ${share} of 100 ways`;
}

export const en: OpenWords = {
  fillIn: (name) => inPersons(`Fill in the unknown cards of ${name === 'cai' ? 'the banker' : displayName(name)}`),
  untold: (n) => (n === 1 ? 'one card not told' : `${n} cards not told`),
  counting: 'Counting…',
  tooMany: 'Too many cards are unknown to count. Fill in a few more.',
  cards: (n) => plural(n, 'card'),
  ways: (some, all) => (all > MANY ? inHundred(some, all) : plural(some, 'way')),
  of: (some, all, single) =>
    all > MANY ? inHundred(some, all) : `${counted(some)} of ${plural(all, single ? 'card' : 'way')}`,
  always: (single) => (single ? 'whatever the card is' : 'whatever the cards are'),
  unsure: 'Not certain',
  fill: 'Which card is it? Tap to fill it in',
  fillMany: 'Which cards could they be?',
  rest: 'any other card',
  choose: 'Choose',
  none: 'No such deal',
  more: (n) => (n === 1 ? 'and one other outcome' : `and ${n} other outcomes`),
  leads: (count, says) => `${count}: ${says}`,
};
