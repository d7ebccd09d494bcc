import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Chapter } from '#core/chapters.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Plan } from '#practice/plan.ts';
import { HistoryNotice } from '../HistoryNotice.tsx';
import type { LoadedQuiz } from '../load-quiz.ts';
import { practiceLink } from '../place.ts';
import type { PracticeContext } from '../practice-words.ts';
import quiz from '../quiz.css?url';
import { SessionView } from '../session/SessionView.tsx';
import { useHistory } from '../use-history.ts';

export interface LessonSessionProps extends PracticeContext {
  readonly setup: { readonly plan: Plan; readonly ruleSet: RuleSet; readonly untaught: readonly string[] };
  /** What was answered to the first question. */
  readonly first: number;
  readonly all: LoadedQuiz;
  readonly game: string;
  readonly chapter: Chapter;
  readonly title: string;
}

/** The questions at the end of a lesson, from the first answer on. */
export function LessonSession({ setup: of, first, all, ui, lang, game, chapter, title }: LessonSessionProps) {
  const state = useHistory();
  const setup = useMemo(
    () => ({
      of: `lesson ${game} ${chapter} ${Date.now()}`,
      plan: of.plan,
      quizzes: new Map([[game, all]]),
      ruleSets: new Map([[game, of.ruleSet]]),
      untaught: of.untaught,
    }),
    [],
  );
  // The option that was chosen is a button now. The focus goes with it.
  const options = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const chosen = options.current?.querySelector<HTMLElement>(`[data-option="${first}"]`);
    if (document.activeElement === document.body) chosen?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={options}>
      <SessionView
        setup={setup}
        history={state.history}
        ui={ui}
        lang={lang}
        title={title}
        clock={undefined}
        first={first}
        inside
        ends={{
          again: practiceLink({ type: 'lesson', game, chapter }, lang),
          mistakes: practiceLink({ type: 'mistakes' }, lang),
          start: practiceLink({ type: 'game', game }, lang),
        }}
        onDone={() => undefined}
      />
      <HistoryNotice state={state} lang={lang} />
    </div>
  );
}

let styles: Promise<void> | undefined;

/** Loads the exam sheet's styles, which no lesson loads before. Settles even where that fails. */
export function loadStyles(): Promise<void> {
  styles ??= new Promise((done) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: quiz });
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => done());
    document.head.append(link);
  });
  return styles;
}
