import { useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/ui/score-book/vi.ts';
import { Button } from '../page/controls.tsx';
import { bookFiles } from './download.ts';
import { pageStore } from './page-store.ts';
import type { KeptEvening } from './store/types.ts';
import type { ScoreBookState } from './use-book.ts';

interface Props {
  readonly book: ScoreBookState;
  readonly say: ScoreBookWords;
  readonly lang: Lang;
}

/** The books on the device: opened, or deleted with a second tap. */
export function Earlier({ book, say, lang }: Props) {
  const [asked, setAsked] = useState<string>();
  const [isBad, setBad] = useState(false);
  const { kept } = book;
  const take = async (input: HTMLInputElement): Promise<void> => {
    const [file] = input.files ?? [];
    if (!file) return;
    const { parseEveningFile, importEvenings } = await bookFiles.load();
    const read = parseEveningFile(await file.text());
    input.value = '';
    const [first, ...more] = read.ok ? read.value.evenings : [];
    setBad(first === undefined);
    // One is looked at first; a file of all books brings them back.
    if (first && more.length === 0) return book.look(first);
    if (first) {
      const { store } = await pageStore.load();
      await importEvenings(file, store);
      await book.relist();
    }
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
          onChange={(event) => void take(event.currentTarget)}
        />
      </label>
      <p class="s" role="status">
        {isBad ? say.start.notBook : book.notice === 'removed' && say.start.removed}
      </p>
    </section>
  );
}
