import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Effort } from '#src/reading/effort.ts';
import type { TextPlace } from '#src/reading/reading.ts';
import { loadedGames } from '../loading/loaded.ts';
import { part } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { Button } from '../page/controls.tsx';
import { CaseInput, SpokenLater } from './CaseInput.tsx';
import { readerPart, readHere } from './reader.ts';
import { tellingPart } from './told/telling.ts';
import { isAwaited, type RefereeState } from './use-referee.ts';
import type { RefereeContext } from './words.ts';

interface Props extends Pick<RefereeContext, 'all' | 'lang' | 'words'> {
  readonly table: RefereeState;
  readonly ruling: Ruling<unknown> | undefined;
  /** The requested game is loading. */
  readonly coming: boolean;
  /** What stands above the box at the left of undo and redo. */
  readonly title?: ComponentChildren;
  /** What stands between that and the box. */
  readonly children?: ComponentChildren;
  /** What stands under the box while it is empty; left out where it is not, or something else is on the page. */
  readonly blank?: ComponentChildren;
  /** Clears the hands; left out where another button does. */
  onNew?(): void;
  /** Who says what of the case is told. */
  readonly isArgued: boolean;
  /** Two people have their say about the case. */
  onClaims(claims: string): void;
  /** Opens the board, for cards to be tapped. */
  onPick(): void;
}

/** Can it be that two people have their say? Whether they do is read late. */
const SAYS = '(?:n[oó]i|b[aả]o|k[eê]u|[dđ][oò]i|says?|said|claims|thinks)';
const TWO_SAY = new RegExp(`${SAYS}.*${SAYS}`, 'isu');

/** Loaded where there is something to say; without them the faulty word is marked all the same. */
const errorMessages = part(() => import('./ErrorMessage.tsx'));

/** The text box, the messages about text that is no case, and the shared history of box and board. */
export function Typed({ table, ruling, all, lang, words, coming, title, children, blank, onNew, ...props }: Props) {
  const { isArgued, onClaims, onPick } = props;
  const { text, reading, notes = [] } = table;
  // Until the reader of words is here nobody can say what is wrong with them.
  const waits = isAwaited(table) || coming;
  const error = waits || table.error?.code === 'empty' ? undefined : table.error;
  const { ui } = all;
  const [focus, setFocus] = useState(0);
  const [chosen, setChosen] = useState<TextPlace>();
  const unread = reading?.unread ?? [];
  const untrue = reading?.contradictions ?? [];
  const isClear = !error && unread.length + untrue.length + notes.length === 0;
  // Hands without a number or a suit are rare: it may be a question.
  const mayAsk = reading !== undefined && !/[\d♠♥♦♣]/u.test(text);
  const maySay = reading !== undefined && TWO_SAY.test(text);
  const { part: plate } = usePart(errorMessages, !isClear || mayAsk || maySay);
  const trouble = useRef<HTMLDivElement>(null);
  const mending = {
    text,
    games: loadedGames(),
    home: all.game,
    words,
    onMend(mended: string): void {
      table.mend(mended);
      setChosen(undefined);
      setFocus(focus + 1);
    },
  };
  const told = [
    ...((reading && readerPart.here?.contradictionNotes(reading, ruling, all, words)) ?? []),
    ...(readerPart.here?.noteSentences(notes, all, words) ?? []),
  ];
  const handless = reading !== undefined && reading.seats.length === 0 && reading.game !== 'named';
  return (
    <div class={blank ? 'nota blank' : 'nota'}>
      <div class="bar">
        {title}
        {(!blank || table.canUndo || table.canRedo) && (
          <>
            <Button data-act="undo" aria-disabled={!table.canUndo} onClick={table.undo} text={words.undo} />
            <Button data-act="redo" aria-disabled={!table.canRedo} onClick={table.redo} text={words.redo} />
          </>
        )}
        {onNew && !blank && <Button data-act="new" onClick={onNew} text={words.fresh} />}
      </div>
      {!blank && !waits && children}
      <label for="case-text">{blank ? words.blank.label : words.label}</label>
      <p id="case-help" class="s mute" hidden={blank !== undefined}>
        {words.boxHelp}
      </p>
      <CaseInput
        text={text}
        error={error}
        isPart={reading?.ask === undefined}
        inWords={reading !== undefined || waits}
        unread={unread}
        chosen={chosen}
        focus={focus}
        onFocus={table.readEarly}
        onType={table.type}
      />
      <div ref={trouble}>
        <div id="case-error">
          {error && plate && (
            <plate.Trouble
              error={error}
              ask={reading?.ask}
              handless={handless}
              lacking={reading?.lacksCards === true}
              bare={reading !== undefined && reading.seats.length === 0 && error.code !== 'bad-card' && !table.untold}
              instead={table.untold && tellingPart.here?.unsettledText(table.untold, lang)}
              lang={lang}
              ui={ui}
              read={(mended, effort) => readAgain(mended, table.home, error, effort)}
              {...mending}
            />
          )}
        </div>
        {!error && plate && (
          <>
            {unread.length > 0 && <plate.UnreadMessage unread={unread} {...mending} />}
            {told.length > 0 && <plate.Notes told={told} />}
            {maySay && (
              <plate.TwoSayings
                text={text}
                fields={table.now.fields}
                isTold={isArgued}
                words={words}
                onClaims={onClaims}
              />
            )}
            {mayAsk && <plate.InWords text={text} home={all.game.id} lang={lang} words={words} handless={false} />}
          </>
        )}
      </div>
      <SpokenLater of={trouble} typed={text} />
      {readerPart.here && (
        <readerPart.here.ReadAs
          table={table}
          all={all}
          words={words}
          onWords={(place) => {
            setChosen(place);
            setFocus(focus + 1);
          }}
          onPick={onPick}
        />
      )}
      {waits && (
        <div class="coming">
          <p>{words.loading}</p>
          <p class="still">
            <b>{words.still.title}</b> {words.still.lead}
          </p>
        </div>
      )}
      {blank}
    </div>
  );
}

/** A corrected text, read like any other. @param before why it was no case */
function readAgain(mended: string, home: Case, before: CaseError, effort: Effort): Result<Case, CaseError> {
  const { read, error } = readHere(mended, home, { effort });
  return read && !error ? ok(read) : err(error ?? before);
}
