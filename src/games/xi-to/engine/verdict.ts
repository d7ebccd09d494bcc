/** The texts of a verdict: in full, in short, and for one hand. */

import type { HandFact, Json } from '#core/game/game.ts';
import { byName, ordered } from '#core/json.ts';
import type { Summary } from '#core/summary/summary.ts';
import type { XiToVerdict } from './decide.ts';

/** `{"hands": {name: {"category"}}, "ranking": [[name, …], …]}`. */
export function verdictJson({ hands, ranking }: XiToVerdict): Json {
  return ordered([
    ['hands', byName(hands, ofHand)],
    ['ranking', ranking],
  ]);
}

export function summary({ ranking }: XiToVerdict): Summary {
  return { kind: 'ranking', groups: ranking };
}

export function handFacts({ hands, ranking }: XiToVerdict, name: string): readonly HandFact[] {
  const place = ranking.findIndex((group) => group.includes(name)) + 1;
  return hands.filter((one) => one.name === name).flatMap((hand) => [...ofHand(hand), ['place', place] as const]);
}

function ofHand({ category }: XiToVerdict['hands'][number]): HandFact[] {
  return [['category', category]];
}
