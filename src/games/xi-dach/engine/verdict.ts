/** The texts of a verdict: in full, in short, and for one hand. */

import type { HandFact, Json } from '#core/game/game.ts';
import { byName, ordered } from '#core/json.ts';
import type { Summary } from '#core/summary/summary.ts';
import type { PlayerVerdict, XiDachVerdict } from './decide.ts';

/** `{"phase", "banker": {"kind", "points"}, "players": {name: {"kind", "points", "outcome", "net"}}}`. */
export function verdictJson({ phase, banker, players }: XiDachVerdict): Json {
  return ordered([
    ['phase', phase],
    ['banker', ordered(ofHand(banker))],
    ['players', byName(players, ofPlayer)],
  ]);
}

export function summary({ players }: XiDachVerdict): Summary {
  return {
    kind: 'nets',
    nets: players.map(({ name, outcome, net }) => [name, outcome === 'unsettled' ? null : net]),
  };
}

export function handFacts({ banker, players }: XiDachVerdict, name: string): readonly HandFact[] {
  return name === 'cai' ? ofHand(banker) : players.filter((one) => one.name === name).flatMap(ofPlayer);
}

function ofHand({ kind, points }: XiDachVerdict['banker']): HandFact[] {
  return Object.entries({ kind, points });
}

function ofPlayer(player: PlayerVerdict): HandFact[] {
  return [...ofHand(player), ['outcome', player.outcome], ['net', player.net]];
}
