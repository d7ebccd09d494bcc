import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import type { Held } from './held.ts';
import type { ScoreBookState } from './use-book.ts';

interface Props {
  readonly book: ScoreBookState;
  readonly held: Held;
  readonly say: ScoreBookWords;
}

/** A book that somebody sent: read, and taken over. */
export function SentNote({ book, held, say }: Props) {
  return (
    <div class="sb-sent">
      <p>{say.sent.lead}</p>
      <Button class="btn" data-act="take" onClick={() => void book.begin(held.evening)} text={say.sent.take} />
    </div>
  );
}
