import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import { type NearMiss, nearestMiss, swapDistance } from '../summary/near-miss.ts';
import { isPartOf, type PartialVerdict } from './partial-verdict.ts';

/** A case one card away, and a preset under which a claim holds there. */
export interface NearestCase extends NearMiss {
  readonly preset: string;
}

/**
 * Where a claim holds in no house: the nearest case, one card away, on which a preset has it so; undefined where there is none. It
 * shows which rule the claim may come from. Of presets that are as near, the first.
 */
export function nearestCaseFor(game: Game, fields: readonly Field[], claim: PartialVerdict): NearestCase | undefined {
  const near = Object.entries(game.presets).flatMap(([preset, rules]) => {
    const found = nearestMiss(game, fields, rules, ({ verdict }) => isPartOf(claim, game.verdictJson(verdict)));
    return found ? [{ ...found, preset }] : [];
  });
  return near.toSorted((a, b) => swapDistance(a) - swapDistance(b))[0];
}
