import { useEffect, useRef, useState } from 'preact/hooks';
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
  /** Asks for it now, where it is not on its way already. */
  start(): void;
  /** Asks for it once more. @param ask how */
  retry(ask: (load: () => Promise<void>) => Promise<void>): void;
}

/** Who reads the first question so long, in milliseconds, has it before he answers. */
const SOON = 1500;

/** The games of a session: what their rounds need comes while the first question is read, at the latest with its answer. */
export function useWhole(begun: ReadonlyMap<string, LoadedQuiz>, lang: Lang): Whole {
  const [quizzes, setQuizzes] = useState(begun);
  const [lost, setLost] = useState(false);
  const started = useRef(false);
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
  const start = (): void => {
    if (ready || started.current) return;
    started.current = true;
    bring(load);
  };
  useEffect(() => {
    const later = setTimeout(start, SOON);
    return () => clearTimeout(later);
  }, []);
  return { quizzes, ready, lost, start, retry: (ask) => bring(() => ask(load)) };
}
