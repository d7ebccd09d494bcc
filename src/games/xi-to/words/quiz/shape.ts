import type { Card } from '#core/card.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import type { Judged } from '#core/quiz/kind.ts';
import { CATEGORIES, type Category } from '#games/xi-to/engine/category.ts';
import type { XiToVerdict } from '#games/xi-to/engine/decide.ts';
import { FULL_HAND } from '#games/xi-to/engine/hand.ts';
import type { XiToStep } from '#games/xi-to/engine/steps.ts';
import { GROUNDS, type Ground, type KindId, type MisconceptionId } from '#games/xi-to/quiz/ids.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';
import { displayName } from '#words/text.ts';

/** Practice of Xì Tố in one language: every question kind and every misconception has its words. */
export const makeQuizWords = quizWords<KindId, MisconceptionId, XiToVerdict, XiToStep>;

/** The combination, or the ground that two hands differ by, that an answer names. */
export function namedBy(answer: Answer | undefined): { readonly category?: Category; readonly ground?: Ground } {
  if (answer?.type !== 'kind') return {};
  const category = CATEGORIES.find((one) => one === answer.kind);
  const ground = GROUNDS.find((one) => one === answer.kind);
  return { ...(category ? { category } : {}), ...(ground ? { ground } : {}) };
}

/**
 * Is one combination mistaken for a stronger one? Between thùng and cù lũ a house rule decides, and nobody mistakes one for the
 * other.
 */
export function isStronger(chosen: Category, right: Category): boolean {
  return CATEGORIES.indexOf(chosen) > CATEGORIES.indexOf(right);
}

/** Is the hand that is asked about complete? With fewer cards only those that lie face up are seen. */
export function isWhole(fields: CaseQuestion['fields'], about: string): boolean {
  return fields.some(({ name, cards }) => name === about && cards.length === FULL_HAND);
}

/** The names that an answer says, in the order of the seats. */
export function namesOf(answer: Answer | undefined, { fields }: Pick<CaseQuestion, 'fields'>): readonly string[] {
  if (answer?.type !== 'who') return [];
  return fields.filter(({ name }) => answer.who.includes(name)).map(({ name }) => displayName(name));
}

/** The cards of the first player named in an answer. */
export function cardsOf(answer: Answer | undefined, { fields }: Pick<CaseQuestion, 'fields'>): readonly Card[] {
  return fields.find(({ name }) => answer?.type === 'who' && name === answer.who[0])?.cards ?? [];
}

/** A player's combination, by the displayed name; none where the hands are no case. */
export function categoryIn(judged: Judged<XiToVerdict, XiToStep>, name: string): Category {
  const hands = judged.ok ? judged.value.verdict.hands : [];
  return hands.find((hand) => displayName(hand.name) === name)?.category ?? 'mau-thau';
}

/** Who is strongest; of several the first. */
export function strongest(judged: Judged<XiToVerdict, XiToStep>): string {
  return displayName((judged.ok && judged.value.verdict.ranking[0]?.[0]) || '');
}
