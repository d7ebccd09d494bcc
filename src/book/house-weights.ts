/** How much each house rule matters: `npm run update -- house-weights` counts it. */

import { z } from 'astro/zod';
import { assertDefined } from '#core/assert-defined.ts';
import { type OneIn, type OneInBetween, oneInBetween, oneInOf, type WeightsFile } from '#core/house/weights.ts';
import { engineOf } from '#games/engines.ts';
import { cached, readYaml } from './catalogue/read.ts';

export const HOUSE_WEIGHTS = 'content/weights.json';

const share = z.number().min(0).max(1);
const weight = z.strictObject({ share, error: z.number().min(0), by: z.number().min(0), result: share });
const weightsFile = z.strictObject({
  counted: z.record(z.string(), z.strictObject({ deals: z.number().int(), rounds: z.number().int() })),
  between: z.record(z.string(), z.record(z.string(), z.record(z.string(), weight))),
  games: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.record(z.string(), weight)))),
});

/** What was counted. */
export const houseWeights = cached((): WeightsFile => readYaml(HOUSE_WEIGHTS, weightsFile));

/** How often each setting decides, by game and preset. */
export function oneInOfAll(): Readonly<Record<string, Readonly<Record<string, OneIn>>>> {
  return Object.fromEntries(
    Object.entries(houseWeights().games).map(([id, weights]) => [
      id,
      oneInOf(assertDefined(engineOf(id)).schema, weights),
    ]),
  );
}

/** How often two presets rule otherwise, by game. */
export function oneInBetweenAll(): Readonly<Record<string, OneInBetween>> {
  return Object.fromEntries(Object.entries(houseWeights().between).map(([id, of]) => [id, oneInBetween(of)]));
}
