/** Looking back at a round: which of one seat's moves were mistakes, and what each costs on average. */

import type { Advice, Weighed, Weighing } from '../game/advice.ts';
import type { Action, Round, TableView } from '../game/round.ts';
import { makeRng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';
import { type Compared, chipsAfter, compareByPlayouts } from './playout.ts';

/** A round that was played: the state after the deal, and the one after each action. */
export interface PlayedRound {
  readonly setup: { readonly seed: number };
  readonly states: readonly unknown[];
  readonly actions: readonly Action[];
}

/** Something that a seat could do at a moment. */
export interface Choice {
  /** Its key: actions with the same key count as one choice. */
  readonly key: string;
  readonly weighed: Weighed;
}

/** A choice with what it brings. */
export interface Alternative extends Choice {
  /** The seat's chips at the end of the round on average over what it could not see, in tenths of a chip. */
  readonly mean: number;
  /** Its chips with the hidden cards as they were, if everybody plays on plainly; undefined where the round does not end. */
  readonly chips: number | undefined;
}

/** A move that was worse than another one by what the seat could see. */
export interface Mistake {
  /** The index of the state in which the move was made. */
  readonly at: number;
  /** Which of the seat's weighed moves it is, from 1. */
  readonly number: number;
  readonly did: Alternative;
  readonly best: Alternative;
  /** How much better `best` is on average, in chips: the difference of the two means. */
  readonly cost: number;
  /** How far `cost` may be off; 0 where nothing is estimated. */
  readonly error: number;
  /** All choices, the best first. */
  readonly choices: readonly Choice[];
  /** A choice worth at most this much less than the best is as good. */
  readonly close: number;
  /** The rule that the choice is about. */
  readonly rule: string;
}

/** The margin, in chips: what costs less on average is not called a mistake. */
export const MARGIN = 0.3;

/** What was found at a move: a mistake; nothing to blame; or nothing yet, where the count goes on. */
export type Finding =
  | { readonly type: 'mistake'; readonly mistake: Mistake }
  | { readonly type: 'fine' }
  | { readonly type: 'counting' };

/**
 * Goes through a seat's moves in order; those without a choice, and those that cannot be weighed, are passed over. It yields
 * within a move, too, because an estimate takes many playouts.
 * @param keyOf the key of an action in this state
 * @param deals from how many deals an estimate is made
 */
export function* lookBack(
  round: Round,
  advice: Advice,
  { setup, states, actions }: PlayedRound,
  seat: Who,
  keyOf: (at: number, action: Action) => string,
  deals?: number,
): Generator<Finding, void> {
  let number = 0;
  for (const [at, done] of actions.entries()) {
    if (done.seat !== seat) continue;
    const moment = momentOf(round, advice, states[at], done, (action) => keyOf(at, action));
    if (!moment) continue;
    number++;
    const { did, choices, weighing } = moment;
    const [best] = choices;
    const close = weighing.close;
    if (did.weighed.worth >= best.weighed.worth - close) {
      yield { type: 'fine' };
      continue;
    }
    const compared = yield* compare(round, advice, { ...moment, best, seed: setup.seed + at, deals });
    const [less, more] = [tenths(compared?.did ?? 0), tenths(compared?.best ?? 0)];
    const cost = tenths(more - less);
    if (!compared || compared.best - compared.did < MARGIN || cost <= compared.error) {
      yield { type: 'fine' };
      continue;
    }
    const alternative = (choice: Choice, mean: number): Alternative => ({
      ...choice,
      mean,
      chips: chipsAfter(round, states[at], choice.weighed.action),
    });
    const mistake: Mistake = {
      at,
      number,
      did: alternative(did, less),
      best: alternative(best, more),
      cost,
      error: compared.error,
      choices,
      close,
      rule: weighing.rule,
    };
    yield { type: 'mistake', mistake };
  }
}

interface Moment {
  readonly state: unknown;
  readonly view: TableView;
  readonly weighing: Weighing;
  readonly did: Choice;
  readonly choices: readonly [Choice, ...Choice[]];
}

/** Undefined where there was nothing to choose, or where the choices cannot be weighed. */
function momentOf(
  round: Round,
  advice: Advice,
  state: unknown,
  done: Action,
  keyOf: (action: Action) => string,
): Moment | undefined {
  const view = round.view(state, done.seat);
  if (view.legal.length < 2) return undefined;
  const weighing = advice.weigh(view, round.seen(state, done.seat));
  if (!weighing) return undefined;
  // Of actions with the same key the best stands for all; the played one has the key that it has.
  const byWorth = weighing.weighed.toSorted((one, other) => one.worth - other.worth);
  const ways = new Map(byWorth.map((weighed) => [keyOf(weighed.action), weighed]));
  const [best, ...others] = [...ways]
    .map(([key, weighed]): Choice => ({ key, weighed }))
    .sort((one, other) => other.weighed.worth - one.weighed.worth);
  const did = [best, ...others].find((choice) => choice?.key === keyOf(done));
  if (!best || !did || others.length === 0) return undefined;
  return { state, view, weighing, did, choices: [best, ...others] };
}

interface Comparison extends Moment {
  readonly best: Choice;
  readonly seed: number;
  readonly deals: number | undefined;
}

/** Undefined where the difference is certainly too small to speak of. */
function* compare(
  round: Round,
  { chips }: Advice,
  { state, view, did, best, seed, deals }: Comparison,
): Generator<Finding, Compared | undefined> {
  const { seat, seats } = view;
  if (chips.by === 'worth') {
    // Worths begin at this moment: what was won or lost before counts for both.
    const before = seats.find(({ who }) => who === seat)?.net ?? 0;
    const unit = chips.unit(view);
    return { did: before + unit * did.weighed.worth, best: before + unit * best.weighed.worth, error: 0 };
  }
  const counting = compareByPlayouts(
    round,
    did.weighed.action,
    best.weighed.action,
    (rng) => chips.redeal(state, seat, rng),
    makeRng(seed),
    MARGIN,
    deals,
  );
  for (let next = counting.next(); ; next = counting.next()) {
    if (next.done) return next.value;
    yield { type: 'counting' };
  }
}

/** To the tenth, so that the figures shown are the ones that are judged. */
function tenths(chips: number): number {
  return Math.round(chips * 10) / 10;
}

/** How good is this choice, by what the seat could see: the best itself, as good, or worse? */
export function gradeOf({ choices: [best], close }: Pick<Mistake, 'choices' | 'close'>, { key, weighed }: Choice) {
  if (!best || key === best.key) return 'best';
  return weighed.worth >= best.weighed.worth - close ? 'fine' : 'worse';
}
