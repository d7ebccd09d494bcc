import { z } from 'astro/zod';
import type { Witnesses } from '#core/house/witness.ts';
import { cached, readYaml } from './catalogue/read.ts';

const card = z.number().int().min(0).max(51);
// A game has members of its own beside these: a stake, the last winner, an amount. Playing the run shows whether they are right.
const action = z.looseObject({
  type: z.string(),
  seat: z.string(),
  card: card.optional(),
  cards: z.array(card).optional(),
});
const setup = z.looseObject({ seed: z.number().int(), players: z.array(z.looseObject({ name: z.string() })) });

const witnessFile = z.record(
  z.string(),
  z.record(
    z.string(),
    z.union([
      z.string(),
      z.strictObject({ base: z.string(), setup, actions: z.array(action), next: action.optional() }),
      z.strictObject({ none: z.string().min(1) }),
    ]),
  ),
);

/** A witness for each value of each house rule of a game, its first values excepted. */
export const witnessesOf = cached((game: string): Witnesses => readYaml(witnessPath(game), witnessFile));

/** The file of a game's witnesses: `npm run update -- witnesses` writes it. */
export function witnessPath(game: string): string {
  return `content/witnesses/${game}.yaml`;
}
