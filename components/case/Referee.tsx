import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Case } from '../../src/engine/core/case.ts';
import type { CaseError } from '../../src/engine/core/case-error.ts';
import { displayCase, formatCase } from '../../src/engine/core/notation/format.ts';
import { parseCase } from '../../src/engine/core/notation/parse.ts';
import { errorWords } from '../../src/i18n/errors.ts';
import { GAMES, type Lang } from '../../src/site.ts';
import { refereeLink } from './Actions.tsx';
import { CaseBoard } from './Board.tsx';
import { EditSeats } from './EditSeats.tsx';
import { bringGameOf, type Loaded, loaded, loadedGames } from './loaded.ts';
import { useCase } from './use-case.ts';

const ALL = GAMES.map(({ id }) => id);

interface Props {
  readonly lang: Lang;
  /** The case that stands here until one is typed or comes with the link. */
  readonly example: string;
}

/** The case in the address (`?c=`), or the example. A link holds its house rules; the example follows the reader's. */
export default function Referee({ lang, example }: Props) {
  const [linked, setLinked] = useState<string>();
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const text = new URLSearchParams(location.search).get('c');
    if (text !== null) bringGameOf(text).then(() => setLinked(text));
  }, []);
  const text = linked ?? example;
  const start = useMemo(() => {
    const read = parseCase(text, loadedGames());
    const fallback = parseCase(example, loadedGames());
    const first = read.ok ? read.value : (read.error.read ?? (fallback.ok ? fallback.value : undefined));
    const all = first && loaded(first.game, lang);
    return first && all && { first, all, shown: read.ok && !typing ? linesOf(first, all) : text };
  }, [text, example, lang]);
  /** Another game was named: its board takes the place of this one, and what was typed goes on in it. */
  const changeGame = (typed: string): void => {
    setTyping(true);
    setLinked(typed);
  };
  if (!start) return null;
  return (
    <RefereeBoard key={text} {...start} lang={lang} pinned={linked !== undefined} typing={typing} onGame={changeGame} />
  );
}

interface BoardProps {
  readonly first: Case;
  readonly all: Loaded;
  readonly shown: string;
  readonly lang: Lang;
  readonly pinned: boolean;
  /** It came in the middle of typing: the box keeps the focus. */
  readonly typing: boolean;
  onGame(typed: string): void;
}

function RefereeBoard({ first, all, shown, lang, pinned, typing, onGame }: BoardProps) {
  const { game, ui } = all;
  const state = useCase(first, game, pinned);
  const [typed, setTyped] = useState(shown);
  const read = useMemo(() => parseCase(typed, loadedGames()), [typed]);
  const latest = useRef(shown);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (typing) box.current?.focus();
  }, []);
  const error = read.ok ? undefined : read.error;
  const canonical = formatCase(state.now, game);
  const typedCanonical = read.ok ? formatCase(read.value, game) : undefined;

  // What was tapped is written into the box; what was typed is on the board already.
  const [last, setLast] = useState(canonical);
  useEffect(() => {
    if (canonical === last) return;
    setLast(canonical);
    history.replaceState(history.state, '', refereeLink(state.now, lang, all) + location.hash);
    const onBoard = read.ok ? typedCanonical : error?.read && formatCase(error.read, game);
    if (canonical !== onBoard) setTyped(linesOf(state.now, all));
  }, [canonical]);

  const type = (text: string): void => {
    setTyped(text);
    latest.current = text;
    // He types on while it comes.
    bringGameOf(text).then((came) => came && onGame(latest.current));
    const now = parseCase(text, loadedGames());
    const seen = now.ok ? now.value : now.error.read;
    if (seen && seen.game !== game.id) onGame(text);
    else if (seen && formatCase(seen, game) !== canonical) state.set(seen);
  };

  return (
    <div class="ref">
      <div class="nota">
        <label for="case-text">{ui.referee.label}</label>
        <textarea
          id="case-text"
          ref={box}
          class="box"
          rows={Math.min(8, typed.split('\n').length + 1)}
          value={typed}
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          aria-invalid={error !== undefined}
          aria-describedby={error ? 'case-error' : undefined}
          onInput={(event) => type(event.currentTarget.value)}
        />
        <div id="case-error" role="alert">
          {error && <ErrorPlate text={typed} error={error} lang={lang} ui={ui} />}
        </div>
      </div>
      {(read.ok || error?.read) && (
        <CaseBoard
          state={state}
          initial={first}
          all={all}
          lang={lang}
          guess={false}
          withheld={error && ui.referee.withheld}
          atReferee
          Hands={EditSeats}
        />
      )}
    </div>
  );
}

/** The text once more with the bad part marked, what is wrong with it, and the code. */
function ErrorPlate({ text, error, lang, ui }: { text: string; error: CaseError; lang: Lang; ui: Loaded['ui'] }) {
  const end = error.at + error.length;
  // The reader of cases knows the games that are here; the book has more.
  const told = error.code === 'unknown-game' ? { ...error, known: ALL } : error;
  return (
    <>
      <p class="box echo">
        {text.slice(0, error.at)}
        <mark class="bad">{text.slice(error.at, end) || ' … '}</mark>
        {text.slice(end)}
      </p>
      <div class="err">
        <span class="x" aria-hidden="true">
          ?
        </span>
        <p>
          {errorWords(told)[lang]} <code class="id">{error.code}</code>
          {error.read && <> {ui.referee.stillRead}</>}
        </p>
      </div>
    </>
  );
}

/** The display form with a field a line, as people write it. */
function linesOf(of: Case, { game }: Loaded): string {
  return displayCase(of, game).replaceAll('; ', ';\n');
}
