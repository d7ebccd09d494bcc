/** The texts of a verdict: in full, in short, and for one hand. */

import type { HandFact, Json } from '#core/game/game.ts';
import { byName, ordered } from '#core/json.ts';
import type { Summary } from '#core/summary/summary.ts';
import type { BaCayVerdict, HandVerdict, PlayerVerdict } from './decide.ts';

/** `{"hands": {name: {"kind", "points"}}, "ranking": [[name…]…], "players"?: {name: {"outcome", "net"}}}`. */
export function verdictJson({ hands, ranking, players }: BaCayVerdict): Json {
  return ordered([
    ['hands', byName(hands, ofHand)],
    ['ranking', ranking],
    ...(players ? [['players', byName(players, ofPlayer)] as const] : []),
  ]);
}

/** With a banker who is paid what, else who beats whom. */
export function summary({ ranking, players }: BaCayVerdict): Summary {
  return players
    ? { kind: 'nets', nets: players.map(({ name, net }) => [name, net]) }
    : { kind: 'ranking', groups: ranking };
}

export function handFacts({ hands, ranking, players = [] }: BaCayVerdict, name: string): readonly HandFact[] {
  const isHis = (one: { readonly name: string }): boolean => one.name === name;
  const place = ranking.findIndex((group) => group.includes(name)) + 1;
  return [
    ...hands.filter(isHis).flatMap((hand) => [...ofHand(hand), ['place', place] as const]),
    ...players.filter(isHis).flatMap(ofPlayer),
  ];
}

function ofHand({ kind, points }: HandVerdict): HandFact[] {
  return Object.entries({ kind, points });
}

function ofPlayer({ outcome, net }: PlayerVerdict): HandFact[] {
  return Object.entries({ outcome, net });
}
