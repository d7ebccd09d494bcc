/** What practice needs of a game, beside its engine and words: its questions, and what is said around them. */

import { type Loaded, loaded, loadGame, ready } from '#components/case/loaded.ts';
import { wordsIn } from '#components/case/widget-words.ts';
import type { QuizWords } from '#core/game/quiz-words.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { Lang } from '#core/lang.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { findGame } from '#games/index.ts';
import type { QuizUi } from '#words/ui/quiz/vi.ts';

/** One game, ready to be asked about. */
export interface LoadedQuiz extends Loaded {
  readonly quiz: GameQuiz;
  /** The questions' words. */
  readonly asks: QuizWords;
  /** What happens in a round, told. */
  readonly told: RoundWords;
}

const brought = new Map<string, LoadedQuiz>();
let uiWords: ReadonlyMap<Lang, QuizUi> = new Map();

/** Brings practice's own words: in a browser those of the page's language. */
export async function loadUi(): Promise<void> {
  if (uiWords.size === 0)
    uiWords = await wordsIn<QuizUi>({
      vi: () => import('#words/ui/quiz/vi.ts'),
      en: () => import('#words/ui/quiz/en.ts'),
    });
}

/** Practice's own words, or undefined before they are here. */
export function quizUi(lang: Lang): QuizUi | undefined {
  return uiWords.get(lang);
}

/** Brings the questions of a game with its engine; rejects where the network does not. */
export async function loadQuiz(id: string, lang: Lang): Promise<void> {
  const load = findGame(id)?.load;
  if (!load || brought.has(`${id} ${lang}`)) return;
  const [{ quiz }, { words: asks }, { words: told }] = await Promise.all([
    load.quiz(),
    load.quizWords[lang](),
    load.roundWords[lang](),
    loadGame(id),
    loadUi(),
    ready,
  ]);
  const all = loaded(id, lang);
  if (all) brought.set(`${id} ${lang}`, { ...all, quiz, asks, told });
}

/** A game that was brought. */
export function loadedQuiz(id: string, lang: Lang): LoadedQuiz | undefined {
  return brought.get(`${id} ${lang}`);
}
