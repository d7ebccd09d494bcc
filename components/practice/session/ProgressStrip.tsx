import type { QuizUi } from '#words/ui/quiz/vi.ts';

interface Props {
  /** For each question: right, wrong, or not answered yet. */
  readonly marks: readonly (boolean | undefined)[];
  /** Which one is asked now, from 0. */
  readonly at: number;
  /** Seconds left, where a clock runs. */
  readonly left?: number | undefined;
  readonly ui: QuizUi;
}

/** How far the session is: a box for each question, filled where it was right, struck where it was not. */
export function ProgressStrip({ marks, at, left, ui }: Props) {
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
