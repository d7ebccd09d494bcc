/** What only a game's tests know of its rounds. */

import type { Card } from '#core/card.ts';
import type { Action, RoundEvent, Setup } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import type { ChooseOption } from '#testing/effect.ts';
import type { Tally } from './tally.ts';

/** Somebody who looks on and has no seat. */
export const ONLOOKER = 'onlooker';

/** One round by chance: its rule set, its people, its pack, and how they play. */
export interface RandomTable<
  R extends Rules = Rules,
  Su extends Setup = Setup,
  St = unknown,
  A extends Action = Action,
> {
  readonly rules: R;
  readonly setup: Su;
  /** A deck that was arranged for what is rare; by default the seed shuffles. */
  readonly pack?: readonly Card[] | undefined;
  /** Chooses the next action among all legal ones; undefined where any will do. */
  choose(state: St, options: readonly A[], rng: Rng): A | undefined;
}

export interface RoundTestKit<
  R extends Rules = Rules,
  Su extends Setup = Setup,
  St = unknown,
  A extends Action = Action,
  E extends RoundEvent = RoundEvent,
> {
  /** These people at a table. */
  setup(rng: Rng, names: readonly Who[]): Su;
  /** Who sits where two rule sets are held against each other: as few as show everything. */
  readonly names: readonly Who[];
  /** Ways to play by which something rare comes up, in turn with any. */
  readonly tables?: readonly ChooseOption[];
  /** So many rounds of plain play under every preset. */
  readonly plain: number;
  /** What is wrong with plain play under a preset: how often each type of event came up, in rounds. */
  dull?(seen: ReadonlyMap<string, number>, rules: R, rounds: number): readonly string[];

  table(rng: Rng): RandomTable<R, Su, St, A>;
  /** So many actions at most. */
  bound(setup: Su): number;
  /** All that can be tried and seen is looked at in one of so many states. */
  readonly oneIn: number;
  /** Every card that the state holds, wherever it lies. */
  cards(state: St): readonly Card[];
  /** Chips that lie in the pot. */
  pot?(state: St): number;
  /** Moves of every kind that a seat could try, most of them against the rules. */
  tries(state: St, seat: Who, rng: Rng): readonly A[];
  /** Two moves that are one have one key. */
  keyOf(action: A): string;
  /** Moves of which only the best is listed: others may be legal too. */
  unlisted?(action: A): boolean;
  /** True where others than the one whose turn it is may do something. */
  freely?(state: St): boolean;

  /** Every card that a seat knows, from the log and nothing else. */
  known(state: St, seat: Who): ReadonlySet<Card>;
  /** What a seat that knows these cards may see of a hand. */
  sees(state: St, seat: Who, whose: Who, known: ReadonlySet<Card>): readonly (Card | null)[];
  /** True where cards in a hand stand in no order that counts. */
  readonly anyPlace?: true;
  /** The same round with other cards where this seat sees none, and other secrets. */
  disguise(state: St, swap: (cards: readonly Card[]) => Card[], seat: Who): St;
  /** May this event be hidden from the seat, or told without its contents? */
  secret(event: E, seat: Who, state: St): boolean;
  /** True where events that are hidden from a seat are left out; by default they are told in part. */
  readonly leavesOut?: true;
  /** After an event of this type the cards are new: what lay open before is known to all. */
  readonly renews?: E['type'];

  /** What is true of every state, of every action, and at the end, in this game alone: throws where it is not. */
  checkState?(state: St, options: readonly A[], tally: Tally): void;
  checkMoves?(state: St, options: readonly A[], tally: Tally): void;
  checkStep?(before: St, after: St, action: A): void;
  checkEnd(state: St, tally: Tally, dealt: St): void;
  /** What must come up, so many times at least in 10,000 rounds; and the rules that must refuse something. */
  readonly happens: readonly (readonly [times: number, ...what: string[]])[];
  readonly refuses: readonly (readonly [times: number, ...rules: string[]])[];
}
