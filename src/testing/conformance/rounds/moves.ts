/** Legal moves are allowed, refused ones are refused by a rule of the game, and plain play always finds a move. */

import type { Rng } from '#core/random/rng.ts';
import type { Subject } from '../subject.ts';
import { ONLOOKER } from './kit.ts';
import type { Situation } from './state.ts';
import type { Tally } from './tally.ts';

export function checkMoves(
  { ids, kit, rounds: { round } }: Subject,
  state: unknown,
  { names, turn, options }: Situation,
  rng: Rng,
  refused: Tally,
): void {
  const { keyOf, tries, unlisted } = kit.rounds;
  const listed = new Set(options.map(keyOf));
  if (listed.size !== options.length) throw new Error('a move is listed twice');
  for (const action of options) {
    if (!round.apply(state, action).ok) throw new Error(`listed, yet refused: ${keyOf(action)}`);
  }
  // The seat to move, and another one.
  for (const seat of new Set([turn ?? ONLOOKER, names[rng.upTo(names.length - 1)] ?? ONLOOKER])) {
    const view = round.view(state, seat);
    const some = view.legal.map(({ action }) => keyOf(action));
    if (some.some((key) => !listed.has(key))) throw new Error(`a move out of turn is listed: ${some}`);
    const plain = round.suggest(view);
    if (plain ? !some.includes(keyOf(plain)) : seat === turn) throw new Error(`plain play is stuck: ${seat}`);
    for (const action of tries(state, seat, rng)) {
      const next = round.apply(state, action);
      if (next.ok && unlisted?.(action)) continue;
      if (next.ok !== listed.has(keyOf(action)) && !unlisted?.(action)) {
        throw new Error(`legal and apply differ on ${keyOf(action)}`);
      }
      if (next.ok) continue;
      if (!ids.has(next.error.rule)) throw new Error(`no rule ${next.error.rule}`);
      refused.add(next.error.rule);
    }
  }
}
