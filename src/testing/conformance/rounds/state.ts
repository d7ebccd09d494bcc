/** What is true of every state of a round: no card and no chip is lost, and somebody can move or it is over. */

import type { Card } from '#core/card.ts';
import type { Action } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';
import type { Subject } from '../subject.ts';
import { ONLOOKER } from './kit.ts';

/** Who is there, and all that may be done next, by whomever. */
export interface Situation {
  /** An onlooker first. */
  readonly names: readonly Who[];
  readonly turn: Who | null;
  readonly options: readonly Action[];
}

/** @param pack the cards that the rule set plays with */
export function checkState({ kit, rounds }: Subject, state: unknown, pack: readonly Card[]): Situation {
  const { round } = rounds;
  const all = kit.rounds.cards(state);
  const held = new Set(all);
  if (all.length !== pack.length || held.size !== all.length) throw new Error('cards are lost');
  if (!pack.every((card) => held.has(card))) throw new Error('a card that is not in the pack');

  const { seats, turn, done } = round.view(state, ONLOOKER);
  const chips = seats.reduce((sum, { net }) => sum + net, kit.rounds.pot?.(state) ?? 0);
  if (chips !== 0) throw new Error('chips do not add up to zero');
  if (done !== (turn === null) || done !== (round.result(state) !== null)) throw new Error('done without end');

  const names = seats.map(({ who }) => who);
  if (round.legal(state, ONLOOKER).length > 0) throw new Error('an onlooker may move');
  const freely = kit.rounds.freely?.(state) ?? false;
  const options = (freely || turn === null ? names : [turn]).flatMap((seat) => {
    const listed = round.legal(state, seat).map(({ action }) => action);
    if (listed.some((action) => action.seat !== seat)) throw new Error('another’s move is listed');
    return listed;
  });
  if (done && options.length > 0 && !freely) throw new Error('a move after the end');
  if (turn !== null && !options.some(({ seat }) => seat === turn)) throw new Error(`${turn} is stuck`);
  return { names: [ONLOOKER, ...names], turn, options };
}
