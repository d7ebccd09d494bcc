/** The input and output of the reader of messages. */

import type { Card } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { AlmostReserved } from '#core/notation/reserved.ts';
import type { Told } from '#core/told/told-hand.ts';
import type { WrittenCard } from './cards-in-word.ts';
import type { Effort } from './effort.ts';
import type { Passed } from './lattice/piece.ts';
import type { Token } from './tokens.ts';
import type { Weights } from './weights.ts';

/** A game with a choice of its house rules. */
export interface GameRuleSet extends RuleSet, Pick<Case, 'game'> {}

/** A game of the book, as the reader needs it. */
export interface ReadableGame {
  readonly id: string;
  readonly vocabulary: Vocabulary;
  /** Undefined while it is not loaded: a text that names the game has to wait for it. */
  readonly engine: Game | undefined;
}

/** What the reader needs besides the text. */
export interface ReadContext {
  /** All games of the book, in reading order. */
  readonly games: readonly ReadableGame[];
  /** What is played at this table: applies where the text says nothing else. */
  readonly home: GameRuleSet | undefined;
  /** For links: notation is read literally, and `Cái` is a player there. Free text is read as usual. */
  readonly exact?: boolean | undefined;
  /** Cards may be unknown (`?`): who asks can show what such a case comes to. */
  readonly open?: boolean | undefined;
  /** Reads stories that tell hands by what they come to (`cái 18, an 17`), where somebody can show what they lead to. */
  readonly tell?: StoryReader | undefined;
  /** The costs of doubtful steps; the fitted table by default. */
  readonly weights?: Weights;
  /** A budget shared by several texts; by default each has its own. What exceeds it is too long. */
  readonly effort?: Effort | undefined;
}

/** A hand of a story: what is told of it in place of its cards. */
export interface StoryHand extends Pick<Field, 'role' | 'name'> {
  readonly told: Told;
  /** Cards that are named all the same. */
  readonly cards: readonly WrittenCard[];
  /** How many of them are named one by one, not as a group. */
  readonly plain: number;
  /** How many of its cards nobody has seen. */
  readonly unseen: number;
  /** The player holds nothing any more. */
  readonly empty: boolean;
  /** The words that tell it. */
  readonly at: TextPlace;
}

/** Hands of which some are told by what they come to. */
export interface Story extends GameRuleSet {
  readonly hands: readonly StoryHand[];
  /** Words that nothing is known of. */
  readonly unread: readonly TextPlace[];
}

/** A text as it is read as one game. */
export interface TextAsGame {
  readonly vocabulary: Vocabulary;
  readonly engine: Game;
  readonly ruleSet: GameRuleSet;
  /** Tokens that name the game or its rule set. */
  readonly passed: readonly Passed[];
}

/** Reads a text of which no case could be read as a story; undefined where it is none. */
export type StoryReader = (
  tokens: readonly Token[],
  as: TextAsGame,
  place: (from: number, to: number) => TextPlace,
) => Story | undefined;

/** A place in the text as it was given, in UTF-16 units. */
export interface TextPlace {
  readonly at: number;
  readonly length: number;
  /** What stands there. */
  readonly found: string;
}

/** A card that was understood, and the words that say it. */
export interface CardRead {
  readonly card: Card;
  readonly from: TextPlace;
  /** `any`: its suit was not stated and does not change the ruling; this one was free. */
  readonly suit: 'said' | 'any';
}

/** A hand that was understood. */
export interface SeatRead extends Pick<Field, 'role' | 'name'> {
  readonly cards: readonly CardRead[];
}

/** A statement about a hand that its cards contradict. */
export interface Contradiction {
  /** Whose hand. */
  readonly name: string;
  /** The words that say it. */
  readonly said: TextPlace;
}

/** A note for the writer about how their words were read. */
export type Note =
  /** The writer corrected themselves: the later cards were used. */
  | { readonly code: 'corrected'; readonly name: string; readonly at: TextPlace }
  /** Nobody is named for these cards, though others are, or though nothing parts them from a hand: they got this name here. */
  | { readonly code: 'nameless'; readonly name: string; readonly at: TextPlace }
  /** The game was not named: it is known by its own words. */
  | { readonly code: 'game-by-its-words'; readonly game: string }
  /** No rule set was named, and these cards are in the deck of this one. */
  | { readonly code: 'house-by-its-cards'; readonly preset: string }
  /** Who laid down first decides between these players, and nobody said it: the order of the text was taken, which is this one. */
  | { readonly code: 'told-order'; readonly names: readonly string[] }
  /** In strict notation a player has a field's name in other letter case. */
  | ({ readonly code: 'reserved-name' } & AlmostReserved);

/** One of several ways to understand a text. */
export interface ReadingChoice {
  /** A case in the display form, or the text under another game. */
  readonly text: string;
  readonly case: Case;
}

/** What to ask the writer. */
export interface WriterQuestion {
  readonly about: 'reading' | 'game';
  readonly answers: readonly ReadingChoice[];
}

/** What was understood of a message. */
export interface Message {
  readonly written: 'notation' | 'words';
  /** How the game is known. */
  readonly game: 'named' | 'given' | 'said' | 'only';
  /** A game that must be loaded before this text can be read. */
  readonly waitsFor: string | undefined;
  /** The case, or as much of it as was understood; undefined where no hand was. */
  readonly read: Case | undefined;
  readonly seats: readonly SeatRead[];
  /** Why it is no case; undefined where it is one. */
  readonly error: CaseError | undefined;
  /** Cards whose suit was not stated and decides. */
  readonly asked: readonly TextPlace[];
  /** Unused words: as far as can be told they say nothing about the case. */
  readonly unread: readonly TextPlace[];
  readonly contradictions: readonly Contradiction[];
  readonly notes: readonly Note[];
  readonly ask: WriterQuestion | undefined;
  /** Cards are missing, or somebody was passed over: a reader of stories may find more. */
  readonly lacksCards: boolean;
  /** The hands as they are told, where that is not by their cards. */
  readonly story: Story | undefined;
}
