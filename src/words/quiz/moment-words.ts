/** Questions from rounds whose words are sentences only: they are given names, cards and figures as they are written. */

import { numberOf } from '#core/quiz/answer.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { type Sentence, sentenceWith } from '../sentences/sentence.ts';
import type { PlayWords } from './quiz-words.ts';

/** A kind of question in one language. `Why`: the cases in which the right answer is right for another reason. */
export interface MomentWords<M, Why extends string = string> {
  /** What it practises, a few words for a list. */
  readonly kind: string;
  readonly ask: Sentence<M>;
  /** Why the right answer is right: one sentence, or one for each case. */
  readonly why: Sentence<M> | Readonly<Record<Why, Sentence<M>>>;
  /** The sentences that may be answered, by their ids; with the figure in the answer. */
  readonly says?: Readonly<Record<string, string | ((moment: M, figure: number) => string)>>;
}

/** The cases of kinds of questions, by the kind's id: which reason holds at a moment. */
export type MomentCases<M> = Readonly<Record<string, (moment: M) => string>>;

/** The words that each kind needs: a sentence for every case, or one where it has no cases. */
export type WordsOfKinds<Id extends string, M, Cases extends MomentCases<M>> = {
  readonly [K in Id]: MomentWords<M, K extends keyof Cases ? ReturnType<Cases[K]> : never>;
};

/** The words of all kinds. @param read makes of a question the names, cards and figures that the sentences are given */
export function momentWords<State, M>(
  read: (question: PlayQuestion<State>) => M,
  cases: MomentCases<M>,
  kinds: Readonly<Record<string, MomentWords<M>>>,
): Readonly<Record<string, PlayWords<State>>> {
  const entries = Object.entries(kinds).map(([id, { kind, ask, why, says = {} }]): [string, PlayWords<State>] => [
    id,
    {
      kind,
      ask: (question) => sentenceWith(ask, read(question)),
      why(question) {
        const moment = read(question);
        const text = typeof why === 'object' ? why[cases[id]?.(moment) ?? ''] : why;
        return sentenceWith(text ?? '', moment);
      },
      says: Object.fromEntries(
        Object.entries(says).map(([said, text]) => [
          said,
          typeof text === 'string' ? text : (answer, question) => text(read(question), numberOf(answer)),
        ]),
      ),
    },
  ]);
  return Object.fromEntries(entries);
}
