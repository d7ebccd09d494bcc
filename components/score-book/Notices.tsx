import { useRef } from 'preact/hooks';
import type { EveningTally } from '#core/evening/tally.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { downloadBook } from './files.ts';
import type { Held } from './held.ts';
import type { BookNotice, ScoreBookState } from './use-book.ts';

interface Props {
  readonly book: ScoreBookState;
  readonly held: Held;
  readonly say: ScoreBookWords;
}

/** What has just been done, with the way back; and what stands between the book and the device. */
export function Notices({ book, held, say }: Props) {
  const fault = held.fault ?? (book.isVisit ? 'blocked' : undefined);
  const said = book.notice && noticeText(book.notice, book.tally, say);
  const told = useRef<HTMLSpanElement>(null);
  // What is taken back last takes its button away: what is said of it stands there.
  useFocusKept(book.canUndo, () => told.current);
  return (
    <>
      {fault && (
        <p class="sb-told" role="alert">
          {say.fault[fault]}{' '}
          <Button class="sb-link" data-act="download" onClick={() => downloadBook(held.evening)} text={say.download} />
        </p>
      )}
      {book.isChanged && (
        <p class="sb-told" role="alert">
          {say.otherTab}
        </p>
      )}
      <p class="sb-notice">
        <span role="status" ref={told} tabIndex={-1}>
          {said}
        </span>
        {book.canUndo && <Button class="sb-link" data-act="undo" onClick={() => void book.undo()} text={say.undo} />}
      </p>
    </>
  );
}

function noticeText(notice: BookNotice, tally: EveningTally | undefined, say: ScoreBookWords): string {
  switch (notice) {
    case 'begun':
      return say.said.begun;
    case 'table':
      return say.said.table;
    case 'undone':
      return say.said.undone;
    case 'tooLate':
      return say.said.tooLate;
    case 'refused':
      return say.said.refused;
    case 'removed':
      return say.start.removed;
    case 'notRemoved':
      return say.start.notRemoved;
    default:
      return say.said[isAgain(notice, tally) ? 'again' : notice.type](notice.number);
  }
}

/** Is a round that was written once more only counted again? */
function isAgain({ type, number }: Exclude<BookNotice, string>, tally: EveningTally | undefined): boolean {
  const line = tally?.lines.find((one) => one.type === 'round' && one.number === number);
  return type === 'fixed' && line?.type === 'round' && line.past.at(-1)?.isAgain === true;
}
