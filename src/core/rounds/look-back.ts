/** Looking back at a round: where one seat had a choice, and how each choice would have ended. */

import type { Advice, Weighed } from '../game/advice.ts';
import type { Action, Round } from '../game/round.ts';
import type { Who } from '../ruling.ts';

/** A round that was played: the state after the deal, and the one after each action. */
export interface PlayedRound {
  readonly states: readonly unknown[];
  readonly actions: readonly Action[];
}

/** Something that a seat could do at a moment. */
export interface Alternative {
  /** Its key: actions with the same key count as one choice. */
  readonly key: string;
  readonly action: Action;
  /** The seat's chips at the end if everybody plays on plainly from here, with the hidden cards as they were. */
  readonly chips: number;
  /** Its value given what the seat could see; null where that cannot be computed. */
  readonly weighed: Weighed | null;
}

/** A move that mattered: another one would have been better, or would have ended differently. */
export interface ReviewedMove {
  /** The index of the state in which the move was made. */
  readonly at: number;
  readonly did: Alternative;
  /** All choices, the best first: by what the seat could see, or by chips at the end where nothing is weighed. */
  readonly choices: readonly [Alternative, ...Alternative[]];
  /** Null where nothing could be computed. */
  readonly advice: { readonly rule: string; readonly close: number } | null;
}

/** More steps than any round has. */
const MOST_STEPS = 1000;

/**
 * Goes through a seat's moves in order; undefined for one without a choice, or whose choices all end alike. It yields between
 * moves, because each takes as many playouts as there are choices.
 * @param keyOf the key of an action in this state
 */
export function* lookBack(
  round: Round,
  advice: Advice | null,
  { states, actions }: PlayedRound,
  seat: Who,
  keyOf: (at: number, action: Action) => string,
): Generator<ReviewedMove | undefined, void> {
  for (const [at, did] of actions.entries()) {
    if (did.seat === seat) yield momentOf(round, advice, states[at], did, at, (action) => keyOf(at, action));
  }
}

function momentOf(
  round: Round,
  advice: Advice | null,
  state: unknown,
  done: Action,
  at: number,
  keyOf: (action: Action) => string,
): ReviewedMove | undefined {
  const { seat } = done;
  const view = round.view(state, seat);
  if (view.legal.length < 2) return undefined;
  const weighing = advice?.weigh(view, round.seen(state, seat)) ?? null;
  const weights = new Map(weighing?.weighed.toReversed().map((one) => [keyOf(one.action), one]));
  // The played action stands for all with the same key.
  const actions = new Map(
    [...view.legal.map(({ action }) => action).toReversed(), done].map((one) => [keyOf(one), one]),
  );
  const ways = [...actions].flatMap(([key, action]): Alternative[] => {
    const weighed = weights.get(key) ?? null;
    // An action that does not advance the round is not compared with those that do.
    if (weighing && !weighed) return [];
    const chips = chipsAfter(round, state, action);
    return chips === undefined ? [] : [{ key, action, chips, weighed }];
  });
  const [best, ...others] = ways.toReversed().sort(betterFirst);
  const did = ways.find(({ key }) => key === keyOf(done));
  if (!best || !did || others.length === 0) return undefined;
  const found: ReviewedMove = {
    at,
    did,
    choices: [best, ...others],
    advice: weighing && { rule: weighing.rule, close: weighing.close },
  };
  return ways.some(({ chips }) => chips !== did.chips) || isGood(found, did) === false ? found : undefined;
}

function betterFirst(one: Alternative, other: Alternative): number {
  return (other.weighed?.worth ?? 0) - (one.weighed?.worth ?? 0) || other.chips - one.chips;
}

/** A seat's chips at the end after one of its actions; undefined where the round does not end. */
function chipsAfter(round: Round, from: unknown, action: Action): number | undefined {
  const { seat } = action;
  let next = round.apply(from, action);
  for (let step = 0; next.ok && step < MOST_STEPS; step++) {
    const state: unknown = next.value;
    const end = round.result(state);
    if (end) return end.get(seat);
    const move = plainMove(round, state, seat);
    if (!move) return undefined;
    next = round.apply(state, move);
  }
  return undefined;
}

/** The seat that moves next, and its plain move: first the others play as at a table, then this seat likewise. */
function plainMove(round: Round, state: unknown, seat: Who): Action | null {
  const { seats, turn } = round.view(state, seat);
  const others = turn === seat ? [] : seats.filter(({ who }) => who !== seat);
  for (const { who } of [...others, { who: seat }]) {
    const action = round.suggest(round.view(state, who));
    if (action) return action;
  }
  return null;
}

/** Is this as good as the best, given what the seat could see? Undefined where that cannot be computed. */
export function isGood({ choices: [best], advice }: ReviewedMove, { weighed }: Alternative): boolean | undefined {
  if (!advice || !weighed || !best.weighed) return undefined;
  return weighed.worth >= best.weighed.worth - advice.close;
}

/** Is it the best itself, and not only as good? Never where that cannot be computed. */
export function isBest({ choices: [best], advice }: ReviewedMove, { weighed }: Alternative): boolean {
  return advice !== null && weighed !== null && weighed.worth === best.weighed?.worth;
}

/**
 * Separates luck from mistakes. `right`: no choice was better, and none would have ended better. `unlucky`: none was better, but
 * with the hidden cards one would have ended better. `mistake`: a better one would have ended better. `lucky`: a better one would
 * not have. `uncounted`: only the ends can be compared.
 */
export interface Judgement {
  readonly type: 'right' | 'unlucky' | 'mistake' | 'lucky' | 'uncounted';
  /** What it is compared with: the best choice given what the seat could see, or the one that would have ended best. */
  readonly other: Alternative;
  /** How many more chips that one would have brought; fewer where negative. */
  readonly more: number;
}

/** The assessment of one of the choices; by default of the one that was played. */
export function assessMove(moment: ReviewedMove, way = moment.did): Judgement {
  const { choices } = moment;
  const good = isGood(moment, way);
  const other = good === false ? choices[0] : choices.reduce((most, one) => (one.chips > most.chips ? one : most));
  const more = other.chips - way.chips;
  if (good === undefined) return { type: 'uncounted', other, more };
  if (good) return { type: more > 0 ? 'unlucky' : 'right', other, more };
  return { type: more > 0 ? 'mistake' : 'lucky', other, more };
}

/** Mistakes come first, and among them those that cost something. */
const WEIGHT = { mistake: 2, lucky: 1, uncounted: 0, unlucky: 0, right: 0 };

/** The most important moments, at most so many, in the order in which they were played. */
export function weightiest(moments: readonly ReviewedMove[], most: number): readonly ReviewedMove[] {
  const judged = moments.map((moment) => ({ moment, ...assessMove(moment), swing: endSpread(moment) }));
  const heavy = judged.sort(
    (one, other) => WEIGHT[other.type] - WEIGHT[one.type] || other.more - one.more || other.swing - one.swing,
  );
  const chosen = heavy.slice(0, most).map(({ moment }) => moment);
  return moments.filter((moment) => chosen.includes(moment));
}

/** The difference between the best and the worst end. */
function endSpread({ choices }: ReviewedMove): number {
  const chips = choices.map((way) => way.chips);
  return Math.max(...chips) - Math.min(...chips);
}
