import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { type LoadedQuiz, loadQuiz } from '../load-quiz.ts';
import { afterAnswer } from './QuestionView.tsx';
import { quizzesOf } from './setup.ts';

interface AllParts {
  readonly quizzes: ReadonlyMap<string, LoadedQuiz>;
  /** Everything that these games ask is loaded, not only what the first question needs. */
  readonly ready: boolean;
  /** Loading failed: no network, most likely. */
  readonly failed: boolean;
  /** Starts loading now, where it has not started. */
  start(): void;
  /** Retries. @param ask a function that performs the load */
  retry(ask: (load: () => Promise<void>) => Promise<void>): void;
}

/** In milliseconds: a reader who spends so long on the first question does not wait later. */
const SOON = 1500;

/**
 * Loads the games of a session: what their rounds need is loaded while the first question is read, at the latest with its answer.
 */
export function useWhole(begun: ReadonlyMap<string, LoadedQuiz>, lang: Lang): AllParts {
  const [quizzes, setQuizzes] = useState(begun);
  const [lost, setLost] = useState(false);
  const started = useRef(false);
  const ids = [...begun.keys()];
  const load = async (): Promise<void> => {
    await afterAnswer.load();
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
  const start = (): void => {
    if (ready || started.current) return;
    started.current = true;
    bring(load);
  };
  useEffect(() => {
    const later = setTimeout(start, SOON);
    return () => clearTimeout(later);
  }, []);
  return { quizzes, ready, failed: lost, start, retry: (ask) => bring(() => ask(load)) };
}
