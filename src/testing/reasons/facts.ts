/** What a text states: its cards, its figures (as words, too), whom it names, and the terms of its game. */

import { type Card, displayCard } from '#core/card.ts';
import type { Lang } from '#core/lang.ts';
import { TEST_NAMES } from '../conformance/alike.ts';
import type { Fact, ShownFacts, Terms } from './kit.ts';

/** A fact and the words that state it. */
export interface Stated {
  readonly fact: Fact;
  readonly text: string;
  readonly at: number;
}

/** A text read: what it states, and what stands between. */
export interface FactsRead {
  readonly stated: readonly Stated[];
  readonly between: readonly string[];
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

export const cardFact = (of: Card): Fact => displayCard(of);
export const cardFacts = (all: readonly Card[]): readonly Fact[] => all.map(displayCard);
export const figure = (count: number): Fact => String(count);
export const signedFact = (net: number): Fact => (net > 0 ? `+${net}` : `−${-net}`);
export const nameFact = (who: string): Fact => `@${who}`;

/** The facts that a text of this language must state. */
export function factsIn(lang: Lang, shown: ShownFacts): readonly Fact[] {
  return isAlike(shown) ? shown : shown[lang];
}

/** The same facts after each other, whatever languages they are told apart by. */
export function inSequence(...parts: readonly ShownFacts[]): ShownFacts {
  const of = (lang: Lang): readonly Fact[] => parts.flatMap((part) => factsIn(lang, part));
  return parts.every(isAlike) ? of('vi') : { vi: of('vi'), en: of('en') };
}

function isAlike(shown: ShownFacts): shown is readonly Fact[] {
  return Array.isArray(shown);
}

/** Makes what reads the facts of a text in their order. @param terms the game’s own words; they go before all others */
export function makeReader(lang: Lang, terms: Terms): (text: string) => FactsRead {
  const people = TEST_NAMES.map((one) => [one.charAt(0).toUpperCase() + one.slice(1), `@${one}`]);
  const known: Terms = { ...Object.fromEntries(people), ...ALWAYS[lang], ...terms };
  const byStart = startingAlike(known);
  return (text) => {
    const found: Stated[] = [];
    const between: string[] = [];
    let from = 0;
    for (let at = 0; at < text.length; ) {
      const stated = isWordAt(text, at - 1)
        ? undefined
        : (cardAt(text, at) ?? termAt(text, at, byStart) ?? figureAt(text, at));
      if (stated && stated.fact !== null) found.push({ fact: stated.fact, text: stated.text, at });
      if (stated) {
        between.push(text.slice(from, at));
        from = at + stated.text.length;
      }
      at += stated?.text.length ?? 1;
    }
    return { stated: found, between: [...between, text.slice(from)] };
  };
}

/** Makes what finds words in a text that are not among these. */
export function makeStranger(joining: string): (between: readonly string[]) => readonly string[] {
  const known = new Set(joining.split(/\s+/u));
  const seen = new Map<string, readonly string[]>();
  const strangersIn = (text: string): readonly string[] => {
    const found = seen.get(text) ?? (text.match(/[\p{L}\d]+/gu) ?? []).filter((word) => !known.has(word.toLowerCase()));
    seen.set(text, found);
    return found;
  };
  return (between) => between.flatMap(strangersIn);
}

interface Known {
  readonly text: string;
  readonly fact: Fact | null;
}

/** Words by their first character, the longest first. A million rulings are read: a scan is many times as fast as one pattern. */
function startingAlike(terms: Terms): ReadonlyMap<number, readonly Known[]> {
  const all = Object.entries(terms).flatMap(([words, fact]) => casesOf(words).map((text) => ({ text, fact })));
  all.sort((a, b) => b.text.length - a.text.length);
  return Map.groupBy(all, ({ text }) => text.charCodeAt(0));
}

function termAt(text: string, at: number, byStart: ReadonlyMap<number, readonly Known[]>): Known | undefined {
  const known = byStart.get(text.charCodeAt(at));
  return known?.find((one) => text.startsWith(one.text, at) && !isWordAt(text, at + one.text.length));
}

const CARD = /(?:10|[2-9AKQJ])[♠♥♦♣]/uy;
const FIGURE = /[+−]?\d+/uy;

/** A card, or a figure that no term begins with. */
function cardAt(text: string, at: number): Known | undefined {
  CARD.lastIndex = at;
  const [found] = CARD.exec(text) ?? [];
  return found === undefined ? undefined : { text: found, fact: found };
}

function figureAt(text: string, at: number): Known | undefined {
  FIGURE.lastIndex = at;
  const [found] = FIGURE.exec(text) ?? [];
  return found === undefined ? undefined : { text: found, fact: found };
}

/** Which of the characters that these texts are made of are letters or digits. */
const IN_WORDS = Uint8Array.from({ length: 0x2000 }, (_, code) =>
  /[\p{L}\d]/u.test(String.fromCharCode(code)) ? 1 : 0,
);

function isWordAt(text: string, at: number): boolean {
  return at >= 0 && IN_WORDS[text.charCodeAt(at)] === 1;
}

/** At the start of a sentence and within it. A single letter stands as it is: `A` is a rank, `a` is none. */
function casesOf(words: string): readonly string[] {
  return words.length === 1 ? [words] : [words, words.charAt(0).toUpperCase() + words.slice(1)];
}

function figures(words: readonly string[]): Terms {
  return Object.fromEntries(words.map((word, place) => [word, String(place + 1)]));
}
