import type { Answer } from '../quiz/answer.ts';
import type { CaseQuestion, PlayQuestion, Question } from '../quiz/ask.ts';
import type { Judged } from '../quiz/kind.ts';
import type { Step } from '../ruling.ts';

/** A question about hands that was answered wrong, with what the engine says. */
export interface MissedQuestion<V = unknown, S extends Step = Step> {
  readonly question: CaseQuestion;
  /** Which option was chosen. */
  readonly chosen: number;
  /** The ruling on the hands as they are shown. */
  readonly base: Judged<V, S>;
  /** The ruling on what was chosen leads to; that of `base` where it only says something about the hands. */
  readonly ruled: Judged<V, S>;
}

/**
 * What practice says about one game in one language. Who is right comes from the engine; every number and card of a sentence
 * comes from the question or the ruling.
 */
export interface QuizWords<
  Kind extends string = string,
  Slip extends string = string,
  V = unknown,
  S extends Step = Step,
> {
  /** What each kind of question practises, a few words for a list. */
  readonly kinds: Readonly<Record<Kind, string>>;
  /** The question: one short sentence, set large. */
  ask(question: Question): string;
  /** One option. Cards alone are drawn and not said: they need no words. */
  answer(answer: Answer, question: Question): string;
  /** What stands beside a name at such a moment: his stake. Nothing in most games. */
  beside?(question: PlayQuestion, who: string): string;
  /** Why the right answer to a question from a round is right: one or two sentences, with the figures of this moment. */
  why(question: PlayQuestion): string;
  /** Why what a common mistake leads to is never right: a sentence each. */
  readonly slips: Readonly<Record<Slip, string>>;
  /** What a wrong answer would cost at the table, or what really comes of it: one sentence. */
  cost(missed: MissedQuestion<V, S>): string;
}
