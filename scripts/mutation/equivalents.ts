/** Mutants that change nothing, by name and with the reason: `equivalent.yaml`. */

import { z } from 'astro/zod';
import { readYaml } from '#book/catalogue/read.ts';
import type { Mutant } from './mutant.ts';

const FILE = 'scripts/mutation/equivalent.yaml';
const RECORDS = z.array(
  z.strictObject({
    file: z.string(),
    /** The line on which the mutant begins, trimmed. */
    line: z.string(),
    /** What stands there and what the mutant has instead; every mutant of the line where it is missing. */
    from: z.string().optional(),
    to: z.string().optional(),
    why: z.string(),
  }),
);
export type Equivalent = z.infer<typeof RECORDS>[number];

export function readEquivalents(): readonly Equivalent[] {
  return readYaml(FILE, RECORDS);
}

export function isNamed(mutant: Mutant, { file, line, from, to }: Equivalent): boolean {
  return (
    mutant.file === file &&
    mutant.line === line &&
    (from === undefined || mutant.from === from) &&
    (to === undefined || mutant.to === to)
  );
}
