import { z } from 'astro/zod';
import { readYaml } from './catalogue/read.ts';

/** How many faults that were put into the engine the tests noticed: `npm run mutation` writes it. */
const MUTATION = 'content/mutation.json';

const mutationFile = z.array(
  z.object({
    game: z.string(),
    part: z.string(),
    mutants: z.number(),
    killed: z.number(),
    timeout: z.number(),
    equivalent: z.number(),
    date: z.iso.date(),
  }),
);

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
  const parts = readYaml(MUTATION, mutationFile).filter((part) => part.game === game);
  const sum = (of: (part: (typeof parts)[number]) => number): number =>
    parts.reduce((total, part) => total + of(part), 0);
  const mutants = sum((part) => part.mutants);
  const noticed = sum((part) => part.killed + part.timeout);
  const equivalent = sum((part) => part.equivalent);
  const date = parts
    .map((part) => part.date)
    .toSorted()
    .at(-1);
  return date
    ? {
        mutants,
        noticed,
        missed: mutants - noticed - equivalent,
        equivalent,
        share: noticed / (mutants - equivalent),
        date,
      }
    : undefined;
}
