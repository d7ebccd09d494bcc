/** The lenient reader over the games of a book, where no case lies on a table. */

import { PLAYER_NAMES } from '#components/case/edit/company.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { isInNotation } from '#core/notation/lenient/in-notation.ts';
import { type Reading, readLeniently } from '#core/notation/lenient/read-leniently.ts';
import { gamesNamedAt, type NamedGame } from '#core/notation/suggest/game-names.ts';
import { type GameKit, usualRules } from './kit.ts';

/** A game with a choice of its house rules, as `house` reads it. */
export type House = Pick<Case, 'game' | 'preset' | 'rules'>;

/** How a text is read. */
export interface ReadOptions {
  /** What is played at this table, where a text does not name it. */
  readonly house?: House | undefined;
  /** The language in which rule sets may be named; `vi` where nothing is said. */
  readonly lang?: Lang | undefined;
}

/** A game under the house rules that it has where nothing is said. */
export function defaultHouse({ engine }: GameKit): House {
  return { game: engine.id, preset: engine.defaultPreset, rules: usualRules(engine) };
}

/** The text as the lenient reader takes it; undefined where the strict one has the last word. */
export function readingOf(
  text: string,
  home: House,
  kits: readonly GameKit[],
  strict: CaseError,
  options: ReadOptions,
): Reading | undefined {
  const reading = readAt(home, text, kits, options);
  return reading?.error && isInNotation(text, strict) ? undefined : reading;
}

/** What the lenient reader makes of a text at a table where this house holds. */
function readAt(
  home: House,
  text: string,
  kits: readonly GameKit[],
  { lang = 'vi' }: ReadOptions,
): Reading | undefined {
  return readLeniently(text, {
    games: enginesOf(kits),
    book: bookOf(kits),
    home: { ...home, fields: [] },
    nameless: (place) => PLAYER_NAMES[place] ?? `${place + 1}`,
    housesOf: (game) => kits.find(({ engine }) => engine.id === game)?.words[lang].presets ?? {},
  });
}

/**
 * `sâm: tôi có …`: a name that could be the beginning of a hand, with a colon behind it. It is the game's where the rest reads as a case
 * of that game, or lacks nothing but a suit.
 */
export function readCalled(text: string, kits: readonly GameKit[], options: ReadOptions): Reading | undefined {
  const from = text.length - text.trimStart().length;
  for (const { head, length } of gamesNamedAt(text.slice(from), bookOf(kits))) {
    const kit = kits.find(({ engine }) => engine.id === head.split('@')[0]);
    const rest = /^\s*:(.*)$/s.exec(text.slice(from + length))?.[1];
    if (!kit || rest === undefined) continue;
    const reading = readAt(defaultHouse(kit), `${head};${rest}`, kits, options);
    if (!reading || (reading.error && !isSuitAsked(reading.error))) continue;
    return movedBy(reading, text.length - rest.length - (head.length + 1));
  }
  return undefined;
}

/** Nothing is missing but a suit. */
export function isSuitAsked(error: CaseError): boolean {
  return error.code === 'bad-card' && error.why === 'no-suit';
}

/** A reading of a text that began otherwise: places are those of the text as it was given. */
function movedBy({ seats, unread, asked, error, ...reading }: Reading, units: number): Reading {
  const moved = <P extends { readonly at: number }>(place: P): P => ({ ...place, at: place.at + units });
  return {
    ...reading,
    seats: seats.map((seat) => ({ ...seat, cards: seat.cards.map((one) => ({ ...one, from: moved(one.from) })) })),
    unread: unread.map(moved),
    asked: asked.map(moved),
    error: error && moved(error),
  };
}

export function enginesOf(kits: readonly GameKit[]): readonly Game[] {
  return kits.map(({ engine }) => engine);
}

export function bookOf(kits: readonly GameKit[]): readonly NamedGame[] {
  return kits.map(({ engine, aliases }) => ({ id: engine.id, aliases }));
}
