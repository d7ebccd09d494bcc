import type { Answer } from '#core/quiz/answer.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import type { Judged } from '#core/quiz/kind.ts';
import type { BaCayVerdict, HandVerdict, PlayerVerdict } from '#games/ba-cay/engine/decide.ts';
import type { BaCayOutcome } from '#games/ba-cay/engine/payment.ts';
import { BA_CAY_KINDS, type BaCayStep } from '#games/ba-cay/engine/steps.ts';
import type { KindId, MisconceptionId } from '#games/ba-cay/quiz/ids.ts';
import type { HandReading } from '#games/ba-cay/round/index.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';
import { displayName } from '#words/text.ts';

/** Practice of Ba Cây in one language: every question kind and every misconception has its words. */
export const makeQuizWords = quizWords<KindId, MisconceptionId, BaCayVerdict, BaCayStep>;

/** The word for a hand in an answer. */
export function handSaid({ kind, points = 0 }: Extract<Answer, { type: 'kind' }>): HandReading {
  return { kind: BA_CAY_KINDS.find((one) => one === kind) ?? 'nut', points };
}

/** The names that an answer says, in the order of the seats. */
export function namesOf(answer: Answer | undefined, { fields }: Pick<CaseQuestion, 'fields'>): readonly string[] {
  if (answer?.type !== 'who') return [];
  return fields.filter(({ name }) => answer.who.includes(name)).map(({ name }) => displayName(name));
}

export function handIn(judged: Judged<BaCayVerdict, BaCayStep>, name: string): HandVerdict | undefined {
  return judged.ok ? judged.value.verdict.hands.find((hand) => hand.name === name) : undefined;
}

export function playerIn(judged: Judged<BaCayVerdict, BaCayStep>, name: string): PlayerVerdict | undefined {
  return judged.ok ? judged.value.verdict.players?.find((player) => player.name === name) : undefined;
}

/** What an outcome pays the player, in stakes, where no hand pays more. */
export function claimedNet(outcome: BaCayOutcome | 'unsettled'): number {
  return { win: 1, lose: -1, push: 0, unsettled: 0 }[outcome];
}
