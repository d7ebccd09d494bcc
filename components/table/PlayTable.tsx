import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import type { TabName } from '../storage/keys.ts';
import { readInTab, writeInTab } from '../storage/tab.ts';
import { keptText, readKept } from './kept.ts';
import { CopyRound } from './link.tsx';
import type { ShownTable } from './shown.ts';
import type { TableOf } from './sitting.ts';
import { usePlayTable } from './use-table.ts';
import { Whole } from './Whole.tsx';
import type { TableContext } from './words.ts';

export interface TableProps extends Pick<TableContext, 'lang' | 'words'> {
  readonly game: string;
  /** The game as people say it. */
  readonly name: string;
  readonly table: TableOf;
  /** What lies before the reader at first; everything else is loaded on the first interaction. */
  readonly first: ShownTable;
}

/** A table in a lesson: one round, and another. */
export default function PlayTable(props: TableProps) {
  const all = loaded(props.game, props.lang);
  return all ? <InLesson {...props} all={all} /> : null;
}

function InLesson({ all, ...props }: TableProps & { readonly all: Loaded }) {
  const { lang, words } = props;
  const name: TabName = `round:${props.game}`;
  const kept = useMemo(() => readInTab(name), []);
  const at = usePlayTable(
    { all, ...props },
    kept ? async (opened) => ({ rounds: (await readKept(kept, opened)) ?? opened }) : undefined,
  );
  const { rounds } = at;
  useLayoutEffect(() => {
    if (rounds) writeInTab(name, keptText(rounds));
  }, [rounds]);
  // What the build dealt is hydrated first; a round that was begun here comes in its place.
  const [hydrated, setHydrated] = useState(false);
  useLayoutEffect(() => setHydrated(true), []);
  const after = (
    <>
      {rounds && <CopyRound rounds={rounds} lang={lang} words={words} />}
      <a class="btn b2 wide" href={href(pathOf(lang, props.game, 'choi'))}>
        {words.big}
      </a>
    </>
  );
  return <Whole at={at} all={all} lang={lang} words={words} waits={hydrated && kept !== '' && !rounds} after={after} />;
}
