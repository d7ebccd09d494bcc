/** Sentences in two languages: well formed, and stating the same. */

import type { Field } from '#core/case.ts';
import type { Step } from '#core/ruling.ts';
import type { SentencesKit } from './kit.ts';

/** People such as no word has in it; who reads a sentence can tell whom it names. */
export const TEST_NAMES = ['hanh', 'khoa', 'minh', 'phuc', 'zung', 'vinh'] as const;

const NAMED = TEST_NAMES.map((name) => `[${name.charAt(0).toUpperCase()}${name.charAt(0)}]${name.slice(1)}`).join('|');
const SMALL_NAME = new RegExp(TEST_NAMES.join('|'), 'u');
const SENTENCE = /^[\p{Lu}\d].*[\p{L}\d)♠♥♦♣]\.$/u;
const JUNK = /undefined|NaN|null|\[object| {2}|\.\.|, \.| \./u;

/** How the sentences of a game are held against each other. */
type Likeness = Pick<SentencesKit<Step>, 'junk' | 'states'>;

export type Pair = readonly [inVi: string, inEn: string];

/** Is it one sentence or more, without anything that no reader should see? */
export function isSentence(text: string, junk?: RegExp): boolean {
  return SENTENCE.test(text) && isClean(text, junk);
}

/** Has it nothing that no reader should see? Names begin with a capital. */
export function isClean(text: string, junk?: RegExp): boolean {
  return !JUNK.test(text) && !junk?.test(text) && !SMALL_NAME.test(text);
}

/** What a text states, in its order: cards, figures and whom it names, and what else a game says in both languages alike. */
export function facts(text: string, also?: RegExp): string[] {
  const all = new RegExp(`(?:10|[2-9AKQJ])[♠♥♦♣]|[+−]?\\d+|${NAMED}${also ? `|${also.source}` : ''}`, 'gu');
  return (text.match(all) ?? []).map((fact) => fact.toLowerCase().replace('banker', 'cái'));
}

/** Is this one of the people? */
export function isName(fact: string): boolean {
  return TEST_NAMES.some((name) => name === fact);
}

/** The pairs that are not well formed, or do not state the same. */
export function* unlike(pairs: Iterable<Pair>, { junk, states = facts }: Likeness): Generator<unknown> {
  const once = new Map([...pairs].map((pair) => [pair.join('\n'), pair]));
  for (const [inVi, inEn] of once.values()) {
    const fits = inVi !== inEn && isSentence(inVi, junk) && isSentence(inEn, junk);
    if (!fits || states(inVi).join() !== states(inEn).join()) yield [inVi, inEn];
  }
}

/** The same table with these names for its players. */
export function renamed(fields: readonly Field[]): Field[] {
  const called = new Map(
    fields.map(({ role, name }, at) => [name, role === 'player' ? (TEST_NAMES[at % TEST_NAMES.length] ?? name) : name]),
  );
  const nameOf = (name: string): string => called.get(name) ?? name;
  return fields.map((field) => ({
    ...field,
    name: nameOf(field.name),
    eaten: field.eaten.map((mark) => (mark.from === undefined ? mark : { ...mark, from: nameOf(mark.from) })),
  }));
}
