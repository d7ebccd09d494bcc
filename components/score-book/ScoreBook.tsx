import type { Lang } from '#core/lang.ts';
import { en } from '#words/en/ui/score-book.ts';
import { vi } from '#words/vi/ui/score-book.ts';
import { BeginBook } from './BeginBook.tsx';
import { BookView } from './BookView.tsx';
import type { GamePresets } from './houses.ts';
import { useBook } from './use-book.ts';

const words = { vi, en };

interface Props {
  readonly lang: Lang;
  readonly presets: readonly GamePresets[];
}

/** The score book of an evening: a table begins it, adds round after round, and settles at the end. */
export default function ScoreBook({ lang, presets }: Props) {
  const say = words[lang];
  const book = useBook();
  const { place, held, tally } = book;
  return (
    <div class="sb" data-screen={place ?? 'coming'}>
      {(place === 'book' || place === 'sent') && held && tally ? (
        <BookView
          key={`${place} ${held.evening.id}`}
          book={book}
          held={held}
          tally={tally}
          presets={presets}
          lang={lang}
          say={say}
        />
      ) : (
        <BeginBook book={book} presets={presets} say={say} lang={lang} />
      )}
    </div>
  );
}
