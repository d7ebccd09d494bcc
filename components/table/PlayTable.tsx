import { href, pathOf } from '#book/address.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
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
  const at = usePlayTable({ all, ...props });
  const after = (
    <>
      {at.rounds && <CopyRound rounds={at.rounds} lang={lang} words={words} />}
      <a class="btn b2 wide" href={href(pathOf(lang, props.game, 'choi'))}>
        {words.big}
      </a>
    </>
  );
  return <Whole at={at} all={all} lang={lang} words={words} after={after} />;
}
