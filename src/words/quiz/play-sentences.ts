/** Questions from rounds, said from the facts of their moments: names, figures and cards as they stand in a sentence. */

import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { type Sentence, sentenceWith } from '../sentences/sentence.ts';
import { cardsText, displayName } from '../text.ts';

/** What stands in a sentence that may be answered. */
interface AnswerFacts {
  /** Whom the answer names, else who is asked about. */
  readonly who: string;
  readonly number: number;
  readonly cards: string;
}

/** A sentence for each reason. */
type ByReason<Facts, Reason extends string = string> = Readonly<Record<Reason, Sentence<Facts>>>;

/** A kind of question from rounds, in one language. */
interface PlaySentences<Facts, Why = Sentence<Facts> | ByReason<Facts>> {
  /** What it practises, a few words for a list. */
  readonly kind: string;
  /** The question: one short sentence. */
  readonly ask: Sentence<Facts>;
  /** Why the right answer is right. */
  readonly why: Why;
  /** The sentences that may be answered, by their ids. */
  readonly says?: Readonly<Record<string, Sentence<AnswerFacts>>>;
  /** Yes and no, where they are said otherwise than everywhere. */
  readonly yes?: readonly [yes: string, no: string];
}

/** Which reason holds at a moment, for the kinds of questions that have several. */
export type ReasonsOf<Facts> = Readonly<Record<string, (facts: Facts) => string>>;

/** Every kind of question of a game, in one language. */
export type SentencesOf<
  Play extends string,
  Facts,
  Reasons extends ReasonsOf<Facts> = Readonly<Record<never, never>>,
> = {
  readonly [Id in Play]: PlaySentences<
    Facts,
    Id extends keyof Reasons ? ByReason<Facts, ReturnType<Reasons[Id]>> : Sentence<Facts>
  >;
};

/** What any question from rounds is answered with, in one language. */
export interface PlayAnswers {
  readonly yes: readonly [yes: string, no: string];
  who(names: readonly string[]): string;
  points(points: number): string;
  net(net: number): string;
}

/** What a language says of the questions from a game's rounds. */
interface PlaysLanguage<Play extends string, Misconception extends string, Facts> extends Pick<QuizWords, 'beside'> {
  readonly plays: Readonly<Record<Play, PlaySentences<Facts>>>;
  /** A method, so that a game can type it with its own rounds. */
  factsOf(question: PlayQuestion): Facts;
  readonly reasons?: ReasonsOf<Facts>;
  readonly common: PlayAnswers;
  /** The misconceptions that only questions from rounds have. */
  readonly misconceptions: Readonly<Record<Misconception, string>>;
}

/** Practice of one game in one language: the words for hands, and every kind of question from rounds. */
export function withPlays<Play extends string, Misconception extends string, Facts>(
  cases: QuizWords,
  { plays, factsOf, reasons = {}, common, beside, misconceptions }: PlaysLanguage<Play, Misconception, Facts>,
): QuizWords {
  const played: Readonly<Record<string, PlaySentences<Facts>>> = plays;
  const named = Object.entries(played).map(([id, { kind }]) => [id, kind] as const);
  return {
    ...cases,
    kinds: { ...cases.kinds, ...Object.fromEntries(named) },
    ask: (question) =>
      question.type === 'play'
        ? sentenceWith(played[question.kind.id]?.ask ?? '', factsOf(question))
        : cases.ask(question),
    answer(answer, question) {
      const shared = answer.type === 'outcome' || answer.type === 'change' || answer.type === 'cards';
      if (shared || question.type === 'case') return cases.answer(answer, question);
      return playAnswer(answer, question, played[question.kind.id], common);
    },
    why(question) {
      const { id } = question.kind;
      const facts = factsOf(question);
      const why = played[id]?.why ?? '';
      const sentence = typeof why === 'object' ? why[reasons[id]?.(facts) ?? ''] : why;
      return sentenceWith(sentence ?? '', facts);
    },
    misconceptions: { ...cases.misconceptions, ...misconceptions },
    ...(beside ? { beside } : {}),
  };
}

function playAnswer(
  answer: Exclude<Answer, { readonly type: 'outcome' | 'change' | 'cards' }>,
  { asked }: PlayQuestion,
  words: Pick<PlaySentences<never>, 'says' | 'yes'> | undefined,
  common: PlayAnswers,
): string {
  switch (answer.type) {
    case 'points':
      return common.points(answer.points);
    case 'kind':
      return answer.kind;
    case 'who':
      return common.who(answer.who);
    case 'yes':
      return (words?.yes ?? common.yes)[answer.yes ? 0 : 1];
    case 'net':
      return common.net(answer.net);
    case 'said': {
      const { who = [asked.who], numbers: [number = 0] = [], cards = [] } = answer;
      const facts = { who: who.map(displayName).join(', '), number, cards: cardsText(cards) };
      return sentenceWith(words?.says?.[answer.said] ?? '', facts);
    }
  }
}
