import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import { formatGist } from '../../src/engine/core/gist.ts';
import { judge } from '../../src/engine/core/judge.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import { parseCase } from '../../src/engine/core/notation/parse.ts';
import { gameOf, type Lang } from '../../src/site.ts';
import { linkToSend } from '../case/link.ts';
import { bringGameOf, type Loaded, loaded, loadedGames } from '../case/loaded.ts';
import { chosenHouse } from '../house/choice.ts';
import { Asking } from './Asking.tsx';
import { Box } from './Box.tsx';
import { gistOfRuling } from './gist-words.ts';
import { readLink } from './link.ts';
import { gameIdOf } from './questions.ts';
import { Ruling } from './Ruling.tsx';
import type { EditionChange } from './Since.tsx';
import { linesOf, type RefereeTable, useTable } from './use-table.ts';
import { refereeWords } from './words.ts';

interface Props {
  readonly lang: Lang;
  /** The case that lies here until one is typed or comes with the link. */
  readonly example: string;
  /** What the editions of the book have changed. */
  readonly changes: readonly EditionChange[];
}

/** The referee: one box and one board in step, and the ruling. A link (`?c=`) holds its house rules; an example follows the reader's. */
export default function Referee({ lang, example, changes }: Props) {
  const first = useMemo(() => {
    const read = parseCase(example, loadedGames());
    return read.ok ? read.value : undefined;
  }, [example]);
  return first ? <Table first={first} lang={lang} changes={changes} /> : null;
}

function Table({ first, lang, changes }: { first: Case; lang: Lang; changes: readonly EditionChange[] }) {
  const table = useTable(first);
  const { text, now, error, waiting, sent } = table;
  const [focus, setFocus] = useState(0);
  const all = loaded(now.game, lang);
  const words = refereeWords(lang);

  // Before anything is typed: the case of the link, or the example under the reader's own house rules.
  useEffect(() => {
    const link = readLink(location.search);
    const begun = link
      ? table.begin(link.text, link.sent)
      : inOwnHouse(text).then((own) => (own === text ? undefined : table.begin(own)));
    begun.then(() => document.documentElement.removeAttribute('data-linked'));
  }, []);

  const [Plate, fetchPlate] = usePlate(error !== undefined);
  useAddress(table, all, lang);
  useUndoKeys(table);
  if (!all || !words) return null;
  const { ui } = all;
  const game = gameIdOf(now);
  const ask = async (example: string): Promise<void> => {
    await bringGameOf(example).catch(() => undefined);
    table.lay(await inOwnHouse(example));
  };
  return (
    <div class="ref" data-g={gameOf(game).ink}>
      <div class="nota">
        <Asking game={game} words={words} onAsk={ask} />
        <label for="case-text">{ui.referee.label}</label>
        <p id="case-help" class="s mute">
          {words.boxHelp}
        </p>
        <Box text={text} error={waiting ? undefined : error} focus={focus} onFocus={fetchPlate} onType={table.type} />
        <div id="case-error" role="alert">
          {error && !waiting && Plate && (
            <Plate.component
              text={text}
              error={error}
              games={loadedGames()}
              home={all.game}
              lang={lang}
              ui={ui}
              words={words}
              onMend={(mended) => {
                table.lay(mended);
                setFocus(focus + 1);
              }}
            />
          )}
        </div>
        {waiting && <p role="status">{words.loading}</p>}
        <div class="back">
          <button type="button" data-act="undo" aria-disabled={!table.canUndo} onClick={table.undo}>
            {words.undo}
          </button>
          <button type="button" data-act="redo" aria-disabled={!table.canRedo} onClick={table.redo}>
            {words.redo}
          </button>
        </div>
      </div>
      {!waiting && (!error || error.read) && (
        <Ruling
          key={game}
          now={now}
          withheld={error && ui.referee.withheld}
          sent={sent}
          changes={changes}
          all={all}
          lang={lang}
          words={words}
          typing={table.typing}
          onCase={table.change}
        />
      )}
    </div>
  );
}

type ErrorPlate = typeof import('./ErrorPlate.tsx').ErrorPlate;

/** What says what is wrong comes with the wish to type, or with a link that cannot be read. */
function usePlate(wanted: boolean): [{ readonly component: ErrorPlate } | undefined, fetch: () => void] {
  const [Plate, setPlate] = useState<{ component: ErrorPlate }>();
  // Without it the bad word is marked all the same.
  const fetch = (): void => {
    if (!Plate)
      import('./ErrorPlate.tsx').then(
        ({ ErrorPlate }) => setPlate({ component: ErrorPlate }),
        () => undefined,
      );
  };
  useEffect(() => {
    if (wanted) fetch();
  }, [wanted]);
  return [Plate, fetch];
}

/** Ctrl+Z and its like, wherever the focus is: box and board have one history, which the browser's own would break. */
function useUndoKeys({ undo, redo }: RefereeTable): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** The address holds what lies here, so that it can be kept, sent, and come back to. */
function useAddress({ now, error, sent }: RefereeTable, all: Loaded | undefined, lang: Lang): void {
  const canonical = all && formatCase(now, all.game);
  const [last, setLast] = useState(canonical);
  useEffect(() => {
    if (!all || canonical === last) return;
    setLast(canonical);
    const ruled = judge(all.game, now.fields, now.rules);
    const gist = sent?.gist ?? (ruled.ok && !error ? gistOfRuling(all.game, ruled.value) : undefined);
    const address = linkToSend(now, lang, all, gist && formatGist(gist), sent?.edition);
    history.replaceState(history.state, '', address + location.hash);
  }, [canonical]);
}

/** An example under the house rules that the reader chose for its game; as it is where he chose none, or they do not know its cards. */
async function inOwnHouse(text: string): Promise<string> {
  const read = parseCase(text, loadedGames());
  const game = read.ok ? loadedGames().find(({ id }) => id === read.value.game) : undefined;
  if (!read.ok || !game) return text;
  const house = await chosenHouse(game);
  const own = house && judge(game, read.value.fields, house.rules).ok ? { ...read.value, ...house } : read.value;
  return linesOf(own);
}
