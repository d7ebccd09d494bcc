import type { Outcome, PlayerVerdict, XiDachVerdict } from '../../../engine/xi-dach/decide.ts';
import type { XiDachStep } from '../../../engine/xi-dach/steps.ts';
import type { Judged } from '../../../quiz/kind.ts';
import type { KindId, SlipId } from '../../../quiz/xi-dach/ids.ts';
import type { QuizWords } from '../../quiz-words.ts';

type XiDachQuizWords = QuizWords<KindId, SlipId, XiDachVerdict, XiDachStep>;

/** Practice of Xì Dách in one language: every kind and every slip has its words. */
export function makeQuizWords(words: XiDachQuizWords): XiDachQuizWords {
  return words;
}

export function playerIn(judged: Judged<XiDachVerdict, XiDachStep>, name: string): PlayerVerdict | undefined {
  return judged.ok ? judged.value.verdict.players.find((player) => player.name === name) : undefined;
}

/** What the banker has; of a natural nothing is counted. */
export function bankerPoints(judged: Judged<XiDachVerdict, XiDachStep>): number {
  return judged.ok ? (judged.value.verdict.banker.points ?? 21) : 0;
}

/** What an outcome pays the player, in stakes, where no hand pays more. */
export function claimedNet(outcome: Outcome): number {
  return { win: 1, lose: -1, push: 0, unsettled: 0 }[outcome];
}
