/** What the right answer to a question says: the sentence on why it is right names it. */

import type { Card } from '#core/card.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { Question } from '#core/quiz/ask.ts';

type Asked = Pick<Question, 'options' | 'right'>;

function rightAnswer({ options, right }: Asked): Answer | undefined {
  return options[right]?.answer;
}

/** In stakes or chips; 0 where it says none. */
export function netIn(question: Asked): number {
  const answer = rightAnswer(question);
  return answer?.type === 'net' ? answer.net : 0;
}

export function isYes(question: Asked): boolean {
  const answer = rightAnswer(question);
  return answer?.type === 'yes' && answer.yes;
}

/** Whom it names. */
export function namesIn(question: Asked): readonly string[] {
  const answer = rightAnswer(question);
  return answer?.type === 'who' || answer?.type === 'said' ? (answer.who ?? []) : [];
}

/** The first of them; empty for nobody. */
export function whoIn(question: Asked): string {
  return namesIn(question)[0] ?? '';
}

/** The id of the sentence; empty where it is none. */
export function saidIn(question: Asked): string {
  const answer = rightAnswer(question);
  return answer?.type === 'said' ? answer.said : '';
}

/** The number in the sentence. */
export function numberIn(question: Asked): number {
  const answer = rightAnswer(question);
  return answer?.type === 'said' ? (answer.numbers?.[0] ?? 0) : 0;
}

/** The cards that it names. */
export function cardsIn(question: Asked): readonly Card[] {
  const answer = rightAnswer(question);
  return answer?.type === 'cards' ? answer.cards : [];
}
