import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';

/** What the rulings of a fixed corpus come to, game by game: `npm run update -- checksums` writes it, a test holds the engine to it. */
export const CHECKSUMS = 'content/checksums.json';

const sum = z.string().regex(/^[0-9a-f]{12}$/);

const checksumFile = z.record(
  z.string(),
  z.strictObject({
    cases: z.number().int().positive(),
    /** The edition of the book in which a verdict of the corpus last changed. */
    edition: z.number().int().positive(),
    /** Of the cases themselves. */
    corpus: sum,
    /** Of the verdicts alone. */
    verdicts: sum,
    /** Of the verdicts and all their reasons. */
    rulings: sum,
    /** The same of the corpus piece by piece, in its order: `<verdicts> <rulings>`. */
    parts: z.array(z.string()).readonly(),
    /** Every kind of step that rulings by chance take, each with a sentence of its own. */
    steps: z.array(z.string()).readonly(),
  }),
);

export type ChecksumFile = z.infer<typeof checksumFile>;

/** The checksums that stand in the book. */
export function checksums(): ChecksumFile {
  return readYaml(CHECKSUMS, checksumFile);
}
