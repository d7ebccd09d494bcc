import type { Action, MoveOption, Round, Setup, TableView } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';

/** What a random playout needs of a round. */
type Playable<State, A extends Action> = Pick<Round<Rules, Setup, State, A, TableView<A>>, 'legal' | 'apply' | 'view'>;

/** A policy: one of the moves at a moment. */
export type ChooseMove<State, A extends Action> = (
  options: readonly [MoveOption<A>, ...MoveOption<A>[]],
  state: State,
) => MoveOption<A>;

/** More actions than any round of any game has. */
const MOST_MOVES = 300;

/**
 * A random playout: plays a round on at random and yields every state, the given one first, until it is over.
 * @param choose chooses one of the moves; any of them by default
 */
export function* randomPlayout<State, A extends Action>(
  round: Playable<State, A>,
  from: State,
  rng: Rng,
  choose: ChooseMove<State, A> = (options) => rng.pick(options),
): Generator<State> {
  let state = from;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    yield state;
    const { turn } = round.view(state, '');
    const [first, ...rest] = turn === null ? [] : round.legal(state, turn);
    if (!first) return;
    const next = round.apply(state, choose([first, ...rest], state).action);
    if (!next.ok) return;
    state = next.value;
  }
}
