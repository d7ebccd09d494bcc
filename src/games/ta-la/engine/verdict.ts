/** The texts of a verdict: in full, in short, and for one hand. */

import { formatCard } from '#core/card.ts';
import type { HandFact, Json } from '#core/game/game.ts';
import { byName, ordered } from '#core/json.ts';
import type { Summary } from '#core/summary/summary.ts';
import { HAND, type HandVerdict, type PlayerVerdict, type TaLaVerdict } from './decide.ts';

/**
 * One hand: `{"melds": [[card…]…], "deadwood": [card…], "points", "u"}`; a showdown:
 * `{"players": {name: {"points", "mom", "place", "net"}}}`.
 */
export function verdictJson(verdict: TaLaVerdict): Json {
  if (verdict.kind === 'showdown') return ordered([['players', byName(verdict.players, ofPlayer)]]);
  return ordered([
    ['melds', verdict.melds.map((meld) => meld.map(formatCard))],
    ['deadwood', verdict.deadwood.map(formatCard)],
    ...ofHand(verdict),
  ]);
}

/** Who is paid what; of one hand which ù it is, or what is left in it. */
export function summary(verdict: TaLaVerdict): Summary {
  if (verdict.kind === 'showdown') return { kind: 'nets', nets: verdict.players.map(({ name, net }) => [name, net]) };
  const { u, points } = verdict;
  return u === null ? { kind: 'word', word: 'points', points } : { kind: 'word', word: `u-${u}` };
}

export function handFacts(verdict: TaLaVerdict, name: string): readonly HandFact[] {
  if (verdict.kind === 'hand') return name === HAND ? ofHand(verdict) : [];
  return verdict.players.filter((one) => one.name === name).flatMap(ofPlayer);
}

function ofHand({ points, u }: HandVerdict): HandFact[] {
  return Object.entries({ points, u });
}

function ofPlayer({ points, mom, place, net }: PlayerVerdict): HandFact[] {
  return Object.entries({ points, mom, place, net });
}
