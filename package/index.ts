/** The rules of Xì Dách, Xì Tố, Ba Cây, Tá Lả and Sâm: rulings with their reasons, under any house rules. */

import type { Round, Setup } from '#core/game/round.ts';
import type { RoundWords } from '#core/game/round-words.ts';
import type { HouseAnswer } from '#core/house/which-house.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { ok } from '#core/result.ts';
import * as baCay from './ba-cay.ts';
import { compareCounted, countCase, explainCounted, type OpenExplanation, type OpenHousesTold } from './open.ts';
import { type CaseError, type ErrorJson, type Result, rulebook, type TellOptions } from './rulebook.ts';
import * as sam from './sam.ts';
import type { WhichHouseJson } from './settlement.ts';
import { SITE } from './site.ts';
import * as taLa from './ta-la.ts';
import { findHouse } from './which-house.ts';
import * as xiDach from './xi-dach.ts';
import * as xiTo from './xi-to.ts';

export { EDITION } from '#book/edition.ts';
export { type Card, displayCard, formatCard } from '#core/card.ts';
export type {
  Action,
  MoveOption as Option,
  Round,
  RoundEvent,
  SeatView,
  Setup,
  TableView,
  Violation,
} from '#core/game/round.ts';
export type { RoundWords } from '#core/game/round-words.ts';
export type { HouseAnswer, OpenSetting } from '#core/house/which-house.ts';
export { parseCard } from '#core/notation/read-text.ts';
export type { OpenExplanation, OpenHousesTold, OpenHouseTold, OutcomeTold } from './open.ts';
export type * from './rulebook.ts';
export { rulebook } from './rulebook.ts';
export type { WhichHouseJson } from './settlement.ts';
export { SITE } from './site.ts';
export { VERSION } from './version.ts';

const book = /* @__PURE__ */ rulebook([xiDach.game, xiTo.game, baCay.game, taLa.game, sam.game]);

/** The five games. */
export const games = book.games;
/** The game with this id. */
export const findGame = book.findGame;
/** Reads a case in the notation, strictly: this is what links and tests use. */
export const read = book.read;
/**
 * Reads a case as people write it, in Vietnamese or English, with or without marks; returns what it understood, or what to ask.
 */
export const readLeniently = book.readLeniently;
/** Reads a choice of house rules, `xi-dach@vipgame{minStand=14}`; undefined for anything else. */
export const readHouse = book.readHouse;
/** The one spelling of a case that links and programs use. */
export const format = book.format;
/** The same for people, with glyphs and spaces. Both read back to the same case. */
export const display = book.display;
/** Rules on a case in the notation: the JSON of the contract, as an object. */
export const settle = book.settle;
/** The same, with branches: every way in which the house rules could decide the case. */
export const branches = book.branches;
/** Who is right about a case, and by which house rules. A claim is a part of a verdict, all of which must hold. */
export const whoIsRight = book.whoIsRight;
/** What `settle` says as one line of JSON text, which keeps the order of players whatever their names are (objects put `2` first). */
export const settleLine = book.settleLine;
/** A ruling in words: verdict, reasons with the numbers of rules, links. */
export const explain = book.explain;
/** In words: what other rule sets would rule on a case, and which house rules make the difference. */
export const compareHouses = book.compareHouses;
/**
 * A case with unknown cards (`?`) in words: everything that it can come to, and how many cards or ways lead there. A case without
 * `?` comes to its ruling.
 */
export function explainOpen(text: string, lang: Lang, options: TellOptions = {}): Result<OpenExplanation, CaseError> {
  const counted = countCase(text, games);
  return counted.ok ? ok(explainCounted(counted.value, lang, options.site ?? SITE)) : counted;
}

/**
 * In words: what a case with unknown cards comes to under every preset. `too-many-unknown` where it can come to more than 1,000
 * verdicts, too.
 */
export function compareOpen(text: string, lang: Lang): Result<OpenHousesTold, CaseError> {
  const counted = countCase(text, games);
  return counted.ok ? compareCounted(counted.value, lang) : counted;
}

/** What is wrong with a text, in a sentence. */
export const describeError = book.describeError;

/**
 * The likeliest house for how a table rules on cases, and the case to ask about next. The same answers give the same question; `ask`
 * is null once nothing is open that changes more than one dealt case in 2,000.
 */
export const whichHouse = (game: string, answers: readonly HouseAnswer[]): WhichHouseJson | ErrorJson =>
  findHouse(games, game, answers);

/** What is needed to play a round; each game's own entry (`luat-bai/sam`) exports the same with its own types. */
export interface RoundKit {
  /** Pure functions over a plain state. The same rules, setup and actions give the same round. */
  readonly round: Round;
  /** The house rules that apply where none are named. */
  readonly rules: Rules;
  /** A table to sit down at; another `seed` deals other cards. */
  readonly table: Setup;
  /** The words of a round. */
  readonly roundWords: Readonly<Record<Lang, RoundWords>>;
}

/** Rounds by the id of their game. */
export const rounds: Readonly<Record<string, RoundKit>> = {
  'xi-dach': xiDach,
  'xi-to': xiTo,
  'ba-cay': baCay,
  'ta-la': taLa,
  sam,
};
