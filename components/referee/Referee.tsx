import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { EDITION, type EditionChange } from '#book/edition.ts';
import { type Case, unknownCards } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import { encodeReadable } from '#words/text.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import { openCase } from '../case/parts.ts';
import { spokenVerdict, useRuling } from '../case/use-ruling.ts';
import { chosenRuleSet } from '../house-rules/choice.ts';
import { useOpinions } from '../house-rules/use-opinions.ts';
import { type Loaded, loaded, loadedGames, loadGame } from '../loading/loaded.ts';
import { whenLoaded } from '../loading/part.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { linkToSend } from '../share/case-link.ts';
import { type LinkMarks, withMarks } from '../share/link-marks.ts';
import { caseLines } from './case-lines.ts';
import { isShared, keepWords, type LinkedCase, readLink } from './link.ts';
import { readOwnRules, useOwnRules } from './own-rules.ts';
import { firstQuestion, gameIdOf, QuestionMenu, type Questions } from './QuestionMenu.tsx';
import { OneLine, RefereeTools, type WantedRule } from './RefereeTools.tsx';
import { RulingCard } from './RulingCard.tsx';
import { readerPart, readWhole } from './reader.ts';
import { rulingPart } from './ruling-part.ts';
import { Starts, type ToldStart } from './Starts.tsx';
import { takeShared } from './shared-text.ts';
import { Typed } from './Typed.tsx';
import { useTabs } from './tabs.ts';
import { tellingPart, toldHands } from './told/telling.ts';
import { isAwaited, type RefereeState, useReferee } from './use-referee.ts';
import { refereeWords, ruleSetTitle } from './words.ts';

/** The pause in typing before the verdict is announced, in milliseconds; an announcement for every key would be noise. */
const PAUSE = 900;

interface Props {
  readonly lang: Lang;
  /** What the editions of the book have changed. */
  readonly changes: readonly EditionChange[];
  readonly questions: Questions;
  readonly starts: readonly ToldStart[];
}

/**
 * The referee: a box and a board in sync, and the ruling. It opens on an empty box, under the reader's own house rules, or on the
 * case of a link (`?c=`), which holds its own.
 */
export default function Referee(props: Props) {
  const link = useMemo(() => (import.meta.env.SSR ? undefined : readLink(location.search)), []);
  const first = useMemo(() => {
    const game = GAMES.find(({ id }) => loadedGames().some((one) => one.id === id));
    return game && emptyCase(props.questions, game.id);
  }, []);
  return first ? <Table first={first} link={link} {...props} /> : null;
}

/** Loads what decides how the page opens: what other rule sets say, what its link means, and the reader's own rules. */
Referee.prepare = async (): Promise<void> => {
  if (isShared(location.search)) await takeShared();
  const link = readLink(location.search);
  // Whether a link is notation or free text decides what the page opens on. Offline it opens on the box.
  const message = link && (await readWhole(link.text, undefined, !link.typed).catch(() => undefined));
  if (link?.words !== undefined) await readWhole(link.words, undefined, false).catch(() => undefined);
  const linked = message?.read && loadedGames().find(({ id }) => id === message.read?.game);
  const isOld = link?.sent !== undefined && link.sent.edition !== EDITION;
  if (link?.claims || isOld) await rulingPart.load().catch(() => undefined);
  if (link?.told) await Promise.all([tellingPart.load(), ...loadedGames().map(({ id }) => toldHands(id).load())]);
  if (linked && unknownCards(message.read?.fields ?? []) > 0) await openCase.load().catch(() => undefined);
  // Without it the ruling stands alone.
  await Promise.all(loadedGames().map((game) => readOwnRules(game).catch(() => undefined)));
  // A link has another case than the built one, and so another game: the built one is not loaded at all.
  if (link || document.documentElement.hasAttribute('data-linked')) {
    document.querySelector('live-widget[widget=Referee]')?.replaceChildren();
  }
};

/** The seats of a loaded game's commonest question, without any cards. */
function emptyCase(questions: Questions, id: GameId): Case | undefined {
  const read = parseCase(firstQuestion(questions, id), loadedGames());
  if (!read.ok) return undefined;
  return { ...read.value, fields: read.value.fields.map((field) => ({ ...field, cards: [], eaten: [] })) };
}

interface TableProps extends Props {
  readonly first: Case;
  readonly link: LinkedCase | undefined;
}

function Table({ first, link, ...props }: TableProps) {
  const { lang } = props;
  const table = useReferee(first, link);
  const [claims, onClaims] = useState(link?.claims);
  const all = loaded(table.now.game, lang);
  const words = refereeWords[lang];

  useEffect(() => {
    document.documentElement.removeAttribute('data-linked');
    document.querySelector('.opening')?.remove();
    // A link has its own house rules.
    if (!link) whenLoaded(underOwnRules(first), (own) => own !== first && table.begin(own));
  }, []);
  const marks = { s: claims, t: table.told?.code };
  useAddress(table, all, lang, marks, link?.typed === true && !table.error);
  useUndoKeys(table);
  // A link opens on the verdict; where it cannot be read, on the box. Where it was written in free text both are shown: the
  // reading stands under the text, and the verdict above it.
  const linked = link !== undefined && !table.error && !table.reading;
  const page = { ...props, table, linked, claims, onClaims, challenge: linked && link.challenge === true };
  return all ? <Page {...page} all={all} words={words} /> : null;
}

interface PageProps extends Props {
  readonly table: RefereeState;
  /** The page was opened by a link, which has been read. */
  readonly linked: boolean;
  /** Who says what of the case, as a link has it; undefined where nobody was asked. */
  readonly claims: string | undefined;
  onClaims(claims: string | undefined): void;
  /** Its link asks before it shows the verdict. */
  readonly challenge: boolean;
  readonly all: Loaded;
  readonly words: RefereeWords;
}

function Page({ table, linked, claims, onClaims, challenge, all, words, lang, changes, questions, starts }: PageProps) {
  const { now, error, sent, reading } = table;
  const { ui } = all;
  const of = { now, all, lang, words };
  const game = gameIdOf(now);
  /** The verdict comes first, with the editing tools folded away; or the box comes first. */
  const [first, setFirst] = useState(linked);
  const [asked, setAsked] = useState(challenge);
  /** The reader chose not to guess. */
  const [seen, setSeen] = useState(false);
  const [open, setOpen] = useState(false);
  const [editing, setEditing] = useState(false);
  const [heading, setHeading] = useState<string>();
  /** A house rule that the reader wants to change: it takes the focus once the folded part is there. */
  const [wanted, setWanted] = useState<WantedRule>();
  const empty = now.fields.every(({ cards, unknown }) => cards.length === 0 && !unknown);
  const ruled = useRuling(now, all, error ? words.withheld : empty ? ui.case.waiting : undefined);
  const { ruling, refusal, act } = ruled;
  const opinions = useOpinions(now, all, ruling !== undefined, true);
  const summary = ruling && all.game.summary(ruling.verdict);
  const own = useOwnRules(all.game);
  const [coming, ask] = useAsking(table, questions);
  /** The game that the reader chose before they told anything. */
  const [chosen, setChosen] = useState<GameId>();
  useEffect(() => setChosen(gameInAddress()), []);
  // Once hands or rules are changed there is nothing left to guess.
  const untouched = !table.canUndo && !table.canRedo;
  const guess = challenge && !seen && untouched && ruling ? all.words.guess(ruling.verdict) : undefined;
  const hidden = asked && guess !== undefined;
  const waits = isAwaited(table);
  const shown = !waits && (!error || Boolean(error.read));
  const blank = error?.code === 'empty';
  /** Nothing but the box: nothing on the page may claim to be the verdict on words that nobody has judged yet. */
  const quiet = !first && (blank || waits) && !editing;

  const telling = table.told && tellingPart.here;
  const granted = table.told && telling?.grantedText(table.told, lang);
  const verdict = ruling && all.words.verdict(ruling);
  const told = verdict && table.told && telling ? telling.asToldWords(verdict, table.told) : verdict;
  const announced = told ? [spokenVerdict(told, ui), granted].filter(Boolean).join(' ') : refusal;
  // A verdict is announced when it results from the reader's action; the first one is not announced.
  const said = useCalm(
    waits || coming ? words.loading : shown ? announced : '',
    table.canUndo || table.canRedo,
    table.typing ? PAUSE : 0,
  );

  const layExample = (of: GameId, example: string): void => {
    setEditing(false);
    onClaims(undefined);
    ask(of, example);
  };
  const toBox = (): void => {
    setFirst(false);
    setOpen(false);
  };
  useTabs(coming ?? (blank ? chosen : game), (of) => {
    toBox();
    setEditing(false);
    onClaims(undefined);
    setChosen(of);
    ask(of);
  });
  const clear = (): void => {
    toBox();
    setEditing(true);
    onClaims(undefined);
    act(table.clear);
    scrollTo({ top: 0 });
  };
  const toTyped = (): void => {
    toBox();
    setEditing(false);
    // In the next frame, once the box stands at the top.
    requestAnimationFrame(() => document.getElementById('case-text')?.focus());
  };
  /** As `clear`, but for who says or types all of it: the box is empty. */
  const begin = (): void => {
    toTyped();
    onClaims(undefined);
    table.empty(now);
  };
  const setHouse = ({ preset, rules }: RuleSet): void => act(() => table.change({ ...now, preset, rules }));
  const want = (setting: string): void => {
    setOpen(true);
    setWanted({ setting });
  };
  // The button that begins to change hands is gone then.
  useFocusKept(editing, () => ruled.board.current?.querySelector<HTMLElement>('[data-act=edit]'));
  const edit = (on: boolean): void => {
    setEditing(on);
    if (on && first) ruled.board.current?.scrollIntoView({ block: 'start' });
  };
  const asking = (
    <QuestionMenu
      game={game}
      questions={questions[game] ?? []}
      asks={all.words.asks}
      words={words}
      onAsk={layExample}
    />
  );
  const typed = {
    table,
    ruling,
    all,
    lang,
    words,
    coming: coming !== undefined,
    isArgued: Boolean(claims),
    onClaims,
    onPick(): void {
      edit(true);
      ruled.board.current?.scrollIntoView({ block: 'start' });
    },
  };

  return (
    <div class={first ? 'ref linked' : 'ref'} data-g={gameOf(game).ink}>
      {!first && !quiet && <OneLine ruling={ruling} verdict={told} refusal={refusal} all={all} words={words} />}
      {!first && (
        <Typed
          {...typed}
          title={<h1>{words.title}</h1>}
          blank={
            blank && !editing ? (
              <Starts starts={starts} game={chosen} words={words} onStart={layExample} onPick={clear} />
            ) : undefined
          }
          onNew={clear}
        >
          <div class="pick">
            <p>
              <span>{words.game}</span> <b>{all.words.name}</b>
            </p>
            <button type="button" data-want="preset" onClick={() => want('preset')}>
              <span>{words.houseOf}</span> <b>{ruleSetTitle(now, all, words)}</b>
            </button>
          </div>
        </Typed>
      )}
      {shown && (
        <RulingCard
          key={game}
          ruled={ruled}
          summary={summary}
          partial={error !== undefined}
          first={first}
          guess={guess}
          hidden={hidden}
          onGuess={() => setAsked(false)}
          onSee={() => setSeen(true)}
          editing={editing}
          onEdit={edit}
          sent={sent}
          untrue={(reading && ruling && readerPart.here?.contradictionNotes(reading, ruling, all, words)) ?? []}
          changes={changes}
          opinions={opinions}
          story={table.told}
          asked={heading}
          onAsked={setHeading}
          onTell={(chosen) => act(() => table.tell(chosen))}
          own={own && (first || !sameRules(own, now)) ? own : undefined}
          {...of}
          claims={claims}
          onClaims={onClaims}
          onCase={table.change}
        />
      )}
      {!hidden && !quiet && (
        <RefereeTools
          ruled={shown ? ruled : { ...ruled, ruling: undefined }}
          isShown={shown && !error}
          opinions={opinions}
          wanted={wanted}
          summary={summary}
          {...of}
          first={first}
          open={open}
          onOpen={setOpen}
          onRuleSet={setHouse}
          onWant={want}
          onNew={clear}
          claims={claims}
          isAsked={heading !== undefined && claims === undefined}
          conditions={[granted, heading]}
          verdict={told}
          story={table.told}
          onClaims={onClaims}
          onFresh={begin}
          onHeard={table.lay}
          onUnread={toTyped}
        >
          {first && !editing && <Button class="link" data-act="hands" onClick={() => edit(true)} text={ui.case.edit} />}
          {first && <Typed {...typed} />}
          {asking}
        </RefereeTools>
      )}
      <Spoken text={said} />
    </div>
  );
}

/** The same rules, whatever preset they are described by. */
function sameRules(a: RuleSet, b: RuleSet): boolean {
  return Object.keys(a.rules).every((key) => a.rules[key] === b.rules[key]);
}

/** The game that a link of another page asks about, without a case. */
function gameInAddress(): GameId | undefined {
  const query = new URLSearchParams(location.search);
  return query.has('c') ? undefined : GAMES.find(({ id }) => id === query.get('g'))?.id;
}

/**
 * Begins with a game once it is loaded, under the reader's own house rules: with a text, or with an empty box.
 * @returns the game being loaded meanwhile, and the function
 */
function useAsking(
  table: RefereeState,
  questions: Questions,
): [GameId | undefined, (of: GameId, text?: string) => Promise<void>] {
  const [coming, setComing] = useState<GameId>();
  const asked = useRef({});
  const latest = useRef(table.text);
  latest.current = table.text;
  const ask = async (of: GameId, text?: string): Promise<void> => {
    const request = {};
    const before = table.text;
    asked.current = request;
    setComing(of);
    await loadGame(of).catch(() => undefined);
    const empty = emptyCase(questions, of);
    const own = empty && (await underOwnRules(empty));
    // The latest request counts, whichever game is loaded first.
    if (asked.current !== request) return;
    setComing(undefined);
    if (!own) return;
    // What was typed meanwhile stays, and is of this game.
    if (latest.current !== before) return table.lay(latest.current, own);
    if (text === undefined) return table.empty(own);
    const read = parseCase(text, loadedGames());
    table.lay(read.ok ? caseLines(await underOwnRules(read.value)) : text, own);
  };
  return [coming, ask];
}

/**
 * A text debounced: the previous one until it has not changed for a while.
 * @param said whether it is announced at all
 * @param pause in milliseconds
 */
function useCalm(text: string, said: boolean, pause: number): string {
  const [calm, setCalm] = useState('');
  useEffect(() => {
    const later = setTimeout(() => setCalm(said ? text : ''), text === '' ? 0 : pause);
    return () => clearTimeout(later);
  }, [text]);
  return calm;
}

/** Ctrl+Z and the like, wherever the focus is: box and board share one history, which the browser's own undo would break. */
function useUndoKeys({ undo, redo }: RefereeState): void {
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

/**
 * The address states the current case, so that it can be bookmarked, sent, and returned to; words that are no case yet stand there
 * as they were typed.
 * @param isRead it holds a text as somebody wrote it, which has been read
 */
function useAddress(table: RefereeState, all: Loaded | undefined, lang: Lang, marks: LinkMarks, isRead: boolean): void {
  const { now, text, error, sent, typing } = table;
  const isCase = error === undefined && !isAwaited(table);
  const state = all && [isCase && formatCase(now, all.game), marks.s, marks.t, text].join();
  const [last, setLast] = useState(isRead ? undefined : state);
  const written = useRef(0);
  const caseAddress = (game: Loaded): string => {
    const ruled = judge(game.game, now.fields, now.rules);
    const isWhole = unknownCards(now.fields) === 0;
    const summary = sent?.summary ?? (isWhole && ruled.ok ? game.game.summary(ruled.value.verdict) : undefined);
    const address = linkToSend(now, lang, game, summary && formatSummary(summary), sent?.edition);
    return withMarks(address, marks);
  };
  useEffect(() => {
    if (!all || state === last) return undefined;
    const write = (): void => {
      stop();
      written.current = Date.now();
      setLast(state);
      const words = text.trim() === '' ? '' : `?c=${encodeReadable(text)}&w=1`;
      const address = isCase ? caseAddress(all) : location.pathname + words;
      history.replaceState(history.state, '', address + location.hash);
      keepWords(location.search, isCase && text !== caseLines(now) ? text : undefined);
    };
    // Browsers refuse addresses that change with every letter.
    const later = setTimeout(write, typing ? Math.max(0, written.current + WRITES - Date.now()) : 0);
    // Whoever leaves the box may leave the page: its links carry the address.
    const leaves = ['pagehide', 'pointerdown', 'focusin'] as const;
    const stop = (): void => {
      clearTimeout(later);
      for (const type of leaves) removeEventListener(type, write, true);
    };
    for (const type of leaves) addEventListener(type, write, true);
    return stop;
  }, [state]);
}

/** The least time between two changes of the address while somebody types, in milliseconds. */
const WRITES = 300;

/** A case under the house rules that the reader chose for its game; as it is where none were chosen, or their deck lacks its cards. */
async function underOwnRules(of: Case): Promise<Case> {
  const game = loadedGames().find(({ id }) => id === of.game);
  const ruleSet = game && (await chosenRuleSet(game));
  if (!ruleSet) return of;
  const isEmpty = of.fields.every(({ cards }) => cards.length === 0);
  return isEmpty || judge(game, of.fields, ruleSet.rules).ok ? { ...of, ...ruleSet } : of;
}
