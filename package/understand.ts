/** What people write, read as a case; where it cannot be, what to ask them. */

import { PLAYER_NAMES } from '#components/case/edit/company.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { cardOf, displayCard, SUITS } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase, formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { isInNotation } from '#core/notation/lenient/in-notation.ts';
import { type Place, type Reading, readLeniently, type SeatRead } from '#core/notation/lenient/read-leniently.ts';
import { parseCase } from '#core/notation/parse.ts';
import type { NamedGame } from '#core/notation/suggest/game-names.ts';
import { applySuggestion, suggest } from '#core/notation/suggest/suggest.ts';
import { err, ok, type Result } from '#core/result.ts';
import { errorWords } from '#words/errors/errors.ts';
import { type GameKit, usualRules } from './kit.ts';

/** A game with a choice of its house rules, as `house` reads it. */
export type House = Pick<Case, 'game' | 'preset' | 'rules'>;

/** A case that was understood. */
export interface Understanding {
  readonly case: Case;
  /** The case in its canonical spelling. */
  readonly text: string;
  /** The same for people: `xi-dach@vipgame; cái: K♦ 9♣; an: A♠ A♥`. */
  readonly display: string;
  /** It was written in the notation, or in words. */
  readonly written: 'notation' | 'words';
  /** The text names the game; it was given; or no other game can be meant by these cards. */
  readonly game: 'named' | 'given' | 'only';
  /** Each card with the words that say it; empty for the notation. */
  readonly seats: readonly SeatRead[];
  /** Words that say nothing of the case, as far as can be told. */
  readonly unread: readonly Place[];
}

/** What to ask the writer, and his text mended by each answer. */
export interface Question {
  readonly about: 'game' | 'suit';
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

/** How a text is read. */
export interface ReadOptions {
  /** What is played at this table, where a text does not name it. */
  readonly house?: House | undefined;
  /** The language in which rule sets may be named; `vi` where nothing is said. */
  readonly lang?: Lang | undefined;
}

/**
 * Reads a case as people write it: the notation first, then words of either language. Nothing is guessed that could change the ruling:
 * a suit that decides, and a game that the cards do not tell, are asked for.
 */
export function understand(
  text: string,
  kits: readonly GameKit[],
  options: ReadOptions,
): Result<Understanding, Misunderstanding> {
  const { house } = options;
  const strict = parseCase(text, enginesOf(kits));
  if (strict.ok) return ok(understood(strict.value, kits, 'notation', 'named'));
  const homes = house ? [house] : kits.map(defaultHouse);
  const readings = homes.flatMap((home) => readingOf(text, home, kits, strict.error, options) ?? []);
  const games = new Set(readings.map(({ read }) => read.game));
  const whole = readings.filter(({ error }) => error === undefined);
  const [only] = whole;
  if (only && (house || games.size === 1 || whole.length === 1)) {
    const named = games.size === 1 && kits.length > 1;
    const why = house?.game === only.read.game ? 'given' : named ? 'named' : 'only';
    return ok(understood(only.read, kits, 'words', why, only));
  }
  if (only) return err(whichGame(text, whole, kits));
  const best = readings.reduce<Reading | undefined>(
    (far, one) => (far && reach(far) >= reach(one) ? far : one),
    undefined,
  );
  return err(misunderstood(text, best?.error ?? strict.error, kits, options));
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

/** A game under the house rules that it has where nothing is said. */
function defaultHouse({ engine }: GameKit): House {
  return { game: engine.id, preset: engine.defaultPreset, rules: usualRules(engine) };
}

/** The text as the lenient reader takes it; undefined where the strict one has the last word. */
function readingOf(
  text: string,
  home: House,
  kits: readonly GameKit[],
  strict: CaseError,
  { lang = 'vi' }: ReadOptions,
): Reading | undefined {
  const reading = readLeniently(text, {
    games: enginesOf(kits),
    book: bookOf(kits),
    home: { ...home, fields: [] },
    nameless: (place) => PLAYER_NAMES[place] ?? `${place + 1}`,
    housesOf: (game) => kits.find(({ engine }) => engine.id === game)?.words[lang].presets ?? {},
  });
  return reading?.error && isInNotation(text, strict) ? undefined : reading;
}

function enginesOf(kits: readonly GameKit[]): readonly Game[] {
  return kits.map(({ engine }) => engine);
}

function bookOf(kits: readonly GameKit[]): readonly NamedGame[] {
  return kits.map(({ engine, aliases }) => ({ id: engine.id, aliases }));
}

/** How far into the text a reading went before it failed. */
function reach({ error }: Reading): number {
  return error?.at ?? Number.POSITIVE_INFINITY;
}

function whichGame(text: string, whole: readonly Reading[], kits: readonly GameKit[]): Misunderstanding {
  const fitting = kits.filter(({ engine }) => whole.some(({ read }) => read.game === engine.id));
  const names = fitting.map(({ words }) => words.vi.name).join(', ');
  const known = fitting.map(({ engine }) => engine.id);
  return {
    error: { code: 'unknown-game', known, at: 0, length: 0, found: '', read: null },
    sentence: {
      vi: `Chơi trò nào? Bài này hợp với: ${names}.`,
      en: `Which game is it? These cards fit: ${names}.`,
    },
    suggestion: null,
    question: {
      about: 'game',
      answers: fitting.map(({ engine, words }) => ({ label: words.vi.name, text: `${engine.id}; ${text}` })),
    },
  };
}

function misunderstood(
  text: string,
  error: CaseError,
  kits: readonly GameKit[],
  options: ReadOptions,
): Misunderstanding {
  const meant = options.house ?? error.read ?? kits.map(defaultHouse)[0];
  const home = kits.find(({ engine }) => engine.id === meant?.game)?.engine;
  const read = (mended: string) => readPlainly(mended, kits, meant, options);
  const found = home && suggest(text, error, enginesOf(kits), home, bookOf(kits), read);
  return {
    error,
    sentence: errorWords(error),
    suggestion: found
      ? { ...found, found: text.slice(found.at, found.at + found.length), text: applySuggestion(text, found) }
      : null,
    question: whichSuit(text, error, read),
  };
}

/** A reading by which a suggestion is tried. */
function readPlainly(
  text: string,
  kits: readonly GameKit[],
  home: House | undefined,
  options: ReadOptions,
): Result<Case, CaseError> {
  const strict = parseCase(text, enginesOf(kits));
  const reading = strict.ok || !home ? undefined : readingOf(text, home, kits, strict.error, options);
  if (!reading) return strict;
  return reading.error ? err(reading.error) : ok(reading.read);
}

/** Which card is meant where its suit decides: those that nobody holds. */
function whichSuit(text: string, error: CaseError, read: (mended: string) => Result<Case, CaseError>): Question | null {
  if (error.code !== 'bad-card' || error.why !== 'no-suit' || !error.alone) return null;
  const answers = SUITS.map((suit) => displayCard(cardOf(error.rank, suit)))
    .map((label) => ({ label, text: applySuggestion(text, { ...error, insert: label }) }))
    .filter(({ text: mended }) => {
      const tried = read(mended);
      return tried.ok || (tried.error.code !== 'duplicate-card' && tried.error.code !== 'card-not-in-deck');
    });
  return { about: 'suit', answers };
}
