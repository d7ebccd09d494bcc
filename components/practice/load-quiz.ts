/** What practice needs of a game beside its engine and words: its questions and their texts. */

import { type Loaded, loaded, loadGame, pageGamesPart } from '#components/loading/loaded.ts';
import { keyedParts } from '#components/loading/part.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Lang } from '#core/lang.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { findGame } from '#games/index.ts';
import type { AskedRound, MomentView } from './session/MomentView.tsx';

/** A game that can be asked about: at first only about hands. */
export interface LoadedQuiz extends Loaded {
  readonly quiz: Omit<GameQuiz, 'round'>;
  /** The questions' words. */
  readonly asks: QuizWords;
  /** Its rounds and how they are told and shown; undefined until moments of them can be asked about. */
  readonly rounds?: AskedRound & { readonly MomentView: typeof MomentView };
}

/** The questions about hands of a game with its engine: enough to start with. */
const casesPart = keyedParts(async (id: string, lang: Lang): Promise<LoadedQuiz | undefined> => {
  const load = findGame(id)?.load.practice;
  if (!load) return undefined;
  const [{ cases }, { words: asks }] = await Promise.all([
    load.cases(),
    load.caseWords[lang](),
    loadGame(id),
    pageGamesPart.ahead(),
  ]);
  const all = loaded(id, lang);
  return all && { ...all, quiz: cases, asks };
});

/** All questions of a game. */
export const quizPart = keyedParts(async (id: string, lang: Lang): Promise<LoadedQuiz | undefined> => {
  const book = findGame(id);
  if (!book) return undefined;
  const load = book.load.practice;
  const [all, { quiz }, { words: asks }, { words: told }, { MomentView }] = await Promise.all([
    casesPart(id, lang).ahead(),
    load.quiz(),
    load.quizWords[lang](),
    book.load.roundWords[lang](),
    import('./session/MomentView.tsx'),
  ]);
  return all && { ...all, quiz, asks, rounds: { round: quiz.round, told, MomentView } };
});

/** Loads the questions about hands of a game; rejects where that fails. */
export const loadCases = (id: string, lang: Lang): Promise<unknown> => casesPart(id, lang).load();

/** Loads all questions of a game; rejects where that fails. */
export const loadQuiz = (id: string, lang: Lang): Promise<unknown> => quizPart(id, lang).load();

/** A game as far as it is loaded. */
export function loadedQuiz(id: string, lang: Lang): LoadedQuiz | undefined {
  return quizPart(id, lang).here ?? casesPart(id, lang).here;
}
