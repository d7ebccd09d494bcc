/** Questions from rounds: a moment that the engine has come to, and what it says of it. */

import type { Card } from '../card.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';
import type { Answer } from './answer.ts';
import type { Level } from './kind.ts';

/** What is asked at a moment. */
export interface Asked {
  /** Who it is about. */
  readonly who: Who;
  /** Whom he would do something to. */
  readonly target?: Who;
  /** The cards that it is about. */
  readonly cards?: readonly Card[];
  /** How many, or how much. */
  readonly count?: number;
}

/** A moment of a round with a question. */
export interface Moment<State = unknown> {
  readonly state: State;
  /** The deck that it was dealt from, the next card first; left out where the setup's seed deals it. */
  readonly deck?: readonly Card[];
  readonly asked: Asked;
  /** Through whose eyes the table is seen; an onlooker's for a name that sits nowhere. */
  readonly seat: Who;
  /** Whose hands lie open beside that: the question is what comes of them. */
  readonly opens?: readonly Who[];
  /** What is asked has come to pass already: neither the story nor the chips beside the names are shown, which would tell it. */
  readonly untold?: boolean;
}

/** One thing that may be answered; the mistake that leads to it by its id in the game's words. */
export interface PlayOption {
  readonly answer: Answer;
  readonly slip?: string | undefined;
}

/** A moment and all that one might answer; the right answer stands first. */
export interface PlayDraft<State = unknown> extends Moment<State> {
  /** Who sits at the table, in the order in which they are named. */
  readonly seats: readonly Who[];
  readonly options: readonly PlayOption[];
  /** The rules that its answer turns on, the first above all: a mistake is held against that one. */
  readonly rules: readonly [string, ...string[]];
  readonly level: Level;
}

/** A kind of question about a moment of a round. */
export interface PlayKind<R extends Rules = Rules, State = unknown> {
  readonly type: 'play';
  /** Its name in links and in the words of its game: `may-draw`. */
  readonly id: string;
  /** All rules that its questions train, the first above all. */
  readonly rules: readonly [string, ...string[]];
  /** The least that it asks for: more where the house decides. */
  readonly level: Level;
  /** Can it be asked in this house? */
  fits(rules: R): boolean;
  /** A moment at which it can be asked; undefined where this chance gave none. */
  draft(rng: Rng, rules: R): PlayDraft<State> | undefined;
  /** What the engine says at this moment, were the table to play by these rules; undefined where nothing. */
  read(moment: Moment<State>, rules: R): Answer | undefined;
}
