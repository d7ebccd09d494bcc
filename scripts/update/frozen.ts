/**
 * Every file in the repository that a program writes and a person reviews: its contents can be generated from the rest, so that a
 * change is seen. Measurements are not among them: `prove`, `bench`, `mutation` and `fuzz` save their own figures, with the date.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CHECKSUMS } from '#book/checksums.ts';
import { lastEdition } from '#book/editions.ts';
import { HOUSE_WEIGHTS } from '#book/house-weights.ts';
import { catalogueSchema } from '#book/published.ts';
import { err, ok, type Result } from '#core/result.ts';
import { OUTCOMES, outcomeLines } from '#testing/corpus/outcomes.ts';
import { manifestOf } from '../../package/manifest.ts';
import { publicInterface } from '../../package/testing/public-api.ts';
import { withNews } from '../changelog/changelog.ts';
import { newsSince } from '../changelog/news.ts';
import { lastRelease } from '../changelog/released.ts';
import { checkWritten, RULINGS, rulingsNow, rulingsWritten } from '../checks/rulings.ts';
import { hostingFiles } from '../hosting/conf.ts';
import { checksumText } from './checksums.ts';
import { fontFiles } from './fonts.ts';
import { guideFiles } from './house-questions.ts';
import { houseWeightsText } from './house-weights/index.ts';
import { iconFiles } from './icons.ts';
import { kindsText, questionFiles } from './questions.ts';
import { WEIGHTS_FILE, weightsText } from './weights.ts';
import { witnessFiles } from './witnesses.ts';

const EDITION_FILE = 'src/book/edition.ts';
/** The public interface that users of the package rely on: every exported name with its type. */
const PUBLIC_API = 'package/public-api.txt';
const CHANGELOG = 'CHANGELOG.md';

/** The expected contents of files, by path. */
export type FileContents = ReadonlyMap<string, string | Buffer>;

export interface Frozen {
  readonly name: string;
  /** Written only on request: another version is as good, so the committed one need not be this one. */
  readonly onlyNamed?: true;
  /** The files as they should be now; or why they must not be written. */
  readonly make: () => Promise<Result<FileContents, string>>;
}

export const FROZEN: readonly Frozen[] = [
  { name: 'edition', make: async () => oneFile(EDITION_FILE, editionText()) },
  // The rulings on every case of the site. Lines are added, and never changed: another ruling is a new edition.
  { name: 'rulings', make: async () => into(RULINGS, rulingsText()) },
  { name: 'checksums', make: async () => into(CHECKSUMS, await checksumText()) },
  // What practice asks. Other questions are a new edition, which links to practice carry.
  { name: 'kinds', make: async () => oneFile('src/practice/kinds.json', kindsText()) },
  { name: 'questions', make: async () => questionFiles() },
  { name: 'outcomes', make: async () => oneFile(OUTCOMES, `${outcomeLines().join('\n')}\n`) },
  // Removed, renamed, or changed in meaning: increase CATALOGUE_VERSION. Additions may be written.
  { name: 'schema', make: async () => oneFile('src/book/published.schema.json', schemaText()) },
  { name: 'witnesses', make: async () => ok(await witnessFiles()) },
  { name: 'fonts', make: async () => ok(await fontFiles()) },
  { name: 'icons', make: async () => ok(await iconFiles()) },
  // What hosts read, from one list of headers.
  { name: 'hosting', make: async () => ok(hostingFiles()) },
  // A promise to users of the package: removing a name needs a new version.
  { name: 'public-api', make: async () => oneFile(PUBLIC_API, publicApiText()) },
  // What users of the package notice since its last release; people say in it what to do about it.
  { name: 'changelog', make: async () => oneFile(CHANGELOG, changelogText()) },
  // How much each house rule matters. Takes minutes; a test compares a sample.
  { name: 'house-weights', onlyNamed: true, make: async () => oneFile(HOUSE_WEIGHTS, await houseWeightsText()) },
  // What is asked to find out which house is played. Takes many minutes; a test compares how few questions it takes.
  { name: 'house-questions', onlyNamed: true, make: async () => ok(guideFiles()) },
  // Weights that fit these lines better may read others worse, so a person checks the results (ADR 27).
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

function editionText(): string {
  return readFileSync(EDITION_FILE, 'utf8').replace(/(?<=const EDITION: number = )\d+/, `${lastEdition()}`);
}

function rulingsText(): Result<string, string> {
  const changed = checkWritten().find(({ fault }) => fault !== undefined);
  if (changed) return err(`${changed.name}: ${changed.fault}`);
  const all = new Map([...rulingsNow(), ...rulingsWritten()]);
  const lines = [...all].map(([canonical, summary]) => `${canonical}\t${summary}\n`);
  return ok(lines.sort().join(''));
}

/** Builds the package and reads its types. */
function publicApiText(): string {
  execFileSync('node', ['scripts/package.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { manifest } = manifestOf(JSON.parse(readFileSync('package.json', 'utf8')));
  return publicInterface(manifest.exports, 'reports/package');
}

function changelogText(): string {
  return withNews(readFileSync(CHANGELOG, 'utf8'), newsSince(lastRelease(), readFileSync(PUBLIC_API, 'utf8')));
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
