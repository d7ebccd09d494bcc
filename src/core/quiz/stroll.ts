import type { Action, Option, Round, Setup, TableView } from '../game/round.ts';
import type { Rules } from '../house-rules.ts';
import type { Rng } from '../random/rng.ts';

/** Of a round, what it takes to play one by chance. */
type Playable<State, A extends Action> = Pick<Round<Rules, Setup, State, A, TableView<A>>, 'legal' | 'apply' | 'view'>;

/** Longer is no round of any game. */
const MOST_MOVES = 300;

/**
 * Plays a round on by chance, and yields every state on the way, the one given first, until it is over.
 * @param choose one of the moves, where any will not do
 */
export function* stroll<State, A extends Action>(
  round: Playable<State, A>,
  from: State,
  rng: Rng,
  choose: (options: readonly [Option<A>, ...Option<A>[]], state: State) => Option<A> = (options) => rng.pick(options),
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
