/** Advice in tests: moments of rounds by chance, and what is weighed there. */

import type { Card } from '#core/card.ts';
import type { Advice, Weighed, Weighing } from '#core/game/advice.ts';
import type { Action, Round, RoundEvent, Setup, TableView } from '#core/game/round.ts';
import type { Rules } from '#core/house-rules.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Who } from '#core/ruling.ts';
import { assertOk } from '#testing/results.ts';
import type { RoundTestKit } from './conformance/rounds/kit.ts';

interface Weighable<
  R extends Rules,
  S extends Setup,
  State,
  A extends Action,
  V extends TableView<A>,
  E extends RoundEvent,
> {
  readonly round: Round<R, S, State, A, V, E>;
  readonly rounds: RoundTestKit<R, S, State, A, E>;
  readonly advice: Advice<E, A, V>;
  /** How a move is written. */
  moveText(action: A): string;
}

/** What is asked of one game's advice; a seat that is not named is the one whose turn it is. */
export function weighing<
  R extends Rules,
  S extends Setup,
  State,
  A extends Action,
  V extends TableView<A>,
  E extends RoundEvent,
>({ round, rounds, advice, moveText }: Weighable<R, S, State, A, V, E>) {
  const turnOf = (state: State): Who => round.view(state, '').turn ?? '';

  const weigh = (state: State, seat = turnOf(state)): Weighing<A> | null =>
    advice.weigh(round.view(state, seat), round.seen(state, seat));

  /** What is said of one move. */
  function weighed(state: State, move: string, seat?: Who): Weighed<A> {
    const found = weigh(state, seat)?.weighed.find(({ action }) => moveText(action) === move);
    if (!found) throw new Error(`${move} is not weighed`);
    return found;
  }

  /** The figures of one move. */
  function figures(state: State, move: string): Readonly<Record<string, number>> {
    const found = weighed(state, move);
    return { worth: found.worth, ...found.figures };
  }

  /** The moves that are as good as the best. */
  function best(state: State, seat?: Who): string[] {
    const found = weigh(state, seat) ?? { weighed: [], close: 0 };
    const most = Math.max(...found.weighed.map(({ worth }) => worth));
    return found.weighed.filter(({ worth }) => worth >= most - found.close).map(({ action }) => moveText(action));
  }

  function applied(state: State, action: A): State {
    return assertOk(round.apply(state, action), moveText(action));
  }

  /** Every moment of rounds by chance, in any house, at which it is somebody's turn. */
  function* moments(seed: number, count: number): Generator<readonly [state: State, seat: Who, rng: Rng]> {
    const rng = makeRng(seed);
    for (let i = 0; i < count; i++) {
      const { rules, setup, choose } = rounds.table(rng);
      const dealt = round.deal(rules, setup);
      let state = dealt.ok ? dealt.value : undefined;
      while (state !== undefined && turnOf(state) !== '') {
        const seat = turnOf(state);
        yield [state, seat, rng];
        const options = round.legal(state, seat).map(({ action }) => action);
        const action = choose(state, options, rng);
        state = action && applied(state, action);
      }
    }
  }

  /** Puts other cards where this seat sees none. */
  function swapHidden(state: State, seat: Who, rng: Rng): (some: readonly Card[]) => Card[] {
    const known = rounds.known(state, seat);
    const hidden = rounds.cards(state).filter((card) => !known.has(card));
    const other = rng.shuffled(hidden);
    return (some) => some.map((card) => other[hidden.indexOf(card)] ?? card);
  }

  return { weigh, weighed, figures, best, applied, moments, swapHidden };
}
