import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';

/** One thing that is wrong with a record: its id, and what. */
export interface Fault {
  readonly id: string;
  readonly what: string;
}

/** Stops the build with every fault of a file, a line each. */
export function demand(file: string, faults: readonly Fault[]): void {
  if (faults.length === 0) return;
  throw new Error(faults.map(({ id, what }) => `${file}: ${id}: ${what}`).join('\n'));
}

/** A YAML file from the repository's root, in the shape that is asked for. */
export function readYaml<S extends z.ZodType>(file: string, shape: S): z.infer<S> {
  const raw: unknown = parse(readFileSync(path.resolve(file), 'utf8'));
  const read = shape.safeParse(raw);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => ({ id: idAt(raw, issue.path), what: issue.message }));
  demand(file, faults);
  throw new Error(`${file}: not the shape that is expected`);
}

/** Where in a file a fault is: the steps that lead there, and the ids that are met on the way. */
function idAt(raw: unknown, steps: readonly PropertyKey[]): string {
  const names: string[] = [];
  let here = raw;
  for (const step of steps) {
    here = here !== null && typeof here === 'object' ? Reflect.get(here, step) : undefined;
    const id = here !== null && typeof here === 'object' ? Reflect.get(here, 'id') : undefined;
    names.push(typeof id === 'string' ? id : String(step));
  }
  return names.join('.') || 'the file';
}
