import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { type LoadedQuiz, loadQuiz } from '../start/load-quiz.ts';
import { quizzesOf } from '../start/setup.ts';
import { loadAfter } from './QuestionView.tsx';

interface Whole {
  readonly quizzes: ReadonlyMap<string, LoadedQuiz>;
  /** All that these games ask is here, not only what the first question needs. */
  readonly ready: boolean;
  /** It did not come: no network, most likely. */
  readonly lost: boolean;
  /** Asks for it once more. @param ask how */
  retry(ask: (load: () => Promise<void>) => Promise<void>): void;
}

/** What is asked now is on the screen first, in milliseconds. */
const SOON = 400;

/** The games of a session: what their rounds need comes while the first question is read. */
export function useWhole(begun: ReadonlyMap<string, LoadedQuiz>, lang: Lang): Whole {
  const [quizzes, setQuizzes] = useState(begun);
  const [lost, setLost] = useState(false);
  const ids = [...begun.keys()];
  const load = async (): Promise<void> => {
    await loadAfter();
    for (const id of ids) await loadQuiz(id, lang);
  };
  const bring = (by: () => Promise<void>): void => {
    setLost(false);
    by().then(
      () => setQuizzes(quizzesOf(ids, lang)),
      () => setLost(true),
    );
  };
  const ready = [...quizzes.values()].every(({ rounds }) => rounds !== undefined);
  useEffect(() => {
    const later = setTimeout(() => ready || bring(load), SOON);
    return () => clearTimeout(later);
  }, []);
  return { quizzes, ready, lost, retry: (ask) => bring(() => ask(load)) };
}
