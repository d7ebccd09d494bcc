/** What a text states: its cards, its figures (as words, too), whom it names, and the terms of its game. */

import { type Card, displayCard } from '#core/card.ts';
import type { Lang } from '#core/lang.ts';
import { NAMES } from '../conformance/alike.ts';
import type { Fact, Shown, Terms } from './kit.ts';

/** A fact and the words that state it. */
export interface Stated {
  readonly fact: Fact;
  readonly text: string;
  readonly at: number;
}

/** Words that are read where a game does not say otherwise. */
const ALWAYS: Readonly<Record<Lang, Terms>> = {
  vi: {
    ...figures(['một', 'hai', 'ba', 'bốn', 'năm', 'sáu', 'bảy', 'tám', 'chín', 'mười']),
    'nhà cái': '@cai',
    cái: '@cai',
  },
  en: {
    ...figures(['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']),
    twice: '2',
    'the banker': '@cai',
    banker: '@cai',
  },
};

export const card = (of: Card): Fact => displayCard(of);
export const cards = (all: readonly Card[]): readonly Fact[] => all.map(displayCard);
export const figure = (count: number): Fact => String(count);
export const signed = (net: number): Fact => (net > 0 ? `+${net}` : `−${-net}`);
export const name = (who: string): Fact => `@${who}`;

/** The facts that a text of this language must state. */
export function factsIn(lang: Lang, shown: Shown): readonly Fact[] {
  return isAlike(shown) ? shown : shown[lang];
}

/** The same facts after each other, whatever languages they are told apart by. */
export function inTurn(...parts: readonly Shown[]): Shown {
  const of = (lang: Lang): readonly Fact[] => parts.flatMap((part) => factsIn(lang, part));
  return parts.every(isAlike) ? of('vi') : { vi: of('vi'), en: of('en') };
}

function isAlike(shown: Shown): shown is readonly Fact[] {
  return Array.isArray(shown);
}

/** Makes what reads the facts of a text in their order. @param terms the game’s own words; they go before all others */
export function makeReader(lang: Lang, terms: Terms): (text: string) => readonly Stated[] {
  const people = NAMES.map((one) => [one.charAt(0).toUpperCase() + one.slice(1), `@${one}`]);
  const known: Terms = { ...Object.fromEntries(people), ...ALWAYS[lang], ...terms };
  const facts = new Map<string, Fact | null>();
  for (const [words, fact] of Object.entries(known)) for (const text of casesOf(words)) facts.set(text, fact);
  const words = [...facts.keys()].sort((a, b) => b.length - a.length).map(RegExp.escape);
  const pattern = `(?<![\\p{L}\\d])(?:(?:10|[2-9AKQJ])[♠♥♦♣]|(?:${words.join('|')})(?![\\p{L}\\d])|[+−]?\\d+)`;
  const all = new RegExp(pattern, 'gu');
  return (text) =>
    [...text.matchAll(all)].flatMap(({ 0: found, index }) => {
      const fact = facts.get(found);
      return fact === null ? [] : [{ fact: fact ?? found, text: found, at: index }];
    });
}

/** At the start of a sentence and within it. A single letter stands as it is: `A` is a rank, `a` is none. */
function casesOf(words: string): readonly string[] {
  return words.length === 1 ? [words] : [words, words.charAt(0).toUpperCase() + words.slice(1)];
}

function figures(words: readonly string[]): Terms {
  return Object.fromEntries(words.map((word, place) => [word, String(place + 1)]));
}
