/**
 * A case in a link: `sam@local;an:-;binh:KD.10C` of a round in the house `sam@local` is `an,binh;-;mw`. A card is one letter, the
 * house and names that stand in the round before are left out. A text that would not come back as it was is written out behind a `!`.
 */

import { ALL_CARDS, formatCard } from '#core/card.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LETTER_OF: ReadonlyMap<string, string> = new Map([
  ['?', '?'],
  ...ALL_CARDS.map((card, at) => [formatCard(card), LETTERS.charAt(at)] as const),
]);
const CARD_OF: ReadonlyMap<string, string> = new Map([...LETTER_OF].map(([card, letter]) => [letter, card]));

/** @param names those of the case before, with a comma between them */
export function shortCase(text: string, house: string, names: string): string {
  const short = shortFields(text.slice(house.length + 1), names);
  return longCase(short, house, names) === text ? short : `!${text}`;
}

export function longCase(short: string, house: string, names: string): string {
  if (short.startsWith('!')) return short.slice(1);
  const [own = '', ...hands] = short.split(';');
  const known = (own || names).split(',');
  const fields = hands.map((hand, at) => `${known[at] ?? ''}:${longHand(hand, known)}`);
  return [house, ...fields].join(';');
}

/** The names of a case, for the one behind it. */
export function lastNames(short: string, names: string): string {
  return (short.startsWith('!') ? '' : short.replace(/;.*$/su, '')) || names;
}

function shortFields(text: string, before: string): string {
  const fields = text.split(';').map((field) => field.split(':'));
  const names = fields.map(([name = '']) => name);
  const own = names.join(',');
  return [own === before ? '' : own, ...fields.map(([, hand = '']) => shortHand(hand, names))].join(';');
}

function shortHand(hand: string, names: readonly string[]): string {
  if (hand === '-') return hand;
  return hand
    .split('.')
    .map((text) => {
      const [, card = '', stars = '', from = ''] = /^([^*]*)(\**)(.*)$/su.exec(text) ?? [];
      return `${LETTER_OF.get(card) ?? ''}${stars}${from && names.indexOf(from)}`;
    })
    .join('');
}

function longHand(short: string, names: readonly string[]): string {
  if (short === '-') return short;
  return [...short.matchAll(/([A-Za-z?])(\**)(\d*)/g)]
    .map(
      ([, letter = '', stars = '', from = '']) =>
        `${CARD_OF.get(letter)}${stars}${from && (names[Number(from)] ?? '')}`,
    )
    .join('.');
}
