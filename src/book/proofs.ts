import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';
import { bilingual, gameId } from './catalogue/schema.ts';

/** What has been proved of the engine: `npm run prove` writes it. */
export const PROOFS_FILE = 'content/proofs.json';

const proofFile = z.array(
  z.strictObject({
    id: z.string(),
    game: gameId,
    what: bilingual,
    /** How many times. */
    checked: z.number().int().positive(),
    faults: z.number().int().nonnegative(),
    seconds: z.number().nonnegative(),
    /** When it was run: `2026-11-25`. */
    date: z.iso.date(),
    notes: z.record(z.string(), z.number()).optional(),
  }),
);

/** One thing that has been proved. */
export type Proved = z.infer<typeof proofFile>[number];

/** The last run of each proof. */
export function proofs(): Proved[] {
  return readYaml(PROOFS_FILE, proofFile);
}
