import { useLayoutEffect, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { type Loaded, loaded, pageGames } from '../loading/loaded.ts';
import { PAGE_LANGS } from '../loading/page-words.ts';
import { CopyRound } from './CopyRound.tsx';
import type { TableProps } from './PlayTable.tsx';
import { roundReview } from './review/part.ts';
import { openRounds } from './rounds.ts';
import { restoreTable, saveTable } from './saved-table.ts';
import { roundParts } from './shown.ts';
import { TableMenu } from './TableMenu.tsx';
import { usePlayTable } from './use-table.ts';
import { Whole } from './Whole.tsx';

// A page that is all table: the rounds come beside the engine. A failed load is retried by the table, which reports it.
if (!import.meta.env.SSR)
  for (const id of pageGames)
    for (const lang of PAGE_LANGS)
      roundParts(id, lang)
        .load()
        .catch(() => undefined);

/** A table with a page to itself: round after round, with saved scores. */
export default function OwnTable(props: TableProps) {
  const all = loaded(props.game, props.lang);
  return all ? <OnPage {...props} all={all} /> : null;
}

function OnPage({ all, ...props }: TableProps & { readonly all: Loaded }) {
  const { lang, words, game } = props;
  const [menu, setMenu] = useState(false);
  const [cut, setCut] = useState(false);
  const at = usePlayTable({ all, ...props }, async () => {
    // A reader who was sent a round sees its look-back. A failed load is retried the next time.
    const linked = new URLSearchParams(location.search).has('m');
    if (linked)
      roundReview(game, lang)
        .load()
        .catch(() => undefined);
    const opened = await openRounds(all, lang, props.table);
    const { rounds, whole } = await restoreTable(opened, location.search);
    setCut(!whole);
    return { rounds, linked: linked && whole };
  });
  const { rounds, shown, count } = at;
  // Saved at once, so that a move is not lost when the reader leaves right after it.
  useLayoutEffect(() => {
    if (rounds) saveTable(rounds);
  }, [rounds]);

  const bar = (
    <div class="tb-bar">
      <a class="tb-back" href={href(pathOf(lang, game))}>
        <svg viewBox="0 0 14 14" aria-hidden="true">
          <path d="M10 1 4 7l6 6" />
        </svg>
        {props.name}
      </a>
      <a class="tb-house" href={href(pathOf(lang, game, 'bien-the'))}>
        {words.round} {count} · {shown.house}
      </a>
      <button type="button" aria-label={words.menu} aria-expanded={menu} onClick={() => setMenu(!menu)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M2 6h20M2 12h20M2 18h20" />
        </svg>
      </button>
      {menu && rounds && (
        <TableMenu
          rounds={rounds}
          lang={lang}
          words={words}
          onChange={(next) => {
            setMenu(false);
            setCut(false);
            at.change(next);
          }}
          onClose={() => setMenu(false)}
        />
      )}
      {cut && (
        <p class="tb-cut" role="alert">
          {words.cut}
        </p>
      )}
    </div>
  );
  const after = rounds && <CopyRound rounds={rounds} lang={lang} words={words} />;
  return <Whole at={at} all={all} lang={lang} words={words} bar={bar} waits={!rounds} after={after} />;
}
