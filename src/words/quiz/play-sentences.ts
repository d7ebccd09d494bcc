/** Questions from rounds, said from the facts of their moments: names, figures and cards as they stand in a sentence. */

import type { QuizWords } from '#core/game/quiz-words.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { type Sentence, sentenceWith } from '../sentences/sentence.ts';
import { cardsText, displayName } from '../text.ts';
import { type PlayAnswers, type PlayWords, withPlays } from './quiz-words.ts';

/** What stands in a sentence that may be answered. */
interface AnswerFacts {
  readonly who: string;
  readonly number: number;
  readonly cards: string;
}

/** A kind of question from rounds, in one language. */
interface PlaySentences<Facts> extends Pick<PlayWords, 'kind' | 'yes'> {
  readonly ask: Sentence<Facts>;
  readonly why: Sentence<Facts>;
  readonly says?: Readonly<Record<string, Sentence<AnswerFacts>>>;
}

/** Every kind of question of a game, in one language. */
export type SentencesOf<Play extends string, Facts> = Readonly<Record<Play, PlaySentences<Facts>>>;

interface SentenceLanguage<Play extends string, Misconception extends string, Facts> extends Pick<QuizWords, 'beside'> {
  readonly plays: SentencesOf<Play, Facts>;
  /** A method, so that a game can type it with its own rounds. */
  factsOf(question: PlayQuestion): Facts;
  readonly common: PlayAnswers;
  readonly misconceptions: Readonly<Record<Misconception, string>>;
}

/** `withPlays` for a game that reads the facts of a moment in one place for every language. */
export function withSentences<Play extends string, Misconception extends string, Facts>(
  cases: QuizWords,
  { plays, factsOf, ...language }: SentenceLanguage<Play, Misconception, Facts>,
): QuizWords {
  const words = Object.entries<PlaySentences<Facts>>(plays).map(([id, sentences]): [string, PlayWords] => {
    const { ask, why, says = {} } = sentences;
    const said = Object.entries(says).map(([key, text]): [string, NonNullable<PlayWords['says']>[string]] => [
      key,
      ({ who = [], numbers: [number = 0] = [], cards = [] }) =>
        sentenceWith(text, { who: who.map(displayName).join(', '), number, cards: cardsText(cards) }),
    ]);
    return [
      id,
      {
        ...sentences,
        ask: (question) => sentenceWith(ask, factsOf(question)),
        why: (question) => sentenceWith(why, factsOf(question)),
        says: Object.fromEntries(said),
      },
    ];
  });
  return withPlays<string, Misconception>(cases, { ...language, plays: Object.fromEntries(words) });
}
