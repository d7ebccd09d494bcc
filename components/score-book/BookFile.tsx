import { useState } from 'preact/hooks';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { FileButton } from '../page/FileButton.tsx';
import { type ImportedEvenings, MOST_BYTES, readEveningFile, takeInEvenings } from './files.ts';
import { pageStore } from './page-store.ts';
import type { ScoreBookState } from './use-book.ts';

interface Props {
  readonly book: ScoreBookState;
  readonly say: ScoreBookWords;
  /** What has come of a file; empty when another one is chosen. */
  onTold(text: string): void;
}

/** Books that come as a file: one is looked at, several are taken in. */
export function BookFile({ book, say, onTold }: Props) {
  /** How much of a file is read and taken in; undefined where none is. */
  const [part, setPart] = useState<number>();
  const { start } = say;
  const read = async (file: File): Promise<string> => {
    if (file.size > MOST_BYTES) return start.tooBig(megabytes(file.size), megabytes(MOST_BYTES));
    const found = await readEveningFile(file, setPart);
    const [first, ...more] = found.ok ? found.value.evenings : [];
    if (!first || !found.ok) return start.notBook;
    // One is looked at first; a file of all books brings them back.
    if (more.length === 0 && found.value.unreadable === 0) {
      await book.look(first);
      return '';
    }
    const taken = await takeInEvenings(found.value, (await pageStore.load()).store, setPart);
    await book.relist();
    return takenText(taken, say);
  };
  const take = async (file: File): Promise<void> => {
    // One after the other.
    if (part !== undefined) return;
    onTold('');
    setPart(0);
    // One that is gone since it was chosen cannot be read.
    onTold(await read(file).catch(() => start.notBook));
    setPart(undefined);
  };
  return (
    <>
      <div class="sb-file">
        <FileButton text={start.import} act="import" about="sb-file-note" onFile={(file) => void take(file)} />
        <small id="sb-file-note" class="mute">
          {start.importNote(megabytes(MOST_BYTES))}
        </small>
      </div>
      {part !== undefined && (
        <label class="sb-reading">
          <span role="status">{start.importing}</span>
          <progress value={part} />
        </label>
      )}
    </>
  );
}

/** With one decimal, upwards: what is too long is never told as the limit itself. */
function megabytes(bytes: number): number {
  return Math.ceil(bytes / 100_000) / 10;
}

/** What has come of a file of several books. */
function takenText({ added, left, beside, unreadable, fault }: ImportedEvenings, { start }: ScoreBookWords): string {
  const told = [
    start.tookIn(added.length + left.length + beside.length),
    ...(unreadable > 0 ? [start.notRead(unreadable)] : []),
    ...(fault ? [start.noRoom] : []),
  ];
  return told.join(' ');
}
