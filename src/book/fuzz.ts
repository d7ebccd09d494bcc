import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';

/** The last saved fuzzing run of every entry point: `npm run fuzz -- --keep` writes it. */
export const FUZZ = 'content/fuzz.json';

export const ENTRY_POINTS = ['reader', 'links', 'rounds', 'command', 'mcp', 'pages', 'worker'] as const;
export type EntryPointId = (typeof ENTRY_POINTS)[number];

const fuzzFile = z.strictObject({
  date: z.iso.date(),
  /** The same seed gives the same inputs. */
  seed: z.int(),
  seconds: z.int(),
  doors: z.array(
    z.strictObject({
      door: z.enum(ENTRY_POINTS),
      unit: z.enum(['texts', 'rounds', 'pages']),
      count: z.int().positive(),
      /** Milliseconds of the slowest input. */
      ms: z.number(),
      /** The peak memory of the answering process, in MB; null where the system does not report it. */
      mb: z.int().nullable(),
    }),
  ),
});
export type Fuzz = z.infer<typeof fuzzFile>;

export function fuzz(): Fuzz {
  return readYaml(FUZZ, fuzzFile);
}
