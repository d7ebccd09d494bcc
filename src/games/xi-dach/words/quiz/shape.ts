import type { Judged } from '#core/quiz/kind.ts';
import type { PlayerVerdict, XiDachOutcome, XiDachVerdict } from '#games/xi-dach/engine/decide.ts';
import type { XiDachStep } from '#games/xi-dach/engine/steps.ts';
import type { KindId, MisconceptionId } from '#games/xi-dach/quiz/ids.ts';
import { quizWords } from '#words/quiz/quiz-words.ts';

/** Practice of Xì Dách in one language: every question kind and every misconception has its words. */
export const makeQuizWords = quizWords<KindId, MisconceptionId, XiDachVerdict, XiDachStep>;

export function playerIn(judged: Judged<XiDachVerdict, XiDachStep>, name: string): PlayerVerdict | undefined {
  return judged.ok ? judged.value.verdict.players.find((player) => player.name === name) : undefined;
}

/** What the banker has; of a natural nothing is counted. */
export function bankerPoints(judged: Judged<XiDachVerdict, XiDachStep>): number {
  return judged.ok ? (judged.value.verdict.banker.points ?? 21) : 0;
}

/** What an outcome pays the player, in stakes, where no hand pays more. */
export function claimedNet(outcome: XiDachOutcome): number {
  return { win: 1, lose: -1, push: 0, unsettled: 0 }[outcome];
}
