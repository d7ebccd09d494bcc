import type { GameWords } from '#core/game/game-words.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Answer } from '#core/quiz/answer.ts';
import type { Question } from '#core/quiz/ask.ts';
import type { Step } from '#core/ruling.ts';
import { cardsText } from '../text.ts';
import { settingText } from './answers.ts';

/** What a language says of an answer of one type. */
type Said<T extends Answer['type']> = (answer: Extract<Answer, { readonly type: T }>, question: Question) => string;

/** What only a language can say of a game's questions; the rest is put together from it, alike in every language. */
interface QuizLanguage<Kind extends string, Slip extends string, V, S extends Step>
  extends Pick<QuizWords<Kind, Slip, V, S>, 'kinds' | 'slips' | 'cost'> {
  readonly asks: Readonly<Record<Kind, string | ((question: Question) => string)>>;
  /** Those types of answers that the game has; outcomes, house rules and cards are said as everywhere. */
  readonly answers: { readonly [T in Exclude<Answer['type'], 'outcome' | 'change' | 'cards'>]?: Said<T> };
}

/** Practice of one game in one language: every kind and every slip has its words. @param game the words of its rulings */
export function quizWords<Kind extends string, Slip extends string, V, S extends Step>(
  game: Pick<GameWords, 'outcome' | 'settings'>,
  { kinds, asks, answers, slips, cost }: QuizLanguage<Kind, Slip, V, S>,
): QuizWords<Kind, Slip, V, S> {
  const asked: Readonly<Record<string, string | ((question: Question) => string)>> = asks;
  return {
    kinds,
    ask(question) {
      const text = asked[question.kind.id] ?? '';
      return typeof text === 'string' ? text : text(question);
    },
    answer(answer, question) {
      switch (answer.type) {
        case 'outcome':
          return game.outcome(answer.outcome, answer.who);
        case 'change':
          return settingText(answer, game);
        case 'cards':
          return cardsText(answer.cards);
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
      }
    },
    slips,
    cost,
  };
}
