/** A round as a table tells it, without cards: who is out, who has how many left, who beat the banker. */

import type { CountRange } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import type { Result } from '../result.ts';
import type { ToldResult } from './evening.ts';

/**
 * What is asked first, and of whom: `out`, who is out, then what the others hold (Sâm); `banker`, each player against the banker;
 * `points`, each one's points in the order in which they laid down (Tá Lả); `pot`, only who takes it.
 */
export const RESULT_FORMS = ['out', 'banker', 'points', 'pot'] as const;
export type ResultForm = (typeof RESULT_FORMS)[number];

export type SeatRole = 'banker' | 'player';

/** Something that can be told of a seat. */
export interface ResultOption {
  readonly code: string;
  /** Told with a number of cards or points in this range. */
  readonly counts?: CountRange;
  /** 2s and quads among the cards can be told with it. */
  readonly costly?: true;
}

/** A payment from one to another beside the hands. */
export interface SideOption {
  readonly code: string;
  /** Stakes. */
  readonly units: number;
  readonly rule: string;
}

export interface ResultSeat {
  readonly role: SeatRole;
  /** Null: nobody has told it yet. */
  readonly result: ToldResult | null;
}

export interface ResultRuling {
  /** Stakes, one for each seat; they add up to 0. */
  readonly payments: readonly number[];
  /** The ids of the rules that say so, the most telling first. */
  readonly rules: readonly string[];
}

export type ResultFault =
  /** This seat has to be told. */
  | { readonly code: 'missing'; readonly seat: number }
  /** No such thing comes up in this house: a draw where the banker takes equal hands. */
  | { readonly code: 'not-in-house'; readonly seat: number }
  /** No cards make such a round. */
  | { readonly code: 'no-such-round' };

/** What a game says of rounds that are told by their result. */
export interface RoundResults<R extends Rules = Rules> {
  /** The forms in which a round can be told, the usual first: with a banker and without one are two. */
  formsOf(rules: R): readonly ResultForm[];
  /** What can be told of a seat, the usual first. */
  optionsOf(form: ResultForm, role: SeatRole, rules: R): readonly ResultOption[];
  sidesOf(rules: R): readonly SideOption[];
  /** What everybody pays, by the engine's own ruling on hands that come to what was told. */
  settle(form: ResultForm, seats: readonly ResultSeat[], rules: R): Result<ResultRuling, ResultFault>;
}
