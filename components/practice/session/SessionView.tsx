import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { usePart } from '#components/loading/use-part.ts';
import { findGame } from '#games/index.ts';
import type { PracticeHistory } from '#practice/history.ts';
import { scoreOf } from '#practice/result.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';
import { answerPart } from '../answer-part.ts';
import type { PracticeContext } from '../practice-words.ts';
import { useClock } from '../use-clock.ts';
import { optionOfKey } from './option-keys.ts';
import { QuestionView } from './QuestionView.tsx';
import { useRun, useWhole } from './run.ts';
import type { EndLinks, SessionSetup } from './setup.ts';

interface Props extends PracticeContext {
  readonly setup: SessionSetup;
  readonly history: PracticeHistory;
  /** Its name in the shared result: `mười câu ngày 21/11/2026`. */
  readonly title: string;
  /** The reader has come from another place of practice: what had the focus is gone. */
  readonly moved?: boolean;
  /** Seconds a question, where the reader wants a clock. */
  readonly clock: number | undefined;
  /** The sender's score, where it is stated. */
  readonly rival?: number | undefined;
  /** What else its end says. */
  readonly note?: string | undefined;
  /** The actions after its end. */
  readonly ends: EndLinks;
  /** The answer to the first question, given already. */
  readonly first?: number;
  /** Shown within a page, under its headings. */
  readonly inside?: boolean;
  /** Called once all is answered: `8/10`. */
  onDone(score: string): void;
}

/** A session: question after question, then the result. */
export function SessionView(props: Props) {
  const { setup, history, ui, lang, clock, first, moved = false, inside = false, onDone } = props;
  const whole = useWhole(setup.quizzes, lang);
  const run = useRun({ ...setup, quizzes: whole.quizzes }, whole.ready, history);
  const { turns, length, question, chosen, choose, next } = run;
  const answered = chosen !== undefined;
  const left = useClock(clock, turns.length, question !== undefined && !answered, () => choose('late'));
  const begun = useRef(false);
  useEffect(() => {
    if (answered || turns.length > 0) whole.start();
  }, [answered]);
  useEffect(() => {
    begun.current = true;
    if (first !== undefined) choose(first);
  }, []);
  useEffect(() => {
    const { right, of } = scoreOf(turns.map((turn) => turn.right));
    if (run.done && of > 0) onDone(`${right}/${of}`);
  }, [run.done]);
  // The score comes with the first answer: nobody needs it before.
  const later = usePart(answerPart, turns.length > 0 || answered);
  useKeys(question?.options.length ?? 0, answered, choose, next);

  const all = question && whole.quizzes.get(question.game.id);
  if (!question || !all) {
    if ((!run.done && !whole.ready) || !later.part) {
      // The answers so far are saved.
      return (
        <div class="quiz">
          <p class="lead" role="status">
            {ui.loading}
          </p>
        </div>
      );
    }
    return <later.part.ScoreView {...props} setup={{ ...setup, quizzes: whole.quizzes }} turns={turns} />;
  }
  const marks = Array.from(
    { length },
    (_, at) => turns[at]?.right ?? (at === turns.length && answered ? chosen === question.right : undefined),
  );
  return (
    <div class="quiz" data-g={findGame(question.game.id)?.ink} data-kind={question.kind.id} data-seed={question.seed}>
      <ProgressStrip marks={marks} at={turns.length} left={left} ui={ui} />
      <QuestionView
        question={question}
        chosen={chosen}
        all={all}
        ui={ui}
        lang={lang}
        focus={begun.current || moved}
        inside={inside}
        ownHouse={setup.plan.open && !inside}
        again={run.again}
        last={length === turns.length + 1}
        onChoose={choose}
        onNext={next}
      />
      <p class="mute s keys wide">{ui.question.keys}</p>
    </div>
  );
}

/** A to D choose, Enter goes on, wherever the focus is, unless the focused element uses these keys itself. */
function useKeys(options: number, answered: boolean, choose: (option: number) => void, next: () => void): void {
  // Registered when the question appears: a reader who sees it may press a key.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const busy = target instanceof Element && target.closest('input,select,textarea,.case,[role=dialog]') !== null;
      if (busy) return;
      const option = optionOfKey(key, options);
      if (!answered && option !== undefined) choose(option);
      else if (answered && key === 'Enter' && !leadsElsewhere(target)) {
        event.preventDefault();
        next();
      }
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** A link or button with an action of its own; an option that was chosen has none any more. */
function leadsElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a,button:not([data-option])') !== null;
}

interface ProgressStripProps {
  /** For each question: right, wrong, or not answered yet. */
  readonly marks: readonly (boolean | undefined)[];
  /** Which one is asked now, from 0. */
  readonly at: number;
  /** Seconds left, where a clock runs. */
  readonly left?: number | undefined;
  readonly ui: QuizUi;
}

/** How far the session is: a box for each question, filled where it was right, struck where it was not. */
export function ProgressStrip({ marks, at, left, ui }: ProgressStripProps) {
  const right = marks.filter((mark) => mark === true).length;
  const wrong = marks.filter((mark) => mark === false).length;
  return (
    <div class="prog">
      <span>{ui.question.of(at + 1, marks.length)}</span>
      <div role="img" aria-label={ui.question.done(right, wrong)}>
        <ol aria-hidden="true">
          {marks.map((mark, i) => (
            <li key={`${i}`} class={mark === undefined ? (i === at ? 'now' : undefined) : mark ? 'got' : 'lost'} />
          ))}
        </ol>
      </div>
      {left !== undefined && (
        <p class="clock" role="timer">
          {ui.question.left(left)}
        </p>
      )}
    </div>
  );
}
