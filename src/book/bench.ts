import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';

/** How fast the engine was when it was last measured: `npm run bench -- --keep` writes it. */
export const BENCH = 'content/bench.json';

const figures = z.record(z.string(), z.number());

/** Two contestants that did the same work in one run, per second: ours, and a peer or our literal reference. */
const race = z.strictObject({
  task: z.enum(['evaluate', 'arrange', 'play']),
  game: z.string(),
  peer: z.string().optional(),
  ours: z.number().positive(),
  theirs: z.number().positive(),
});
export type Race = z.infer<typeof race>;

/** What is read of the file; it has all figures of `npm run bench` besides. */
const benchFile = z.object({
  date: z.iso.date(),
  node: z.string(),
  races: z.array(race),
  /** From the text of a case to its verdict, a second. */
  settle: figures,
  /** All branches of the slowest case, in milliseconds: such as people ask, and the fullest tables. */
  branches: figures,
  extremes: figures,
});
export type Bench = z.infer<typeof benchFile>;

export function bench(): Bench {
  return readYaml(BENCH, benchFile);
}
