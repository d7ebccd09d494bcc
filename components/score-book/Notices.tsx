import type { ScoreBookWords } from '#words/ui/score-book/vi.ts';
import { Button } from '../page/controls.tsx';
import { downloadBook } from './download.ts';
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
  const said = book.notice && noticeText(book.notice, say);
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
        <span role="status">{said}</span>
        {book.canUndo && <Button class="sb-link" data-act="undo" onClick={() => void book.undo()} text={say.undo} />}
      </p>
    </>
  );
}

function noticeText(notice: BookNotice, say: ScoreBookWords): string {
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
      return say.said[notice.type](notice.number);
  }
}
