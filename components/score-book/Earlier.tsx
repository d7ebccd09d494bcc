import { useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { BookFile } from './BookFile.tsx';
import type { KeptEvening } from './store/types.ts';
import type { BookNotice, ScoreBookState } from './use-book.ts';

/** So many at a time: a list of years would hold the page up. */
const SHOWN = 50;

interface Props {
  readonly book: ScoreBookState;
  readonly say: ScoreBookWords;
  readonly lang: Lang;
}

/** The books on the device: opened, or deleted with a second tap. */
export function Earlier({ book, say, lang }: Props) {
  const [asked, setAsked] = useState<string>();
  const [told, setTold] = useState('');
  const [shown, setShown] = useState(SHOWN);
  const { kept } = book;
  const head = useRef<HTMLHeadingElement>(null);
  // A book that is deleted takes its button away.
  useFocusKept(kept, () => (book.notice === 'removed' ? head.current : undefined));
  const day = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'numeric', year: 'numeric' });
  const named = ({ names, rounds }: KeptEvening): string => say.start.evening(names.join(', '), rounds);
  return (
    <section class="sb-earlier" aria-labelledby="sb-earlier">
      <h2 id="sb-earlier" ref={head} tabIndex={-1}>
        {say.start.earlier}
      </h2>
      <ul>
        {kept.slice(0, shown).map((one) => (
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
      {kept.length > shown && (
        <Button class="sb-link" data-act="older" onClick={() => setShown(shown + SHOWN)} text={say.start.older} />
      )}
      <BookFile book={book} say={say} onTold={setTold} />
      <p class="s" role="status">
        {told || (isRemoval(book.notice) && say.start[book.notice])}
      </p>
    </section>
  );
}

function isRemoval(notice: BookNotice | undefined): notice is 'removed' | 'notRemoved' {
  return notice === 'removed' || notice === 'notRemoved';
}
