import { LANGS } from '#core/lang.ts';
import { loadQuiz } from '../load-quiz.ts';
import * as lesson from './LessonQuiz.tsx';

/** Loads the end of a lesson with its game's questions: the page states its game and language. */
export async function loadLessonQuiz(): Promise<typeof lesson> {
  const lang = LANGS.find((one) => one === document.documentElement.lang);
  const [game = ''] = (document.body.dataset['games'] ?? '').split(' ');
  if (lang) await loadQuiz(game, lang);
  return lesson;
}
