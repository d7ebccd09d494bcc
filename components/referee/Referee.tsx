import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Case, RESERVED_NAMES } from '../../src/engine/core/case.ts';
import { formatGist } from '../../src/engine/core/gist.ts';
import { judge } from '../../src/engine/core/judge.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import { parseCase } from '../../src/engine/core/notation/parse.ts';
import { GAMES, type GameId, gameOf, type Lang } from '../../src/site.ts';
import { bringGameOf } from '../case/bring.ts';
import { linkToSend } from '../case/link.ts';
import { type Loaded, loaded, loadedGames } from '../case/loaded.ts';
import { chosenHouse } from '../house/choice.ts';
import { Asking } from './Asking.tsx';
import { Box } from './Box.tsx';
import { gistOfRuling } from './gist-words.ts';
import { type Link, readLink } from './link.ts';
import { gameIdOf, questionsOf } from './questions.ts';
import { Ruling } from './Ruling.tsx';
import type { EditionChange } from './Since.tsx';
import { linesOf, type RefereeTable, useTable } from './use-table.ts';
import { refereeWords } from './words.ts';

interface Props {
  readonly lang: Lang;
  /** What the editions of the book have changed. */
  readonly changes: readonly EditionChange[];
}

/** The referee: one box and one board in step, and the ruling. A link (`?c=`) holds its house rules; an example follows the reader's. */
export default function Referee(props: Props) {
  const link = useMemo(() => (import.meta.env.SSR ? undefined : readLink(location.search)), []);
  const first = useMemo(firstCase, []);
  return first ? <Table first={first} link={link} {...props} /> : null;
}

/** The commonest question of the first game that is here. */
function firstCase(): Case | undefined {
  const game = GAMES.find(({ id }) => loadedGames().some((one) => one.id === id));
  const read = game && parseCase(questionsOf(game.id)[0]?.example ?? '', loadedGames());
  return read?.ok ? read.value : undefined;
}

interface TableProps extends Props {
  readonly first: Case;
  readonly link: Link | undefined;
}

function Table({ first, link, lang, changes }: TableProps) {
  const table = useTable(first, link);
  const { text, now, error, waiting, lost, sent } = table;
  const [focus, setFocus] = useState(0);
  const [said, setSaid] = useState('');
  const [coming, setComing] = useState<GameId>();
  const asked = useRef('');
  const all = loaded(now.game, lang);
  const words = refereeWords(lang);

  useEffect(() => {
    document.documentElement.removeAttribute('data-linked');
    // The example follows the house rules that the reader chose; a link has its own.
    if (!link) inOwnHouse(text).then((own) => own !== text && table.begin(own));
  }, []);

  const [plate, fetchPlate] = usePlate(error !== undefined || hasCapital(now));
  useAddress(table, all, lang);
  useUndoKeys(table);
  if (!all || !words) return null;
  const { ui } = all;
  const game = gameIdOf(now);
  const ask = async (of: GameId, example: string): Promise<void> => {
    asked.current = example;
    setComing(of);
    await bringGameOf(example).catch(() => undefined);
    const own = await inOwnHouse(example);
    // What was asked last counts, whichever game comes first.
    if (asked.current !== example) return;
    setComing(undefined);
    table.lay(own);
  };
  const mending = {
    text,
    games: loadedGames(),
    home: all.game,
    words,
    onMend(mended: string): void {
      table.lay(mended);
      setFocus(focus + 1);
    },
  };
  // A verdict is told when the reader has brought it about; the first one he finds by himself.
  const touched = table.canUndo || table.canRedo;
  return (
    <div class="ref" data-g={gameOf(game).ink}>
      {/* The box goes along down the case, no farther: what holds it is as high as the case. */}
      <div class="along">
        <div class="nota">
          <Asking game={coming ?? game} words={words} onAsk={ask} />
          <label for="case-text">{ui.referee.label}</label>
          <p id="case-help" class="s mute">
            {words.boxHelp}
          </p>
          <Box
            text={text}
            error={waiting || lost ? undefined : error}
            focus={focus}
            onFocus={fetchPlate}
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
            {error && !waiting && !lost && plate && <plate.ErrorPlate error={error} lang={lang} ui={ui} {...mending} />}
          </div>
          <div role="status">{!error && plate && <plate.CapitalHint {...mending} />}</div>
          <p role="status" class="coming">
            {(waiting || coming) && words.loading}
          </p>
          <div class="back">
            <button type="button" data-act="undo" aria-disabled={!table.canUndo} onClick={table.undo}>
              {words.undo}
            </button>
            <button type="button" data-act="redo" aria-disabled={!table.canRedo} onClick={table.redo}>
              {words.redo}
            </button>
          </div>
          <p class="sr-only" role="status">
            {said}
          </p>
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
          onSay={(spoken) => setSaid(touched ? spoken : '')}
        />
      )}
    </div>
  );
}

type Plates = typeof import('./ErrorPlate.tsx');

/** What says what is wrong comes with the wish to type, or with a case that asks for it. */
function usePlate(wanted: boolean): [Plates | undefined, fetch: () => void] {
  const [plates, setPlates] = useState<Plates>();
  // Without it the bad word is marked all the same.
  const fetch = (): void => {
    if (!plates) import('./ErrorPlate.tsx').then(setPlates, () => undefined);
  };
  useEffect(() => {
    if (wanted) fetch();
  }, [wanted]);
  return [plates, fetch];
}

/** Is somebody called as a reserved field is, but for a capital? */
function hasCapital({ fields }: Case): boolean {
  return fields.some(({ role, name }) => role === 'player' && RESERVED_NAMES.has(name.toLowerCase()));
}

/** Ctrl+Z and its like, wherever the focus is: box and board have one history, which the browser's own would break. */
function useUndoKeys({ undo, redo }: RefereeTable): void {
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent): void => {
      // Another text field has a history of its own.
      if (event.target instanceof HTMLInputElement && event.target.type === 'text') return;
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
