import type { Lang } from '#core/lang.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { pageWords } from '../loading/page-words.ts';
import { part } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { BeginBook } from './BeginBook.tsx';
import type { GamePresets } from './houses.ts';
import { useBook } from './use-book.ts';

const words = pageWords<ScoreBookWords>({
  vi: () => import('#words/vi/ui/score-book.ts'),
  en: () => import('#words/en/ui/score-book.ts'),
});

if (import.meta.env.SSR) await words.load();

/** A table that has no book yet needs none of it. */
const bookView = part(() => import('./BookView.tsx'));

interface Props {
  readonly lang: Lang;
  readonly presets: readonly GamePresets[];
}

/** The score book of an evening: a table begins it, adds round after round, and settles at the end. */
export default function ScoreBook({ lang, presets }: Props) {
  const say = words.in(lang);
  return say ? <Whole lang={lang} presets={presets} say={say} /> : null;
}

function Whole({ lang, presets, say }: Props & { readonly say: ScoreBookWords }) {
  const book = useBook();
  const { place, held, tally } = book;
  const isOpen = place === 'book' || place === 'sent';
  const { part: view, failed } = usePart(bookView, isOpen);
  return (
    <div class="sb" data-screen={place ?? 'coming'}>
      {!isOpen || failed ? (
        <BeginBook book={book} isFailed={failed} presets={presets} say={say} lang={lang} />
      ) : (
        view &&
        held &&
        tally && (
          <view.BookView
            key={`${place} ${held.evening.id}`}
            book={book}
            held={held}
            tally={tally}
            presets={presets}
            lang={lang}
            say={say}
          />
        )
      )}
    </div>
  );
}
