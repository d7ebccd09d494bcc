/** What the reader of messages takes, and what it answers. */

import type { Card } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { House } from '#core/house-rules.ts';
import type { AlmostReserved } from '#core/notation/reserved.ts';
import type { Effort } from './effort.ts';
import type { Weights } from './weights.ts';

/** A game with a choice of its house rules. */
export interface GameHouse extends House, Pick<Case, 'game'> {}

/** A game of the book, as the reader takes it. */
export interface ReadableGame {
  readonly id: string;
  readonly vocabulary: Vocabulary;
  /** Undefined while it is not here: a text that names the game has to wait for it. */
  readonly engine: Game | undefined;
}

/** What a message is read with. */
export interface ReadContext {
  /** All games of the book, in reading order. */
  readonly games: readonly ReadableGame[];
  /** What is played at this table: it holds where a text says nothing else. */
  readonly home: GameHouse | undefined;
  /** A link: what is notation is read to the letter, and `Cái` is a player there. What is no notation is read as ever. */
  readonly exact?: boolean | undefined;
  /** What doubtful steps cost; the fitted table where nothing is said. */
  readonly weights?: Weights;
  /** Where several texts share it; each has its own where nothing is said. Whatever takes more is too long. */
  readonly effort?: Effort | undefined;
}

/** A place in the text as it was given, in UTF-16 units. */
export interface Place {
  readonly at: number;
  readonly length: number;
  /** What stands there. */
  readonly found: string;
}

/** A card that was understood, and the words that say it. */
export interface CardRead {
  readonly card: Card;
  readonly from: Place;
  /** `any`: nothing was said of its suit, and no suit changes the ruling; this one was free. */
  readonly suit: 'said' | 'any';
}

/** A hand that was understood. */
export interface SeatRead extends Pick<Field, 'role' | 'name'> {
  readonly cards: readonly CardRead[];
}

/** Something that was said of a hand and that its cards do not bear out. */
export interface Contradiction {
  /** Whose hand. */
  readonly name: string;
  /** The words that say it. */
  readonly said: Place;
}

/** Something that a person should know of how their words were taken. */
export type Note =
  /** They corrected themselves: the later cards were taken. */
  | { readonly code: 'corrected'; readonly name: string; readonly at: Place }
  /** Others are named, and nothing says who holds these cards: they were called so here. */
  | { readonly code: 'nameless'; readonly name: string; readonly at: Place }
  /** The game was not named: its own words tell it. */
  | { readonly code: 'game-by-its-words'; readonly game: string }
  /** No house was named, and these cards are in the pack of this one. */
  | { readonly code: 'house-by-its-cards'; readonly preset: string }
  /** In strict notation a player is called as a field is, but for a capital. */
  | ({ readonly code: 'reserved-name' } & AlmostReserved);

/** One way to understand a text of which there are several. */
export interface Answer {
  /** A case in the display form, or the text under another game. */
  readonly text: string;
  readonly case: Case;
}

/** What to ask the writer. */
export interface Ask {
  readonly about: 'reading' | 'game';
  readonly answers: readonly Answer[];
}

/** What was understood of a message. */
export interface Message {
  readonly written: 'notation' | 'words';
  /** How it is known which game it is. */
  readonly game: 'named' | 'given' | 'said' | 'only';
  /** A game that must come before this text can be read. */
  readonly waitsFor: string | undefined;
  /** The case, or as much of it as was understood; undefined where no hand was. */
  readonly read: Case | undefined;
  readonly seats: readonly SeatRead[];
  /** Why it is no case; undefined where it is one. */
  readonly error: CaseError | undefined;
  /** Cards whose suit was not said and decides. */
  readonly asked: readonly Place[];
  /** Words that were left over: they say nothing of the case, as far as can be told. */
  readonly unread: readonly Place[];
  readonly contradictions: readonly Contradiction[];
  readonly notes: readonly Note[];
  readonly ask: Ask | undefined;
}
