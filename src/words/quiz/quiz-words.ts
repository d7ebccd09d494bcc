import type { GameWords } from '#core/game/game-words.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Answer, SentenceAnswer } from '#core/quiz/answer.ts';
import type { CaseQuestion, PlayQuestion } from '#core/quiz/ask.ts';
import type { Step } from '#core/ruling.ts';
import { cardsText } from '../text.ts';
import { settingText } from './answers.ts';

/** What a language says of an answer of one type. */
type SaidOf<T extends Answer['type']> = (
  answer: Extract<Answer, { readonly type: T }>,
  question: CaseQuestion,
) => string;

/** A sentence about a moment, where it varies: a method, so that a game can type it with its own rounds. */
interface OfMoment<State> {
  ask(question: PlayQuestion<State>): string;
  answer(answer: SentenceAnswer, question: PlayQuestion<State>): string;
}

/** A kind of question from rounds, in one language. `State`: a round of the game, as its engine has it. */
export interface PlayWords<State = unknown> {
  /** What it practises, a few words for a list. */
  readonly kind: string;
  /** The question: one short sentence. */
  readonly ask: string | OfMoment<State>['ask'];
  /** Why the right answer is right. */
  readonly why: string | OfMoment<State>['ask'];
  /** The sentences that may be answered, by their ids. */
  readonly says?: Readonly<Record<string, string | OfMoment<State>['answer']>>;
  /** Yes and no, where they are said otherwise than everywhere. */
  readonly yes?: readonly [yes: string, no: string];
}

/** What any question from rounds is answered with, in one language. */
export interface PlayAnswers {
  readonly yes: readonly [yes: string, no: string];
  who(names: readonly string[]): string;
  points(points: number): string;
  net(net: number): string;
}

/** The language's own part of a game's questions about hands; the rest is composed from it, the same way in every language. */
export interface CaseLanguage<Kind extends string, Misconception extends string, V, S extends Step>
  extends Pick<QuizWords<Kind, Misconception, V, S>, 'kinds' | 'misconceptions' | 'cost'> {
  readonly asks: Readonly<Record<Kind, string | ((question: CaseQuestion) => string)>>;
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
  const asked: Readonly<Record<string, string | ((question: CaseQuestion) => string)>> = asks;
  return {
    kinds,
    ask(question) {
      const text = asked[question.kind.id] ?? '';
      if (question.type === 'play') return '';
      return typeof text === 'string' ? text : text(question);
    },
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

/** What a language says of the questions from a game's rounds. */
interface PlaysLanguage<Play extends string, Misconception extends string> extends Pick<QuizWords, 'beside'> {
  /** The misconceptions that only questions from rounds have. */
  readonly misconceptions: Readonly<Record<Misconception, string>>;
  readonly plays: Readonly<Record<Play, PlayWords>>;
  readonly common: PlayAnswers;
}

/** Practice of one game in one language: the words for hands, and every kind of question from rounds. */
export function withPlays<Play extends string, Misconception extends string>(
  cases: QuizWords,
  { plays, common, beside, misconceptions }: PlaysLanguage<Play, Misconception>,
): QuizWords {
  const played: Readonly<Record<string, PlayWords>> = plays;
  const named = Object.entries<PlayWords>(plays).map(([id, { kind }]) => [id, kind] as const);
  return {
    ...cases,
    kinds: { ...cases.kinds, ...Object.fromEntries(named) },
    ask: (question) =>
      question.type === 'play' ? textOf(played[question.kind.id]?.ask, question) : cases.ask(question),
    answer(answer, question) {
      const shared = answer.type === 'outcome' || answer.type === 'change' || answer.type === 'cards';
      if (shared || question.type === 'case') return cases.answer(answer, question);
      return playAnswer(answer, question, played[question.kind.id], common);
    },
    why: (question) => textOf(played[question.kind.id]?.why, question),
    misconceptions: { ...cases.misconceptions, ...misconceptions },
    ...(beside ? { beside } : {}),
  };
}

type Other = Exclude<Answer, { readonly type: 'outcome' | 'change' | 'cards' }>;

function caseAnswer(
  answer: Other,
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

function playAnswer(answer: Other, question: PlayQuestion, words: PlayWords | undefined, common: PlayAnswers): string {
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
      const text = words?.says?.[answer.said] ?? '';
      return typeof text === 'string' ? text : text(answer, question);
    }
  }
}

function textOf(text: PlayWords['ask'] | undefined, question: PlayQuestion): string {
  return typeof text === 'function' ? text(question) : (text ?? '');
}
