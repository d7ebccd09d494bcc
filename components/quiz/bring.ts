/** What practice needs of a game, beside its engine and words: its questions, and what is said around them. */

import type { QuizWords } from '../../src/i18n/quiz-words.ts';
import type { QuizUi } from '../../src/i18n/ui/quiz/vi.ts';
import type { GameQuiz } from '../../src/quiz/kind.ts';
import type { Lang } from '../../src/site.ts';
import { bring, type Loaded, loaded, ready } from '../case/loaded.ts';
import { wordsIn } from '../widget-words.ts';

const quizFiles = import.meta.glob<{ quiz: GameQuiz }>('../../src/quiz/*/index.ts');
const wordFiles = import.meta.glob<{ words: QuizWords }>('../../src/i18n/*/quiz/{vi,en}.ts');
const uiFiles = import.meta.glob<Partial<Record<Lang, QuizUi>>>('../../src/i18n/ui/quiz/{vi,en}.ts');

/** One game, ready to be asked about. */
export interface LoadedQuiz extends Loaded {
  readonly quiz: GameQuiz;
  /** The questions' words. */
  readonly asks: QuizWords;
}

const brought = new Map<string, LoadedQuiz>();
let uiWords: ReadonlyMap<Lang, QuizUi> = new Map();

/** Brings practice's own words: in a browser those of the page's language. */
export async function bringUi(): Promise<void> {
  if (uiWords.size === 0) uiWords = await wordsIn(uiFiles);
}

/** Practice's own words, or undefined before they are here. */
export function quizUi(lang: Lang): QuizUi | undefined {
  return uiWords.get(lang);
}

/** Brings the questions of a game with its engine; rejects where the network does not. */
export async function bringQuiz(id: string, lang: Lang): Promise<void> {
  if (brought.has(`${id} ${lang}`)) return;
  const [questions, words] = await Promise.all([
    quizFiles[`../../src/quiz/${id}/index.ts`]?.(),
    wordFiles[`../../src/i18n/${id}/quiz/${lang}.ts`]?.(),
    bring(id),
    bringUi(),
    ready,
  ]);
  const all = loaded(id, lang);
  if (questions && words && all) brought.set(`${id} ${lang}`, { ...all, quiz: questions.quiz, asks: words.words });
}

/** A game that was brought. */
export function loadedQuiz(id: string, lang: Lang): LoadedQuiz | undefined {
  return brought.get(`${id} ${lang}`);
}
