import { useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { bookFiles } from './download.ts';
import type { ImportedEvenings } from './files.ts';
import { pageStore } from './page-store.ts';
import type { KeptEvening } from './store/types.ts';
import type { BookNotice, ScoreBookState } from './use-book.ts';

interface Props {
  readonly book: ScoreBookState;
  readonly say: ScoreBookWords;
  readonly lang: Lang;
}

/** The books on the device: opened, or deleted with a second tap. */
export function Earlier({ book, say, lang }: Props) {
  const [asked, setAsked] = useState<string>();
  const [told, setTold] = useState('');
  const { kept } = book;
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    // Where this fails the same file can be chosen again.
    input.value = '';
    setTold('');
    const { readEveningFile, takeInEvenings } = await bookFiles.load();
    const read = await readEveningFile(file);
    const [first, ...more] = read.ok ? read.value.evenings : [];
    if (!first || !read.ok) return setTold(say.start.notBook);
    // One is looked at first; a file of all books brings them back.
    if (more.length === 0 && read.value.unreadable === 0) return book.look(first);
    const taken = await takeInEvenings(read.value, (await pageStore.load()).store);
    await book.relist();
    setTold(takenText(taken, say));
  };
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'numeric', year: 'numeric' });
  const named = ({ names, rounds }: KeptEvening): string => say.start.evening(names.join(', '), rounds);
  return (
    <section class="sb-earlier" aria-labelledby="sb-earlier">
      <h2 id="sb-earlier">{say.start.earlier}</h2>
      <ul>
        {kept.map((one) => (
          <li key={one.id}>
            <a href={`#${one.id}`}>
              <b>{day.format(one.begun)}</b>
              <span>{named(one)}</span>
            </a>
            <Button
              class="sb-link"
              aria-label={asked === one.id ? undefined : say.start.removeOf(day.format(one.begun))}
              onClick={() => {
                if (asked !== one.id) return setAsked(one.id);
                setAsked(undefined);
                setTold('');
                return void book.remove(one.id);
              }}
              text={asked === one.id ? say.start.really : say.start.remove}
            />
          </li>
        ))}
      </ul>
      <label class="sb-file">
        <span>{say.start.import}</span>
        <input
          type="file"
          accept="application/json,.json"
          data-act="import"
          onChange={({ currentTarget }) => void take(currentTarget).catch(() => setTold(say.failed))}
        />
      </label>
      <p class="s" role="status">
        {told || (isRemoval(book.notice) && say.start[book.notice])}
      </p>
    </section>
  );
}

function isRemoval(notice: BookNotice | undefined): notice is 'removed' | 'notRemoved' {
  return notice === 'removed' || notice === 'notRemoved';
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
