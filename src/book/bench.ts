import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';

/** How fast the engine was when it was last measured: `npm run bench -- --keep` writes it. */
const BENCH = 'content/bench.json';

const figures = z.record(z.string(), z.number());
/** Per second: ours, the literal reference in the same run, and how many times as fast ours is. */
const besides = z.strictObject({ ours: z.number(), reference: z.number(), ratio: z.number() });

const benchFile = z.object({
  date: z.iso.date(),
  node: z.string(),
  /** Five-card hands a second: ours and each peer, and how many times as fast ours is as the fastest of them. */
  'xi-to': figures,
  /** Ten-card hands a second. */
  'ta-la': z.object({ random: z.number(), rich: z.number(), reference: z.number() }),
  /** Positions a second. */
  sam: z.object({ lead: z.number(), follow: z.number(), reference: z.number() }),
  read: z.record(z.string(), besides),
  /** From the text of a case to its verdict, a second. */
  settle: figures,
  /** All branches of the slowest case, in milliseconds: such as people ask, and the fullest tables. */
  branches: figures,
  extremes: figures,
});

export type Bench = z.infer<typeof benchFile>;

export function bench(): Bench {
  return benchFile.parse(JSON.parse(readFileSync(path.resolve(BENCH), 'utf8')));
}
