/** Questions from rounds: a moment of a round, and what the engine says about it. */

import type { Card } from '../card.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';
import type { Answer } from './answer.ts';
import type { Level } from './level.ts';

/** The question at a moment. */
export interface MomentQuestion {
  /** The player it is about. */
  readonly who: Who;
  /** The other player that it is about. */
  readonly target?: Who;
  /** The cards that it is about. */
  readonly cards?: readonly Card[];
  /** A number or an amount. */
  readonly count?: number;
}

/** What is asked at a moment of a round, and who sees it. */
export interface FoundMoment {
  /** The deck of the round, the next card first; left out where the setup's seed deals it. */
  readonly deck?: readonly Card[];
  readonly asked: MomentQuestion;
  /** The seat whose view is shown; an onlooker's for a name without a seat. */
  readonly seat: Who;
  /** Other seats whose hands are shown: the question is what results from them. */
  readonly opens?: readonly Who[];
  /** The answer has happened already: neither the story nor the chips are shown, since they would reveal it. */
  readonly hidesStory?: boolean;
}

/** A moment of a round with a question. */
export interface RoundMoment<State = unknown> extends FoundMoment {
  readonly state: State;
}

/** One possible answer; the misconception that leads to it by its id in the game's words. */
export interface PlayOption {
  readonly answer: Answer;
  readonly misconception?: string | undefined;
}

/** A moment and all possible answers; the right answer comes first. */
export interface PlayDraft<State = unknown> extends RoundMoment<State> {
  /** The seats, in the order in which they are named. */
  readonly seats: readonly Who[];
  readonly options: readonly PlayOption[];
  /** The rules that decide the answer, the main one first: a wrong answer counts against that one. */
  readonly rules: readonly [string, ...string[]];
  readonly level: Level;
}

/** A kind of question about a moment of a round. */
export interface PlayKind<R extends Rules = Rules, State = unknown> {
  readonly type: 'play';
  /** Its name in links and in the words of its game: `may-draw`. */
  readonly id: string;
  /** All rules that its questions train, the main one first. */
  readonly rules: readonly [string, ...string[]];
  /** Its lowest level; higher where the house rules decide. */
  readonly level: Level;
  /** Can it be asked under these house rules? */
  fits(rules: R): boolean;
  /** A moment at which it can be asked; undefined where this random round has none. */
  draft(rng: Rng, rules: R): PlayDraft<State> | undefined;
  /** The engine's answer at this moment under these rules; undefined where there is none. */
  read(moment: RoundMoment<State>, rules: R): Answer | undefined;
}
