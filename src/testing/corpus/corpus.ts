/** A fixed corpus of seeded cases of one game, and what `settle` says of them, as checksums: a changed ruling is a visible, reviewed change. */

import { createHash, type Hash } from 'node:crypto';
import { z } from 'astro/zod';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { settle } from '#src/settle.ts';
import { anyCaseOf } from '../any-case.ts';

/** So many cases of each game, under presets and random rule sets, with odd names. */
export const CASES = 5_000;
/** A checksum for so many, so that a change is found without many lines. */
const TOGETHER = 250;
/** Of every tenth all branches, too. */
const BRANCHES = 10;

/** Three checksums of one corpus: of the cases, of what they come to, and of every step that leads there as well. */
export interface Checksums {
  readonly corpus: string;
  readonly verdicts: string;
  readonly rulings: string;
  /** The same of each 250 cases, in their order: `<verdicts> <rulings>`. */
  readonly parts: readonly string[];
}

/** The checksums of a game as it rules now. */
export function checksumsOf(game: Game): Checksums {
  const corpus = createHash('sha256');
  const whole = makeSums();
  const parts = Array.from({ length: CASES / TOGETHER }, (_, at) => {
    const part = makeSums();
    for (let seed = at * TOGETHER + 1; seed <= (at + 1) * TOGETHER; seed++) {
      const text = textOf(game, seed);
      const line = lineOf(text, seed);
      const verdicts = verdictsIn(line);
      corpus.update(`${text}\n`);
      for (const sums of [whole, part]) {
        sums.verdicts.update(verdicts);
        sums.rulings.update(line);
      }
    }
    return `${digest(part.verdicts)} ${digest(part.rulings)}`;
  });
  return { corpus: digest(corpus), verdicts: digest(whole.verdicts), rulings: digest(whole.rulings), parts };
}

/** Every line that `settle` says of the corpus. */
export function corpusLines(game: Game): string[] {
  return Array.from({ length: CASES }, (_, at) => lineOf(textOf(game, at + 1), at + 1));
}

function textOf(game: Game, seed: number): string {
  return formatCase(anyCaseOf(game, seed).of, game);
}

function lineOf(text: string, seed: number): string {
  return settle(text, seed % BRANCHES === 0).line;
}

interface Sums {
  readonly verdicts: Hash;
  readonly rulings: Hash;
}

function makeSums(): Sums {
  return { verdicts: createHash('sha256'), rulings: createHash('sha256') };
}

function digest(hash: Hash): string {
  return hash.digest('hex').slice(0, 12);
}

const verdict = { verdict: z.unknown().optional() };
const settled = z.object({
  case: z.string(),
  ...verdict,
  branches: z
    .array(z.object({ when: z.unknown(), ...verdict, error: z.object({ code: z.string() }).optional() }))
    .optional(),
});

/** The case and its verdicts alone, without a step. */
function verdictsIn(line: string): string {
  return JSON.stringify(settled.parse(JSON.parse(line)));
}
