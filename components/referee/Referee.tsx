import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { EditionChange } from '#book/edition.ts';
import { type Case, unknownCards } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { CaseLink } from '#core/links/case-link.ts';
import { parseCase } from '#core/notation/parse.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import { spokenVerdict, useRuling } from '../case/use-ruling.ts';
import { chosenRuleSet } from '../house-rules/choice.ts';
import { isHouseChosen } from '../house-rules/house-chosen.ts';
import { otherRuleSets, useOtherRuleSets } from '../house-rules/use-houses.ts';
import { type Loaded, loaded, loadedGames, loadGame } from '../loading/loaded.ts';
import { whenLoaded } from '../loading/part.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { linkToSend } from '../share/case-link.ts';
import { type LinkMarks, withMarks } from '../share/link-marks.ts';
import { claimsPart, editionNote, openCase, question, sharedText } from './first-parts.ts';
import { isShared, readLink } from './link.ts';
import { readOwnRules, useOwnRules } from './own-rules.ts';
import { firstQuestion, gameIdOf, QuestionMenu, type Questions } from './QuestionMenu.tsx';
import { OneLine, RefereeTools } from './RefereeTools.tsx';
import { RulingCard } from './RulingCard.tsx';
import { readWhole } from './reader.ts';
import { contradictionNotes } from './reading-notes.ts';
import { Typed } from './Typed.tsx';
import { useTabs } from './tabs.ts';
import { tellingPart } from './told/telling.ts';
import { caseLines, type RefereeState, useReferee } from './use-referee.ts';
import { refereeWords, ruleSetTitle } from './words.ts';

/** The pause in typing before the verdict is announced, in milliseconds; an announcement for every key would be noise. */
const PAUSE = 900;

interface Props {
  readonly lang: Lang;
  /** What the editions of the book have changed. */
  readonly changes: readonly EditionChange[];
  readonly questions: Questions;
}

// It comes beside the words. A failed load is tried again when the widget is prepared.
if (!import.meta.env.SSR) whenLoaded(otherRuleSets.load());

/**
 * The referee: a box and a board in sync, and the ruling. A link (`?c=`) holds its house rules; an example follows the reader's.
 */
export default function Referee(props: Props) {
  const link = useMemo(() => (import.meta.env.SSR ? undefined : readLink(location.search)), []);
  const first = useMemo(() => firstCase(props.questions), []);
  return first ? <Table first={first} link={link} {...props} /> : null;
}

/** Loads what decides how the page opens: what other rule sets say, what its link means, and the reader's own rules. */
Referee.prepare = async (): Promise<void> => {
  await otherRuleSets.load();
  if (isShared(location.search)) await (await sharedText.load()).takeShared();
  const link = readLink(location.search);
  // Whether a link is notation or free text decides what the page opens on. Offline it opens on the box.
  const message = link && (await readWhole(link.text, undefined, !link.typed).catch(() => undefined));
  const linked = message?.read && loadedGames().find(({ id }) => id === message.read?.game);
  if (linked && !isHouseChosen(linked)) await question.load().catch(() => undefined);
  if (link?.claims) await claimsPart.load().catch(() => undefined);
  if (link?.told) await tellingPart.load().catch(() => undefined);
  if (linked && unknownCards(message.read?.fields ?? []) > 0) await openCase.load().catch(() => undefined);
  if (link?.sent) await editionNote.load().catch(() => undefined);
  // Without it the ruling stands alone.
  await Promise.all(loadedGames().map((game) => readOwnRules(game).catch(() => undefined)));
  // A link has another case than the built one, and so another game: the built one is not loaded at all.
  if (link || document.documentElement.hasAttribute('data-linked')) {
    document.querySelector('live-widget[widget=Referee]')?.replaceChildren();
  }
};

/** The commonest question of the first loaded game. */
function firstCase(questions: Questions): Case | undefined {
  const game = GAMES.find(({ id }) => loadedGames().some((one) => one.id === id));
  const read = game && parseCase(firstQuestion(questions, game.id), loadedGames());
  return read?.ok ? read.value : undefined;
}

interface TableProps extends Props {
  readonly first: Case;
  readonly link: CaseLink | undefined;
}

function Table({ first, link, ...props }: TableProps) {
  const { lang } = props;
  const table = useReferee(first, link);
  const [claims, onClaims] = useState(link?.claims);
  const all = loaded(table.now.game, lang);
  const words = refereeWords.in(lang);

  useEffect(() => {
    document.documentElement.removeAttribute('data-linked');
    // The example follows the house rules that the reader chose; a link has its own.
    if (!link) whenLoaded(underOwnRules(table.text), (own) => own !== table.text && table.begin(own));
  }, []);
  const marks = { s: claims, t: table.told?.code };
  useAddress(table, all, lang, marks, link?.typed === true && !table.error);
  useUndoKeys(table);
  // A link opens on the verdict; where it cannot be read, on the box. Where it was written in free text both are shown: the
  // reading stands under the text, and the verdict above it.
  const linked = link !== undefined && !table.error && !table.reading;
  const example = useRef(table.now);
  if (!table.canUndo && !table.canRedo) example.current = table.now;
  // While the first words are no case yet the example stands there.
  const brought = link !== undefined || table.now !== example.current;
  const page = { ...props, table, linked, brought, claims, onClaims, challenge: linked && link.challenge === true };
  return all && words ? <Page {...page} all={all} words={words} /> : null;
}

interface PageProps extends Props {
  readonly table: RefereeState;
  /** The page was opened by a link, which has been read. */
  readonly linked: boolean;
  /** Somebody brought the case: it is not the example that the page opens on. */
  readonly brought: boolean;
  /** Who says what of the case, as a link has it; undefined where nobody was asked. */
  readonly claims: string | undefined;
  onClaims(claims: string | undefined): void;
  /** Its link asks before it shows the verdict. */
  readonly challenge: boolean;
  readonly all: Loaded;
  readonly words: RefereeWords;
}

function Page({
  table,
  linked,
  brought,
  claims,
  onClaims,
  challenge,
  all,
  words,
  lang,
  changes,
  questions,
}: PageProps) {
  const { now, error, waitsFor, sent, reading } = table;
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
  const fold = useRef<HTMLDivElement>(null);
  const empty = now.fields.every(({ cards, unknown }) => cards.length === 0 && !unknown);
  const ruled = useRuling(now, all, error ? words.withheld : empty ? ui.case.waiting : undefined);
  const { ruling, refusal, act } = ruled;
  const found = useOtherRuleSets(now, all, true, ruling !== undefined);
  const summary = ruling && all.game.summary(ruling.verdict);
  const own = useOwnRules(all.game);
  const [coming, ask] = useAsking(table);
  // Once hands or rules are changed there is nothing left to guess.
  const untouched = !table.canUndo && !table.canRedo;
  const guess = challenge && !seen && untouched && ruling ? all.words.guess(ruling.verdict) : undefined;
  const hidden = asked && guess !== undefined;
  const shown = waitsFor === undefined && (!error || Boolean(error.read));

  const telling = table.told && tellingPart.here;
  const granted = table.told && telling?.grantedText(table.told, lang);
  const verdict = ruling && all.words.verdict(ruling);
  const told = verdict && table.told && telling ? telling.asToldWords(verdict, table.told) : verdict;
  // A verdict is announced when it results from the reader's action; the first one is not announced.
  const said = useCalm(
    !shown ? '' : told ? [spokenVerdict(told, ui), granted].filter(Boolean).join(' ') : refusal,
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
  useTabs(coming ?? game, (of) => {
    toBox();
    layExample(of, firstQuestion(questions, of));
  });
  const clear = (): void => {
    toBox();
    setEditing(true);
    onClaims(undefined);
    act(() => table.change({ ...now, fields: now.fields.map((field) => ({ ...field, cards: [], eaten: [] })) }));
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
    table.lay('');
  };
  const setHouse = ({ preset, rules }: RuleSet): void => act(() => table.change({ ...now, preset, rules }));
  const want = (setting: string): void => {
    setOpen(true);
    // In the next frame, once the folded part is open.
    requestAnimationFrame(() => fold.current?.querySelector<HTMLElement>(`[data-setting=${setting}]`)?.focus());
  };
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
      {!first && <OneLine ruling={ruling} verdict={told} refusal={refusal} all={all} words={words} />}
      {!first && (
        <Typed {...typed} title={<h1>{words.title}</h1>} onNew={clear}>
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
          untrue={reading && ruling ? contradictionNotes(reading, ruling, all, words) : []}
          changes={changes}
          opinions={found.opinions}
          brought={brought}
          story={table.told}
          asked={heading}
          onAsked={setHeading}
          onTell={(chosen) => act(() => table.tell(chosen))}
          own={own && (first || !sameRules(own.rules, now)) ? own : undefined}
          {...of}
          claims={claims}
          onClaims={onClaims}
          onCase={table.change}
        />
      )}
      {!hidden && (
        <RefereeTools
          ruled={shown ? ruled : { ...ruled, ruling: undefined }}
          isShown={shown && !error}
          found={found}
          summary={summary}
          {...of}
          first={first}
          open={open}
          fold={fold}
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

/** Shows an example once its game is loaded; returns the game being loaded meanwhile. */
function useAsking(table: RefereeState): [GameId | undefined, (of: GameId, example: string) => Promise<void>] {
  const [coming, setComing] = useState<GameId>();
  const asked = useRef('');
  const ask = async (of: GameId, example: string): Promise<void> => {
    asked.current = example;
    setComing(of);
    await loadGame(of).catch(() => undefined);
    const own = await underOwnRules(example);
    // The latest request counts, whichever game is loaded first.
    if (asked.current !== example) return;
    setComing(undefined);
    table.lay(own);
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
 * The address states the current case, so that it can be bookmarked, sent, and returned to.
 * @param isRead it holds a text as somebody wrote it, which has been read
 */
function useAddress(
  { now, error, sent }: RefereeState,
  all: Loaded | undefined,
  lang: Lang,
  marks: LinkMarks,
  isRead: boolean,
): void {
  const canonical = all && [formatCase(now, all.game), marks.s, marks.t].join();
  const [last, setLast] = useState(isRead ? undefined : canonical);
  useEffect(() => {
    if (!all || canonical === last) return;
    setLast(canonical);
    const ruled = judge(all.game, now.fields, now.rules);
    const isWhole = unknownCards(now.fields) === 0;
    const summary =
      sent?.summary ?? (isWhole && ruled.ok && !error ? all.game.summary(ruled.value.verdict) : undefined);
    const address = linkToSend(now, lang, all, summary && formatSummary(summary), sent?.edition);
    history.replaceState(history.state, '', withMarks(address, marks) + location.hash);
  }, [canonical]);
}

/**
 * An example under the house rules that the reader chose for its game; as it is where none were chosen, or their deck lacks its
 * cards.
 */
async function underOwnRules(text: string): Promise<string> {
  const read = parseCase(text, loadedGames());
  const game = read.ok ? loadedGames().find(({ id }) => id === read.value.game) : undefined;
  if (!read.ok || !game) return text;
  const ruleSet = await chosenRuleSet(game);
  const own = ruleSet && judge(game, read.value.fields, ruleSet.rules).ok ? { ...read.value, ...ruleSet } : read.value;
  return caseLines(own);
}
