import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';

/** How many faults that were put into the engine the tests noticed: `npm run mutation` writes it. */
export const MUTATION = 'content/mutation.json';

const mutationFile = z.array(
  z.strictObject({
    game: z.string(),
    /** The folder in `src/games/<game>`: `engine` rules, `hands`, `house` and `round` are what else it has. */
    part: z.string(),
    /** All of them: killed, timeout, survived and equivalent. */
    mutants: z.number(),
    /** Some test failed. */
    killed: z.number(),
    /** Tests did not end. */
    timeout: z.number(),
    /** No test failed, or no test ran the mutant. */
    survived: z.number(),
    /** Survived, but without effect: each is named in `scripts/mutation/equivalent.yaml`, with the reason. */
    equivalent: z.number(),
    /** Killed and timeout in percent of all that are not equivalent, cut to one digit. */
    score: z.number(),
    /** When it was run: `2026-11-25`. */
    date: z.iso.date(),
    /** How to run it again. */
    command: z.string(),
  }),
);
export type MutationResult = z.infer<typeof mutationFile>[number];

/** The last run on each part of each game. */
export function mutationResults(): MutationResult[] {
  return readYaml(MUTATION, mutationFile);
}

/** What became of the faults put into one game, all its parts together. */
export interface Mutation {
  readonly mutants: number;
  readonly noticed: number;
  /** The tests still pass. */
  readonly missed: number;
  /** Changes that change nothing. */
  readonly equivalent: number;
  /** Noticed, of those that could be: 0 to 1. */
  readonly share: number;
  readonly date: string;
}

/** The last run on a game; undefined where it has had none. */
export function mutationOf(game: string): Mutation | undefined {
  const parts = mutationResults().filter((part) => part.game === game);
  const sum = (of: (part: MutationResult) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const mutants = sum((part) => part.mutants);
  const noticed = sum((part) => part.killed + part.timeout);
  const equivalent = sum((part) => part.equivalent);
  const dates = parts.map((part) => part.date).toSorted();
  const date = dates.at(-1);
  const missed = mutants - noticed - equivalent;
  return date ? { mutants, noticed, missed, equivalent, share: noticed / (mutants - equivalent), date } : undefined;
}
