/** What people write, read as a case. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { isInNotation } from '#core/notation/lenient/in-notation.ts';
import type { Place, Reading, SeatRead } from '#core/notation/lenient/read-leniently.ts';
import { MAX_LENGTH, parseCase } from '#core/notation/parse.ts';
import { gameNamedFirst } from '#core/notation/suggest/game-names.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { GameKit } from './kit.ts';
import { bookOf, defaultHouse, enginesOf, isSuitAsked, type ReadOptions, readCalled, readingOf } from './lenient.ts';
import { gamesMeant } from './meant.ts';
import { type Misunderstanding, misunderstood, whichGame } from './questions.ts';

/** A case that was understood. */
export interface Understanding {
  readonly case: Case;
  /** The case in its canonical spelling. */
  readonly text: string;
  /** The same for people: `xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥`. */
  readonly display: string;
  /** It was written in the notation, or in words. */
  readonly written: 'notation' | 'words';
  /** The text names the game; the house at the table is of it; or the book has no other. */
  readonly game: 'named' | 'given' | 'only';
  /** Each card with the words that say it; empty for the notation. */
  readonly seats: readonly SeatRead[];
  /** Words that say nothing of the case, as far as can be told. */
  readonly unread: readonly Place[];
}

type Understood = Result<Understanding, Misunderstanding>;

/**
 * Reads a case as people write it: the notation first, then words of either language. Nothing is guessed that could change the ruling:
 * a suit that decides is asked for, and so is a game that is not named.
 */
export function understand(text: string, kits: readonly GameKit[], options: ReadOptions): Understood {
  const { house } = options;
  const strict = parseCase(text, enginesOf(kits));
  if (strict.ok) return ok(understood(strict.value, kits, 'notation', 'named'));
  const told = (reading: Reading, game: Understanding['game']): Understood =>
    reading.error
      ? err(misunderstood(text, reading.error, kits, options))
      : ok(understood(reading.read, kits, 'words', game, reading));

  const here = house && readingOf(text, house, kits, strict.error, options);
  if (here && !here.error) return told(here, here.read.game === house.game ? 'given' : 'named');
  const called = readCalled(text, kits, options);
  if (called) return told(called, 'named');
  const meant = gamesMeant(text, kits, options);
  if (house && meant.length > 0) return err(whichGame(meant));
  if (house) return err(misunderstood(text, here?.error ?? noHands(text, strict.error, kits, options), kits, options));

  const readings = kits.flatMap((kit) => readingOf(text, defaultHouse(kit), kits, strict.error, options) ?? []);
  // A text that names its game is of that game at every table. One that does not may be about a game that is not in the book.
  const isNamed = readings.length === kits.length && new Set(readings.map(({ read }) => read.game)).size === 1;
  const fitting = readings.filter(({ error }) => !error || isSuitAsked(error));
  const [first] = fitting;
  if (first && isNamed) return told(first, kits.length > 1 ? 'named' : 'only');
  if (meant.length > 0) return err(whichGame(meant));
  const fits = kits.filter(({ engine }) => fitting.some(({ read }) => read.game === engine.id));
  if (first) return err(whichGame(fits.map((kit) => ({ kit, text: `${kit.engine.id}; ${text}` }))));
  const best = readings.toSorted((a, b) => reach(b) - reach(a))[0];
  return err(misunderstood(text, best?.error ?? noHands(text, strict.error, kits, options), kits, options));
}

/** What is missing where no hand is told: that of the game that is named, or played at this table. */
function noHands(text: string, strict: CaseError, kits: readonly GameKit[], { house }: ReadOptions): CaseError {
  const head = gameNamedFirst(text, bookOf(kits))?.head ?? (house && `${house.game}@${house.preset}`);
  if (head === undefined || text.trim() === '' || text.length > MAX_LENGTH || isInNotation(text, strict)) return strict;
  const bare = parseCase(head, enginesOf(kits));
  return bare.ok ? strict : { ...bare.error, at: text.length, length: 0, found: '' };
}

function understood(
  of: Case,
  kits: readonly GameKit[],
  written: Understanding['written'],
  game: Understanding['game'],
  { seats, unread }: Pick<Reading, 'seats' | 'unread'> = { seats: [], unread: [] },
): Understanding {
  const { engine } = assertDefined(kits.find((kit) => kit.engine.id === of.game));
  return { case: of, text: formatCase(of, engine), display: displayCase(of, engine), written, game, seats, unread };
}

/** How far into the text a reading went before it failed. */
function reach({ error }: Reading): number {
  return error?.at ?? Number.POSITIVE_INFINITY;
}
