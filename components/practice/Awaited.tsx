import type { QuizUi } from '#words/ui/quiz/vi.ts';

interface Props {
  readonly failed: boolean | undefined;
  readonly ui: QuizUi;
  onRetry(): void;
}

/** Shown while something of practice is loading, with a button where that failed: the answers so far are saved. */
export function Awaited({ failed, ui, onRetry }: Props) {
  return (
    <div class="quiz">
      <p class="lead" role="status">
        {failed ? ui.lost : ui.loading}
      </p>
      {failed && (
        <p class="btns">
          <button type="button" class="btn" data-act="retry" onClick={onRetry}>
            {ui.retry}
          </button>
        </p>
      )}
    </div>
  );
}
