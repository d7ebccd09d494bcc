import { z } from 'astro/zod';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { readYaml } from './catalogue/read.ts';

/** What has been proved of the engine: `npm run prove` writes it. */
export const PROOFS_FILE = 'content/proofs.json';

const proofFile = z.array(
  z.strictObject({
    id: z.string(),
    game: z.enum(GAMES.map(({ id }) => id)),
    what: z.record(z.enum(LANGS), z.string().trim().min(1)),
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
