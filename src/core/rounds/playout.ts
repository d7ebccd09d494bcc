/** Rounds played to their end by plain players, to see or to estimate what an action brings in chips. */

import type { Action, Round } from '../game/round.ts';
import type { Rng } from '../random/rng.ts';
import type { Who } from '../ruling.ts';

/** More steps than any round has. */
const MOST_STEPS = 1000;

/** A seat's chips at the end if it does this and everybody plays on plainly; undefined where the round does not end. */
export function chipsAfter(round: Round, from: unknown, action: Action): number | undefined {
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

/** Two actions compared, in chips. */
export interface Compared {
  readonly did: number;
  readonly best: number;
  /** How far `best − did` may be off: two standard errors; 0 where nothing is estimated. */
  readonly error: number;
}

/** At most so many deals. Both actions are played from each, so that what the cards bring to both alike cancels out. */
const DEALS = 120;
/** After so many it may be plain already that the difference is too small to speak of. */
const FIRST_LOOK = 40;
/** Deals between two rests of the caller. */
const AT_A_TIME = 4;

/**
 * Estimates what two actions bring by playing each from the same deals. Yields between some of them, because the caller may have
 * other work.
 * @param redeal the moment with unseen cards dealt anew
 * @param least a difference that is certainly below this is not looked into further
 */
export function* compareByPlayouts(
  round: Round,
  did: Action,
  best: Action,
  redeal: (rng: Rng) => unknown,
  rng: Rng,
  least: number,
  deals = DEALS,
): Generator<void, Compared | undefined> {
  let [count, sumOfDid, sumOfBest, squares] = [0, 0, 0, 0];
  const compared = (): Compared => {
    const more = (sumOfBest - sumOfDid) / count;
    const variance = (squares - count * more * more) / (count - 1);
    return { did: sumOfDid / count, best: sumOfBest / count, error: 2 * Math.sqrt(Math.max(0, variance) / count) };
  };
  for (let deal = 1; deal <= deals; deal++) {
    const state = redeal(rng);
    const [less, more] = [chipsAfter(round, state, did), chipsAfter(round, state, best)];
    // A deal from which the round does not end fits nothing.
    if (less === undefined || more === undefined) continue;
    count++;
    sumOfDid += less;
    sumOfBest += more;
    squares += (more - less) ** 2;
    if (deal === FIRST_LOOK && count > 1) {
      const { did: mean, best: other, error } = compared();
      if (other - mean + error < least) return undefined;
    }
    if (deal % AT_A_TIME === 0) yield;
  }
  return count > 1 ? compared() : undefined;
}
