/**
 * Every file in the tree that a program writes and a person reviews: what is in it can be made again from the rest, so that a change of it is
 * seen. What is measured is not here: `prove`, `bench`, `mutation` and `fuzz` keep their figures themselves, with their day.
 */

import { existsSync, readFileSync } from 'node:fs';
import { CHECKSUMS } from '#book/checksums.ts';
import { catalogueSchema } from '#book/published.ts';
import { err, ok, type Result } from '#core/result.ts';
import { OUTCOMES, outcomeLines } from '#testing/corpus/outcomes.ts';
import { checkWritten, RULINGS, rulingsNow, rulingsWritten } from '../checks/rulings.ts';
import { checksumText } from './checksums.ts';
import { fontFiles } from './fonts.ts';
import { iconFiles } from './icons.ts';
import { PUBLIC_API, publicApiText } from './public-api.ts';
import { WEIGHTS_FILE, weightsText } from './weights.ts';
import { witnessFiles } from './witnesses.ts';

/** What files should have in them, by their paths. */
export type FileContents = ReadonlyMap<string, string | Buffer>;

export interface Frozen {
  readonly name: string;
  /** Is written only when it is named: another one is as good, so that the tree need not have this one. */
  readonly onlyNamed?: true;
  /** The files as they should be now; or why they must not be written. */
  readonly make: () => Promise<Result<FileContents, string>>;
}

export const FROZEN: readonly Frozen[] = [
  // What is ruled on every case of the site. A line is added, and never changed: another ruling is a new edition.
  { name: 'rulings', make: async () => into(RULINGS, rulingsText()) },
  { name: 'checksums', make: async () => into(CHECKSUMS, await checksumText()) },
  { name: 'outcomes', make: async () => oneFile(OUTCOMES, `${outcomeLines().join('\n')}\n`) },
  // Taken away, renamed, or meaning another thing: count CATALOGUE_VERSION on. What is only added may be written.
  { name: 'schema', make: async () => oneFile('src/book/published.schema.json', schemaText()) },
  { name: 'witnesses', make: async () => ok(await witnessFiles()) },
  { name: 'fonts', make: async () => ok(await fontFiles()) },
  { name: 'icons', make: async () => ok(await iconFiles()) },
  // A promise to whoever installs the package: what goes from it is a new version.
  { name: 'public-api', make: async () => oneFile(PUBLIC_API, publicApiText()) },
  // Weights that fit the lines better may read other lines worse, so whoever fits looks at what comes of it (ADR 27).
  { name: 'weights', onlyNamed: true, make: async () => oneFile(WEIGHTS_FILE, weightsText()) },
];

/** What is wrong with a frozen file, and the command that mends it; undefined where it is as it should be. */
export async function frozenFault({ name, make }: Frozen): Promise<string | undefined> {
  const made = await make();
  if (!made.ok) return made.error;
  const stale = staleIn(made.value);
  return stale.length === 0 ? undefined : `not as it is now: ${stale.join(', ')} (npm run update -- ${name})`;
}

/** The files that are not there or have something else in them. */
export function staleIn(contents: FileContents): string[] {
  const isStale = ([file, now]: readonly [string, string | Buffer]): boolean =>
    !existsSync(file) || !readFileSync(file).equals(Buffer.from(now));
  return [...contents].filter(isStale).map(([file]) => file);
}

function rulingsText(): Result<string, string> {
  const changed = checkWritten().find(({ fault }) => fault !== undefined);
  if (changed) return err(`${changed.name}: ${changed.fault}`);
  const all = new Map([...rulingsNow(), ...rulingsWritten()]);
  const lines = [...all].map(([canonical, summary]) => `${canonical}\t${summary}\n`);
  return ok(lines.sort().join(''));
}

function schemaText(): string {
  return `${JSON.stringify(catalogueSchema('https://example.org/rules.schema.json'), null, 2)}\n`;
}

function into<E>(file: string, made: Result<string, E>): Result<FileContents, E> {
  return made.ok ? oneFile(file, made.value) : made;
}

function oneFile(file: string, text: string): Result<FileContents, never> {
  return ok(new Map([[file, text]]));
}
