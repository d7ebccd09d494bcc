/** What to ask somebody whose text was not understood. */

import { cardOf, displayCard, SUITS } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Lang } from '#core/lang.ts';
import type { Place } from '#core/notation/lenient/read-leniently.ts';
import { parseCase } from '#core/notation/parse.ts';
import { applySuggestion, suggest } from '#core/notation/suggest/suggest.ts';
import { err, ok, type Result } from '#core/result.ts';
import { errorWords } from '#words/errors/errors.ts';
import type { GameKit } from './kit.ts';
import { bookOf, defaultHouse, enginesOf, type House, type ReadOptions, readingOf } from './lenient.ts';
import type { Meant } from './meant.ts';

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

/** Which game it is, where none is named, or not as it should be: those that cards and words fit. */
export function whichGame(fitting: readonly Meant[]): Misunderstanding {
  const names = fitting.map(({ kit }) => kit.words.vi.name).join(', ');
  const known = fitting.map(({ kit }) => kit.engine.id);
  return {
    error: { code: 'unknown-game', known, at: 0, length: 0, found: '', read: null },
    sentence:
      fitting.length === 1
        ? { vi: `Chưa rõ tên trò. Chơi ${names} phải không?`, en: `No game is named at the beginning. Is it ${names}?` }
        : {
            vi: `Chơi trò nào? Bài này hợp với: ${names}.`,
            en: `Which game is it? These cards fit: ${names}.`,
          },
    suggestion: null,
    question: {
      about: 'game',
      answers: fitting.map(({ kit, text }) => ({ label: kit.words.vi.name, text })),
    },
  };
}

/** What is wrong, what would mend it, and what to ask. */
export function misunderstood(
  text: string,
  error: CaseError,
  kits: readonly GameKit[],
  options: ReadOptions,
): Misunderstanding {
  const meant = error.read ?? options.house ?? kits.map(defaultHouse)[0];
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
export function readPlainly(
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
