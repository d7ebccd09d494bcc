/** Reads free text as a case through the project's one reader (`src/reading`). */

import { assertDefined } from '#core/assert-defined.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import type { Lang } from '#core/lang.ts';
import { err, ok, type Result } from '#core/result.ts';
import { effortOf, MOST_TRIED } from '#src/reading/effort.ts';
import { readMessage } from '#src/reading/read-message.ts';
import type {
  Contradiction,
  GameRuleSet,
  Message,
  Note,
  ReadContext,
  SeatRead,
  TextPlace,
} from '#src/reading/reading.ts';
import { applySuggestion, suggestMend } from '#src/reading/suggest/suggest.ts';
import { suitAnswers } from '#src/reading/suit-answers.ts';
import { errorWords } from '#words/errors/errors.ts';
import type { GameKit } from './kit.ts';

/** How a text is read. */
export interface ReadOptions {
  /** What is played at this table; used where a text names no game. */
  readonly house?: GameRuleSet | undefined;
  /** The language in which rule sets may be named; `vi` by default. */
  readonly lang?: Lang | undefined;
  /** Cards may be unknown (`?`, “3 lá”): for those who can show what such a case comes to (`explainOpen`). */
  readonly open?: boolean | undefined;
}

/** A case that was understood. */
export interface Understanding {
  readonly case: Case;
  /** The case in its canonical spelling. */
  readonly text: string;
  /** The same for people: `xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥`. */
  readonly display: string;
  /** It was written in the notation, or in free text. */
  readonly written: Message['written'];
  /**
   * How the game is known: the text names it; the table's rules are of it; its words belong to no other game; or it is the only
   * one.
   */
  readonly game: Message['game'];
  /** Each card with the words it was read from; empty for the notation. */
  readonly seats: readonly SeatRead[];
  /** Words that were not used: as far as can be told they say nothing about the case. */
  readonly unread: readonly TextPlace[];
  /** Statements about a hand that its cards contradict. */
  readonly contradictions: readonly Contradiction[];
  /** Other notes for the writer about how the words were read. */
  readonly notes: readonly Note[];
}

/** A question to the writer, and the corrected text for each answer. */
export interface Question {
  readonly about: 'game' | 'suit' | 'reading';
  readonly answers: readonly { readonly label: string; readonly text: string }[];
}

/** Why a text was not understood. */
export interface Misunderstanding {
  readonly error: CaseError;
  readonly sentence: Readonly<Record<Lang, string>>;
  /** The smallest change that mends the text, or lets more of it be read; it was tried before it is suggested. */
  readonly suggestion: (TextPlace & { readonly insert: string; readonly text: string }) | null;
  readonly question: Question | null;
}

/** Reads a case as people write it: the notation first, then words of either language. */
export function understand(
  text: string,
  kits: readonly GameKit[],
  options: ReadOptions,
): Result<Understanding, Misunderstanding> {
  const games = kits.map(({ engine, vocabulary }) => ({ id: engine.id, engine, vocabulary }));
  const context = { games, home: options.house, open: options.open };
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
  const found = message.ask || !home ? undefined : suggestMend(text, error, engines, home.engine, book, read);
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
