import { listAhead, part } from '#components/loading/part.ts';
import { usePart } from '#components/loading/use-part.ts';
import { Button } from '#components/page/controls.tsx';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';
import type { QuizUi } from '#words/vi/ui/quiz.ts';

interface Props {
  readonly state: HistoryState;
  readonly lang: Lang;
}

const notice = listAhead(part(() => import('./history/Notice.tsx')));

/** The notice that the history is not saved or cannot be read. Loaded when first needed; then it stays with the page. */
export function HistoryNotice({ state, lang }: Props) {
  const { part } = usePart(notice, state.full || state.aside || state.fault !== undefined);
  const ui = part?.noticeWords.in(lang);
  return part && ui ? <part.Notice state={state} ui={ui} /> : null;
}

interface AwaitedProps {
  readonly failed: boolean | undefined;
  readonly ui: QuizUi;
  onRetry(): void;
}

/** Shown while something of practice is loading, with a button where that failed: the answers so far are saved. */
export function Awaited({ failed, ui, onRetry }: AwaitedProps) {
  return (
    <div class="quiz">
      <p class="lead" role="status">
        {failed ? ui.lost : ui.loading}
      </p>
      {failed && (
        <p class="btns">
          <Button class="btn" data-act="retry" onClick={onRetry} text={ui.retry} />
        </p>
      )}
    </div>
  );
}
