/** Checks the claims about hands against the verdict on them. */

import type { Field } from '#core/case.ts';
import type { Game, Json } from '#core/game/game.ts';
import type { HandFacts, Vocabulary } from '#core/game/vocabulary.ts';
import type { Rules } from '#core/house-rules.ts';
import type { Span } from '#core/notation/scanner.ts';
import type { ResolvedSeat } from './resolve.ts';

/** A claim that the cards do not bear out. */
export interface Contradicted {
  readonly name: string;
  readonly said: Span;
}

/** The claims about these hands that the verdict contradicts; questions are no claims. */
export function untrueClaims(
  seats: readonly ResolvedSeat[],
  fields: readonly Field[],
  game: Game,
  rules: Rules,
  { kinds, agrees }: Vocabulary,
): Contradicted[] {
  const verdict = game.verdictJson(game.decide(fields, rules).verdict);
  return seats.flatMap(({ name, role, claims, cards, announced }) => {
    const told = new Map([
      ...factsOfHand(verdict, role === 'player' ? name : role),
      ['ranks', cards.map(({ rank }) => rank).join(' ')],
    ]);
    const untrue: Span[] = claims.filter((claim) => {
      if (claim.asked) return false;
      return claim.kind === undefined ? agrees?.(claim.total, told) === false : kinds[claim.kind]?.(told) === false;
    });
    // `3 lá: 9 4`: one is missing.
    if (announced && cards.length > 0 && announced.count !== cards.length) untrue.push(announced);
    return untrue.map((said) => ({ name, said }));
  });
}

/** All that a verdict's JSON says of one hand. */
function factsOfHand(verdict: Json, name: string): HandFacts {
  const told = new Map<string, unknown>();
  const take = (json: Json | undefined): void => {
    for (const [key, value] of pairsOf(json)) told.set(key, value);
  };
  for (const [key, value] of pairsOf(verdict)) {
    if (key === 'hands' || key === 'players') take(pairsOf(value).find(([one]) => one === name)?.[1]);
    else if (
      (key === 'banker' && name === 'cai') ||
      (key === 'play' && name === 'danh') ||
      (key === 'table' && name === 'ban')
    )
      take(value);
    else if (name === 'bai') told.set(key, value);
  }
  return told;
}

function pairsOf(json: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof json === 'object' && json !== null && 'pairs' in json ? json.pairs : [];
}
