import { useEffect, useReducer } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import type { LinkRuling } from '#core/links/case-link.ts';
import type { Message, Note, Story } from '#src/reading/reading.ts';
import { loadedGames, loadGame } from '../loading/loaded.ts';
import { whenLoaded } from '../loading/part.ts';
import { caseLines } from './case-lines.ts';
import type { LinkedCase } from './link.ts';
import { loadReader, readHere, wantsReader } from './reader.ts';
import type { ToldCase } from './told/tell.ts';
import { tellingOf, tellingPart, toldHands } from './told/telling.ts';

/** The referee's draft: the text in the box, and the case on the board. */
export interface RefereeDraft {
  readonly text: string;
  /** The case of the text, complete or partial; the previous one where nothing can be read. */
  readonly now: Case;
  /**
   * The case on the board when the text was begun: its game and house rules apply where the text names none. What a part of the
   * text was taken for does not count, so a pause while typing changes nothing.
   */
  readonly home: Case;
  /** Why the text is no case. */
  readonly error: CaseError | undefined;
  /** A game that must be loaded before the text can be read. */
  readonly waitsFor: string | undefined;
  /** How text outside the notation was read. */
  readonly reading?: Message | undefined;
  /** The text is a link's: notation is read literally. */
  readonly exact?: boolean | undefined;
  /** Notes about how the text was read. */
  readonly notes?: readonly Note[] | undefined;
  /** The ruling that the link states, as long as its case is unchanged. */
  readonly sent?: LinkRuling | undefined;
  /** Hands that were told by what they come to; the case holds cards that stand in for them. */
  readonly told?: ToldCase | undefined;
  /** The game of a story whose hands cannot be told before it is loaded. */
  readonly untoldGame?: string;
  /** A story that leaves open how it is ruled. */
  readonly untold?: Story | undefined;
}

/** The draft with its undo history, the latest last, and its redo history, the next first. */
export interface RefereeHistory {
  readonly table: RefereeDraft;
  readonly past: readonly RefereeDraft[];
  readonly future: readonly RefereeDraft[];
  /** Letters typed in a row are undone word by word. */
  readonly typing: boolean;
}

export type RefereeAction =
  | { readonly type: 'put'; readonly table: RefereeDraft; readonly typing: boolean }
  /** Something that was awaited is loaded: a game, or the reader of free text. */
  | { readonly type: 'come' }
  | { readonly type: 'begin'; readonly table: RefereeDraft }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

export const LONGEST_PAST = 200;

/** The state after an action. */
export function reduce(state: RefereeHistory, step: RefereeAction): RefereeHistory {
  const { table, past, future } = state;
  switch (step.type) {
    case 'put': {
      const goesOn =
        step.typing && state.typing && !/[\s;:,]$/.test(table.text) && isTyped(table.text, step.table.text);
      const before = goesOn ? past : [...past, table].slice(-LONGEST_PAST);
      return { table: step.table, past: before, future: [], typing: step.typing };
    }
    // After a game has been loaded: the current text counts, not the one that requested it.
    case 'come':
      return isOpen(table) ? { ...state, table: reread(table) } : state;
    case 'begin':
      // What the reader did meanwhile is kept, read on top of the new first state; undo leads back to that state.
      return past.length === 0
        ? { ...state, table: step.table }
        : { ...state, table: readAt(step.table.now, table), past: [step.table, ...past.slice(1)] };
    case 'undo': {
      const before = past.at(-1);
      return before
        ? { table: reread(before), past: past.slice(0, -1), future: [table, ...future], typing: false }
        : state;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { table: reread(next), past: [...past, table], future: rest, typing: false } : state;
    }
  }
}

/** Does what the text means wait for something that is being loaded? Until then nobody can say what is ruled, or what is wrong. */
export function isAwaited(table: RefereeDraft): boolean {
  const { waitsFor, untoldGame, reading } = table;
  const isTold = reading?.lacksCards === true && !tellingPart.here;
  return waitsFor !== undefined || untoldGame !== undefined || isTold || wantsReader(table);
}

/** Could the text be read otherwise once more is loaded? */
function isOpen(table: RefereeDraft): boolean {
  return table.waitsFor !== undefined || table.error !== undefined || table.reading?.lacksCards === true;
}

/** The most that one key changes, in UTF-16 units: Vietnamese keyboards rewrite a syllable with each letter. */
const LONGEST_KEY = 5;

/** Whether one keystroke turned one text into the other; a paste is a step of its own. */
function isTyped(before: string, after: string): boolean {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return Math.max(before.length, after.length) - start - end <= LONGEST_KEY;
}

export interface RefereeState extends RefereeDraft {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The last change was a letter: more may follow. */
  readonly typing: boolean;
  /** A letter more or less in the box. */
  type(text: string): void;
  /** Another text as a whole. @param home whose game and house rules apply where it names none; else those on the board */
  lay(text: string, home?: Case): void;
  /** The text with something put right. */
  mend(text: string): void;
  /** A change on the board; the box is rewritten to match. */
  change(next: Case): void;
  /** The reader says which of the hands that fit a story it is. */
  tell(chosen: number): void;
  /** The reader starts to type: the reader of free text is loaded. */
  readEarly(): void;
  /** Replaces the initial state: an empty box under the reader's own house rules. Later changes stay. */
  begin(first: Case): void;
  /** An empty box, and nothing on the board but the seats of this case. */
  empty(first: Case): void;
  /** Another round of the same people under the same house rules: their hands are empty, and so is the box. */
  clear(): void;
  undo(): void;
  redo(): void;
}

/**
 * The referee's state: box and board in sync, with one history for both.
 * @param first the seats and house rules of the initial state, until a link or the reader replaces it
 */
export function useReferee(first: Case, link: LinkedCase | undefined): RefereeState {
  const [{ table, past, future, typing }, dispatch] = useReducer(reduce, undefined, () => ({
    table: link ? linkedTable(link, first) : laidTable('', first),
    past: [],
    future: [],
    typing: false,
  }));

  // A game's engine is loaded when it is named, while the reader types on.
  useEffect(() => {
    if (table.waitsFor !== undefined) whenLoaded(loadGame(table.waitsFor), () => dispatch({ type: 'come' }));
  }, [table]);

  // Text that was typed meanwhile is read again.
  const wake = (): void => whenLoaded(loadReader(), () => dispatch({ type: 'come' }));
  // Text outside the notation may be free text, from a link, a button, or typing before hydration.
  useEffect(() => {
    if (wantsReader(table)) wake();
  }, [table]);

  // Where cards are missing, hands may be told by what they come to.
  useEffect(() => {
    const { reading, untoldGame, home } = table;
    const hands = toldHands(untoldGame ?? home.game);
    if (untoldGame !== undefined || (reading?.lacksCards && !tellingPart.here))
      whenLoaded(Promise.all([tellingPart.load(), hands.load()]), () => dispatch({ type: 'come' }));
  }, [table]);

  const put = (next: RefereeDraft, typing = false): void => dispatch({ type: 'put', table: next, typing });
  return {
    ...table,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    typing,
    readEarly: wake,
    type: (typed) => put(typedOn(table, typed), true),
    lay: (laid, home = table.now) => put(laidTable(laid, home)),
    mend: (mended) => put(readTable(mended, table.now, table.home)),
    change: (next) => put(changed(table, next)),
    tell(chosen) {
      const fields = table.told?.ways[chosen]?.fields;
      if (fields && table.told)
        put({
          ...table,
          now: { ...table.now, fields },
          told: { ...table.told, chosen, isAnswered: true },
          sent: undefined,
        });
    },
    clear() {
      const { now } = table;
      const fields = now.fields.map((field) => ({ ...field, cards: [], eaten: [] }));
      put({ ...changed(table, { ...now, fields }), text: '' });
    },
    begin: (begun) => dispatch({ type: 'begin', table: laidTable('', begun) }),
    empty: (fresh) => put(laidTable('', fresh)),
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
  };
}

/** The draft after typing: a text that is gone or was replaced is another one, begun at what lies on the board. */
export function typedOn(table: RefereeDraft, typed: string): RefereeDraft {
  const { text, now } = table;
  // Words may come whole, and go: a keyboard suggests them, a shortcut removes them.
  const isWord = typed.startsWith(text) || (text.startsWith(typed) && typed.length > text.length / 2);
  const goesOn = text !== '' && (isTyped(text, typed) || isWord);
  return readTable(typed, now, goesOn ? table.home : now);
}

/** The draft after a change on the board. */
function changed(table: RefereeDraft, next: Case): RefereeDraft {
  const telling = tellingOf(next.game);
  // Only the house rules are others: what was told stays.
  const told =
    table.told && telling && next.fields === table.now.fields
      ? telling.toldUnder(table.told, telling.game, telling.hands, next.rules)
      : undefined;
  if (told)
    return {
      ...table,
      now: { ...next, fields: telling?.toldFields(told) ?? next.fields },
      home: next,
      told,
      sent: undefined,
    };
  // Words that say nothing of house rules stay; others would contradict the board.
  const words = table.reading && next.fields === table.now.fields ? readTable(table.text, next, next) : undefined;
  if (words && !words.error && sameCase(words.now, next)) return words;
  return { text: caseLines(next), now: next, home: next, error: undefined, waitsFor: undefined };
}

/** A text that is put into the box as a whole: what it brings to the board is what a reader goes on from. */
function laidTable(text: string, before: Case): RefereeDraft {
  const table = readTable(text, before);
  return { ...table, home: table.now };
}

/**
 * Reads a text: as notation, else as free text.
 * @param before what stays on the board where nothing can be read
 * @param home the case on the board when the text was begun
 * @param exact it is a link's
 */
function readTable(text: string, before: Case, home = before, exact?: boolean): RefereeDraft {
  const message = readHere(text, home, { exact, tell: tellingPart.here?.readStory });
  const { written, read, waitsFor, notes } = message;
  // The reader decides what could be read: of a game without hands, nothing.
  const error = message.error && { ...message.error, read: read ?? null };
  const reading = written === 'words' && waitsFor === undefined ? message : undefined;
  const table = { text, now: read ?? before, home, error, waitsFor, reading, notes, exact };
  return message.story ? asTold(table, message.story) : table;
}

/** With the hands of a story, and what stands in for them; as it is where they are ruled in several ways, or there are none. */
function asTold(table: RefereeDraft, story: Story): RefereeDraft {
  const { game, preset, rules, unread } = story;
  const telling = tellingOf(game);
  const told = telling?.tellStory(story, telling.game, telling.hands);
  if (!telling && !toldHands(game).here) return { ...table, untoldGame: game };
  if (!telling || !told) return table;
  if (told === 'open') return { ...table, untold: story };
  const now = { game, preset, rules, fields: telling.toldFields(told) };
  // How cards were read, and what contradicts them, is of no story.
  const reading = table.reading && { ...table.reading, seats: [], unread, contradictions: [], ask: undefined };
  return { ...table, now, error: undefined, reading, notes: [], told };
}

/** Reads it again: what it waited for may be loaded now. */
function reread(table: RefereeDraft): RefereeDraft {
  if (!isOpen(table)) return table;
  const { text, now, home, sent, exact } = table;
  return { ...readTable(text, now, home, exact), sent };
}

/** Free text read again under the reader's own house rules, which came after it was begun. */
function readAt(own: Case, table: RefereeDraft): RefereeDraft {
  const { text, error, home, reading, exact } = table;
  if (home.game !== own.game || (!error && !reading)) return table;
  return readTable(text, own, own, exact);
}

/** The text of a link: in display form where it is a case in the notation, else as written; the reader's own words in its place. */
function linkedTable({ text, words, sent, typed, told }: LinkedCase, first: Case): RefereeDraft {
  const table = withStory(readTable(text, first, first, !typed), told);
  if (words !== undefined && !table.error) {
    const read = readTable(words, table.now, table.now);
    // The address says which of the cases that fit them it is.
    if (!read.error) return { ...read, now: table.now, home: table.now, told: table.told, sent };
  }
  const isNotation = !table.error && table.waitsFor === undefined && !table.reading;
  return { ...table, ...(isNotation && { text: typed ? text : caseLines(table.now), home: table.now }), sent };
}

/** With what a link says of hands that were told by what they come to. */
function withStory(table: RefereeDraft, code: string | undefined): RefereeDraft {
  const telling = tellingOf(table.now.game);
  if (code === undefined || table.error || !telling) return table;
  return { ...table, told: telling.linkedStory(code, table.now, telling.game, telling.hands) };
}

function sameCase(a: Case, b: Case): boolean {
  const game = loadedGames().find(({ id }) => id === a.game);
  return game !== undefined && a.game === b.game && formatCase(a, game) === formatCase(b, game);
}
