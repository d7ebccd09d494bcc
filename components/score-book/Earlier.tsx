import { useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/ui/score-book/vi.ts';
import { Button } from '../page/controls.tsx';
import type { KeptEvening } from './store/types.ts';
import type { Book } from './use-book.ts';

interface Props {
  readonly book: Book;
  readonly say: ScoreBookWords;
  readonly lang: Lang;
}

/** The books on the device: opened, or deleted with a second tap. */
export function Earlier({ book, say, lang }: Props) {
  const [asked, setAsked] = useState<string>();
  const { kept } = book;
  if (kept.length === 0) return null;
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
      <p class="s" role="status">
        {book.notice === 'removed' && say.start.removed}
      </p>
    </section>
  );
}
