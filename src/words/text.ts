/** Small pieces of text that are the same in both languages. */

import { type Card, displayCard, isAce } from '#core/card.ts';
import type { Field } from '#core/case.ts';

/** The ranks that are said by their number. */
export const PIPS = { 2: '2', 3: '3', 4: '4', 5: '5', 6: '6', 7: '7', 8: '8', 9: '9', 10: '10' };

/** `K♦ 9♣`. */
export function cardsText(cards: readonly Card[]): string {
  return cards.map(displayCard).join(' ');
}

/** A hand as people read it, eaten cards with their star, unknown ones as `?`: `7♠ 7♥ 7♦* ?`. */
export function handText({ cards, eaten, unknown = [] }: Pick<Field, 'cards' | 'eaten' | 'unknown'>): string {
  const texts = cards.map((card) => displayCard(card) + (eaten.some((mark) => mark.card === card) ? '*' : ''));
  for (const place of unknown) texts.splice(place, 0, '?');
  return texts.join(' ');
}

/** `an` is written An in a sentence. */
export function displayName(name: string): string {
  const [first = '', ...rest] = legibleName(name);
  return first.toLocaleUpperCase('vi') + rest.join('');
}

/** A name whose letters bear three marks at most, as many as any alphabet stacks: more would cover the lines around it. */
export function legibleName(name: string): string {
  return name.replace(/(\p{M}{3})\p{M}+/gu, '$1');
}

/** `An, Bình and Chi`. @param and the word before the last */
export function listed(names: readonly string[], and: string): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;
}

/** Inside a sentence: only its first letter is small, `Pair of Ks` keeps its K. */
export function inside(text: string): string {
  return text.charAt(0).toLocaleLowerCase('vi') + text.slice(1);
}

/** `+1`, `−2`, `0`, with a real minus. */
export function signed(net: number): string {
  return net > 0 ? `+${net}` : net < 0 ? `−${-net}` : '0';
}

/** `10 + 9`. */
export function sum(parts: readonly number[]): string {
  return parts.join(' + ');
}

export function isAceCard(card: Card | undefined): boolean {
  return card !== undefined && isAce(card);
}

/**
 * Escapes what an address cannot hold, and what ends or bends a link in chats (braces end it on Android, stars make bold
 * type); all other ASCII stays readable.
 */
export function encodeReadable(text: string): string {
  return text.replace(/[^\w@=,;:./-]+/g, (part) => encodeURIComponent(part).replaceAll('*', '%2A'));
}
