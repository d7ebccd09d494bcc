import { LANGS } from '#core/lang.ts';
import * as lesson from './LessonQuiz.tsx';
import { loadQuiz } from './start/load-quiz.ts';

/** The end of a lesson with the questions of its game: the page says which game and language it is in. */
export async function load(): Promise<typeof lesson> {
  const lang = LANGS.find((one) => one === document.documentElement.lang);
  const [game = ''] = (document.body.dataset['games'] ?? '').split(' ');
  if (lang) await loadQuiz(game, lang);
  return lesson;
}
