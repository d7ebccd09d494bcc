/** What people write, read as a case by the one door of the project (`src/reading`). */

import { assertDefined } from '#core/assert-defined.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import type { Lang } from '#core/lang.ts';
import { err, ok, type Result } from '#core/result.ts';
import { effortOf, MOST_TRIED } from '#src/reading/effort.ts';
import { readMessage } from '#src/reading/read-message.ts';
import type { Contradiction, GameHouse, Message, Note, Place, ReadContext, SeatRead } from '#src/reading/reading.ts';
import { applySuggestion, suggest } from '#src/reading/suggest/suggest.ts';
import { suitAnswers } from '#src/reading/suit-answers.ts';
import { errorWords } from '#words/errors/errors.ts';
import type { GameKit } from './kit.ts';

/** How a text is read. */
export interface ReadOptions {
  /** What is played at this table, where a text does not name it. */
  readonly house?: GameHouse | undefined;
  /** The language in which rule sets may be named; `vi` where nothing is said. */
  readonly lang?: Lang | undefined;
}

/** A case that was understood. */
export interface Understanding {
  readonly case: Case;
  /** The case in its canonical spelling. */
  readonly text: string;
  /** The same for people: `xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥`. */
  readonly display: string;
  /** It was written in the notation, or in words. */
  readonly written: Message['written'];
  /** The text names the game; the house at the table is of it; its words are of no other game; or the book has no other. */
  readonly game: Message['game'];
  /** Each card with the words that say it; empty for the notation. */
  readonly seats: readonly SeatRead[];
  /** Words that were left over: they say nothing of the case, as far as can be told. */
  readonly unread: readonly Place[];
  /** What was said of a hand and its cards do not bear out. */
  readonly contradictions: readonly Contradiction[];
  /** What else the writer should know of how the words were taken. */
  readonly notes: readonly Note[];
}

/** What to ask the writer, and the text mended by each answer. */
export interface Question {
  readonly about: 'game' | 'suit' | 'reading';
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}

/** Why a text was not understood. */
export interface Misunderstanding {
  readonly error: CaseError;
  readonly sentence: Readonly<Record<Lang, string>>;
  /** The smallest change that mends the text or gets it further, tried before it is told. */
  readonly suggestion: (Place & { readonly insert: string; readonly text: string }) | null;
  readonly question: Question | null;
}

/** Reads a case as people write it: the notation first, then words of either language. */
export function understand(
  text: string,
  kits: readonly GameKit[],
  options: ReadOptions,
): Result<Understanding, Misunderstanding> {
  const context = contextOf(kits, options);
  const message = readMessage(text, context);
  const { read, error, written, game, seats, unread, contradictions, notes } = message;
  if (error || !read) return err(misunderstood(text, message, kits, options, context));
  const { engine } = kitOf(read.game, kits);
  return ok({
    case: read,
    text: formatCase(read, engine),
    display: displayCase(read, engine),
    written,
    game,
    seats,
    unread,
    contradictions,
    notes,
  });
}

function contextOf(kits: readonly GameKit[], { house }: ReadOptions): ReadContext {
  const games = kits.map(({ engine, vocabulary }) => ({
    id: engine.id,
    engine,
    vocabulary,
  }));
  return { games, home: house };
}

function kitOf(game: string, kits: readonly GameKit[]): GameKit {
  return assertDefined(kits.find(({ engine }) => engine.id === game));
}

/** What is wrong, what would mend it, and what to ask. */
function misunderstood(
  text: string,
  message: Message,
  kits: readonly GameKit[],
  options: ReadOptions,
  context: ReadContext,
): Misunderstanding {
  const error = assertDefined(message.error);
  const tried = { ...context, effort: effortOf(MOST_TRIED) };
  const read = (mended: string): Result<Case, CaseError> => {
    const again = readMessage(mended, tried);
    return again.error || !again.read ? err(again.error ?? error) : ok(again.read);
  };
  const home = kits.find(({ engine }) => engine.id === (error.read?.game ?? options.house?.game)) ?? kits[0];
  const engines = kits.map(({ engine }) => engine);
  const book = kits.map(({ engine, aliases }) => ({ id: engine.id, aliases }));
  const found = message.ask || !home ? undefined : suggest(text, error, engines, home.engine, book, read);
  return {
    error,
    sentence: errorWords(error),
    suggestion: found
      ? { ...found, found: text.slice(found.at, found.at + found.length), text: applySuggestion(text, found) }
      : null,
    question: questionOf(text, message, error, kits, read),
  };
}

function questionOf(
  text: string,
  { ask }: Message,
  error: CaseError,
  kits: readonly GameKit[],
  read: (mended: string) => Result<Case, CaseError>,
): Question | null {
  if (ask) {
    const answers = ask.answers.map((answer) => ({
      label: ask.about === 'game' ? kitOf(answer.case.game, kits).words.vi.name : answer.text.replace(/^[^;]*;\s*/, ''),
      text: answer.text,
    }));
    return { about: ask.about, answers };
  }
  const answers = suitAnswers(text, error, read);
  return answers ? { about: 'suit', answers } : null;
}
