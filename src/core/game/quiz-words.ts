import type { Answer } from '../quiz/answer.ts';
import type { CaseQuestion, PlayQuestion, Question } from '../quiz/ask.ts';
import type { Judged } from '../quiz/kind.ts';
import type { Step } from '../ruling.ts';

/** A question about hands that was answered wrongly, with the engine's rulings. */
export interface MissedQuestion<V = unknown, S extends Step = Step> {
  readonly question: CaseQuestion;
  /** The index of the chosen option. */
  readonly chosen: number;
  /** The ruling on the hands as shown. */
  readonly base: Judged<V, S>;
  /**
   * The ruling on the case that the chosen option leads to; equal to `base` where the option only makes a statement about the
   * hands.
   */
  readonly ruled: Judged<V, S>;
}

/**
 * Practice's texts for one game in one language. The engine decides what is right; every number and card of a sentence comes from
 * the question or the ruling.
 */
export interface QuizWords<
  Kind extends string = string,
  Misconception extends string = string,
  V = unknown,
  S extends Step = Step,
> {
  /** What each kind of question trains, in a few words for a list. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The question: one short sentence, set large. */
  ask(question: Question): string;
  /** One option. Cards alone are drawn and need no words. */
  answer(answer: Answer, question: Question): string;
  /** The note beside a player's name at a moment of a round, as the stake. Left out where all questions are about hands. */
  beside?(question: PlayQuestion, who: string): string;
  /** Why the right answer to a question from a round is right: one or two sentences, with this moment's figures. */
  why(question: PlayQuestion): string;
  /** A sentence for each misconception: why what it leads to is never right. */
  readonly misconceptions: Readonly<Record<Misconception, string>>;
  /** What a wrong answer would cost at the table, or what would really happen: one sentence. */
  cost(missed: MissedQuestion<V, S>): string;
}
