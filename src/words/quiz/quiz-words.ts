import type { GameWords } from '#core/game/game-words.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { CaseQuestion } from '#core/quiz/ask.ts';
import type { Step } from '#core/ruling.ts';
import { type Sentence, sentenceWith } from '../sentences/sentence.ts';
import { cardsText } from '../text.ts';
import { settingText } from './answers.ts';

/** What a language says of an answer of one type. */
type SaidOf<T extends Answer['type']> = (
  answer: Extract<Answer, { readonly type: T }>,
  question: CaseQuestion,
) => string;

/** The language's own part of a game's questions about hands; the rest is composed from it, the same way in every language. */
export interface CaseLanguage<Kind extends string, Misconception extends string, V, S extends Step>
  extends Pick<QuizWords<Kind, Misconception, V, S>, 'kinds' | 'misconceptions' | 'cost'> {
  readonly asks: Readonly<Record<Kind, Sentence<CaseQuestion>>>;
  /** The types of answers that the game words itself; outcomes, house rules and cards have common words. */
  readonly answers: { readonly [T in Exclude<Answer['type'], 'outcome' | 'change' | 'cards' | 'said'>]?: SaidOf<T> };
}

/**
 * Questions about hands of one game in one language: every kind and every misconception has its words. @param game the words of
 * its rulings
 */
export function quizWords<Kind extends string, Misconception extends string, V, S extends Step>(
  game: Pick<GameWords, 'outcome' | 'settings'>,
  { kinds, asks, answers, misconceptions, cost }: CaseLanguage<Kind, Misconception, V, S>,
): QuizWords<string, Misconception, V, S> {
  const asked: Readonly<Record<string, Sentence<CaseQuestion>>> = asks;
  return {
    kinds,
    ask: (question) => (question.type === 'play' ? '' : sentenceWith(asked[question.kind.id] ?? '', question)),
    answer(answer, question) {
      if (answer.type === 'outcome') return game.outcome(answer.outcome, answer.who);
      if (answer.type === 'change') return settingText(answer, game);
      if (answer.type === 'cards') return cardsText(answer.cards);
      return question.type === 'play' ? '' : caseAnswer(answer, question, answers);
    },
    why: () => '',
    misconceptions,
    cost,
  };
}

function caseAnswer(
  answer: Exclude<Answer, { readonly type: 'outcome' | 'change' | 'cards' }>,
  question: CaseQuestion,
  answers: CaseLanguage<string, string, unknown, Step>['answers'],
): string {
  switch (answer.type) {
    case 'points':
      return answers.points?.(answer, question) ?? '';
    case 'kind':
      return answers.kind?.(answer, question) ?? '';
    case 'who':
      return answers.who?.(answer, question) ?? '';
    case 'yes':
      return answers.yes?.(answer, question) ?? '';
    case 'net':
      return answers.net?.(answer, question) ?? '';
    case 'said':
      return '';
  }
}
