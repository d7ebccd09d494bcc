/** What practice needs of a game beside its engine and words: its questions and their texts. */

import { type Loaded, loaded, loadGame, ready } from '#components/loading/loaded.ts';
import { wordsIn } from '#components/loading/page-words.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { Round } from '#core/game/round.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Lang } from '#core/lang.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { findGame } from '#games/index.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';
import type { MomentView } from './session/MomentView.tsx';

/** A game that can be asked about: at first only about hands. */
export interface LoadedQuiz extends Loaded {
  readonly quiz: Omit<GameQuiz, 'round'>;
  /** The questions' words. */
  readonly asks: QuizWords;
  /** Its rounds and how they are told and shown; undefined until moments of them can be asked about. */
  readonly rounds?: { readonly round: Round; readonly told: RoundWords; readonly MomentView: typeof MomentView };
}

const loadedGame = new Map<string, LoadedQuiz>();
let uiWords: ReadonlyMap<Lang, QuizUi> = new Map();

/** Loads practice's own words: in a browser those of the page's language. */
export async function loadUi(): Promise<void> {
  if (uiWords.size === 0)
    uiWords = await wordsIn<QuizUi>({
      vi: () => import('#words/ui/quiz/vi.ts'),
      en: () => import('#words/ui/quiz/en.ts'),
    });
}

/** Practice's own words, or undefined until they are loaded. */
export function quizUi(lang: Lang): QuizUi | undefined {
  return uiWords.get(lang);
}

/** Loads the questions about hands of a game with its engine, enough to start with; rejects where that fails. */
export async function loadCases(id: string, lang: Lang): Promise<void> {
  const book = findGame(id);
  if (!book || loadedQuiz(id, lang)) return;
  const { load } = (await book.load.practice()).practice;
  const [{ cases }, { words: asks }] = await Promise.all([
    load.cases(),
    load.caseWords[lang](),
    loadGame(id),
    loadUi(),
    ready,
  ]);
  const all = loaded(id, lang);
  if (all && !loadedQuiz(id, lang)) loadedGame.set(`${id} ${lang}`, { ...all, quiz: cases, asks });
}

/** Loads all questions of a game; rejects where that fails. */
export async function loadQuiz(id: string, lang: Lang): Promise<void> {
  const book = findGame(id);
  if (!book || loadedQuiz(id, lang)?.rounds) return;
  const { load } = (await book.load.practice()).practice;
  const [{ quiz }, { words: asks }, { words: told }, { MomentView }] = await Promise.all([
    load.quiz(),
    load.quizWords[lang](),
    book.load.roundWords[lang](),
    import('./session/MomentView.tsx'),
    loadCases(id, lang),
  ]);
  const all = loadedQuiz(id, lang);
  if (all) loadedGame.set(`${id} ${lang}`, { ...all, quiz, asks, rounds: { round: quiz.round, told, MomentView } });
}

/** A loaded game. */
export function loadedQuiz(id: string, lang: Lang): LoadedQuiz | undefined {
  return loadedGame.get(`${id} ${lang}`);
}
