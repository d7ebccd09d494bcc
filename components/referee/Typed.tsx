import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { type Case, RESERVED_NAMES } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Lang } from '#core/lang.ts';
import type { Place } from '#src/reading/reading.ts';
import { parseCase } from '#core/notation/parse.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { RefereeWords } from '#words/ui/referee/vi.ts';
import { type Loaded, loadedGames } from '../case/loaded.ts';
import { useLate } from '../case/use-late.ts';
import { readAsWritten } from './as-written.ts';
import { Box } from './Box.tsx';
import { ReadAs } from './ReadAs.tsx';
import type { RefereeTable } from './use-table.ts';

interface Props {
  readonly table: RefereeTable;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: RefereeWords;
  /** A game that was asked for is on its way. */
  readonly coming: boolean;
  /** What stands above the box at the left of undo and redo. */
  readonly title?: ComponentChildren;
  /** What stands between that and the box. */
  readonly children?: ComponentChildren;
  /** Clears the hands; where it is offered elsewhere it is not here. */
  onNew?(): void;
  /** Opens the board, for cards to be tapped. */
  onPick(): void;
}

/** How long the box waits before it writes in the notation what the reader has left, in milliseconds: his tap has come down by then. */
const TIDY_AFTER = 350;

/** The typed part: the box, what is said of text that is no case, and the one history of box and board. */
export function Typed({ table, all, lang, words, coming, title, children, onNew, onPick }: Props) {
  const { text, now, error, waiting, lost, reading } = table;
  const { ui } = all;
  const [focus, setFocus] = useState(0);
  const [chosen, setChosen] = useState<Place>();
  const unread = reading?.unread ?? [];
  // What says what is wrong comes with the wish to type, or with a case that asks for it; without it the bad word is marked all the same.
  const { part: plate, fetch: fetchPlate } = useLate(
    () => import('./ErrorPlate.tsx'),
    error !== undefined || unread.length > 0 || hasCapital(now),
  );
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef(table);
  latest.current = table;
  const tidyLater = (): void => {
    if (!reading || error || unread.length > 0 || table.kept) return;
    setTimeout(() => {
      // What he left for may have changed the case by now.
      const now = latest.current;
      if (now.text === text && !now.kept && !box.current?.contains(document.activeElement)) now.tidy();
    }, TIDY_AFTER);
  };
  const mending = {
    text,
    games: loadedGames(),
    home: all.game,
    words,
    read(mended: string): Result<Case, CaseError> {
      const again = reading && readAsWritten(mended, now, lang);
      if (!again) return parseCase(mended, loadedGames());
      return again.error ? err(again.error) : ok(again.read);
    },
    onMend(mended: string): void {
      table.lay(mended);
      setChosen(undefined);
      setFocus(focus + 1);
    },
  };
  return (
    <div class="nota" ref={box}>
      <div class="bar">
        {title}
        <button type="button" data-act="undo" aria-disabled={!table.canUndo} onClick={table.undo}>
          {words.undo}
        </button>
        <button type="button" data-act="redo" aria-disabled={!table.canRedo} onClick={table.redo}>
          {words.redo}
        </button>
        {onNew && (
          <button type="button" data-act="new" onClick={onNew}>
            {words.fresh}
          </button>
        )}
      </div>
      {children}
      <label for="case-text">{words.label}</label>
      <p id="case-help" class="s mute">
        {words.boxHelp}
      </p>
      <Box
        text={text}
        error={waiting || lost ? undefined : error}
        unread={unread}
        chosen={chosen}
        focus={focus}
        onFocus={() => {
          fetchPlate();
          table.wake();
        }}
        onLeave={tidyLater}
        onType={table.type}
      />
      <div id="case-error" role="alert">
        {lost && (
          <div class="err">
            <p>{words.lost}</p>
            <button type="button" data-act="retry" onClick={table.retry}>
              {words.retry}
            </button>
          </div>
        )}
        {error && !waiting && !lost && plate && (
          <plate.InWords text={text} home={all.game.id} lang={lang}>
            <plate.ErrorPlate error={error} lang={lang} ui={ui} {...mending} />
          </plate.InWords>
        )}
      </div>
      <div role="status">
        {!error && plate && unread[0] && <plate.UnreadPlate unread={unread[0]} {...mending} />}
        {!error && !reading && plate && <plate.CapitalHint {...mending} />}
      </div>
      <ReadAs
        table={table}
        all={all}
        words={words}
        onWords={(place) => {
          setChosen(place);
          setFocus(focus + 1);
        }}
        onPick={onPick}
      />
      <p role="status" class="coming">
        {(waiting || coming) && words.loading}
      </p>
    </div>
  );
}

/** Is somebody called as a reserved field is, but for a capital? */
function hasCapital({ fields }: Case): boolean {
  return fields.some(({ role, name }) => role === 'player' && RESERVED_NAMES.has(name.toLowerCase()));
}
