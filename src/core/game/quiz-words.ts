import type { Answer } from '../quiz/answer.ts';
import type { Question } from '../quiz/ask.ts';
import type { Judged } from '../quiz/kind.ts';
import type { Step } from '../ruling.ts';
import type { GameWords } from './game-words.ts';

/** A question that was answered wrong, with what the engine says. */
export interface Missed<V = unknown, S extends Step = Step> {
  readonly question: Question;
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
  /** Why what a common mistake leads to is never right: a sentence each. */
  readonly slips: Readonly<Record<Slip, string>>;
  /** What a wrong answer would cost at the table, or what really comes of it: one sentence. */
  cost(missed: Missed<V, S>): string;
}

/** `An ăn`, `Hòa`: how a player stands against the banker, as the verdict says it. */
export function outcomeAnswer(
  answer: Extract<Answer, { type: 'outcome' }>,
  { outcome }: Pick<GameWords, 'outcome'>,
): string {
  return outcome(answer.outcome, answer.who);
}

/** `Ngũ linh từ đâu: dưới 21`: a house rule that is played another way. */
export function settingText(
  { key, value }: Extract<Answer, { type: 'change' }>,
  { settings }: Pick<GameWords, 'settings'>,
): string {
  const setting = settings[key];
  return setting ? `${setting.label}: ${setting.values[String(value)] ?? value}` : key;
}

/** What an answer about payment says, in stakes or units; 0 for any other. */
export function netOf(answer: Answer | undefined): number {
  return answer?.type === 'net' ? answer.net : 0;
}
