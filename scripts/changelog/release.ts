/** What a release changes in the repository, and whether the repository is as a tag says. */

import { EDITION } from '#book/edition.ts';
import { editions } from '#book/editions.ts';
import { err, ok, type Result } from '#core/result.ts';
import { latestSection, withRelease } from './changelog.ts';
import { type InterfaceChange, interfaceChanges, isBreaking } from './interface.ts';
import { lastRelease, parseReleased, RELEASED_FILE, type Released, releasedText } from './released.ts';

const CHANGELOG = 'CHANGELOG.md';
const API = 'package/public-api.txt';
const CITATION = 'CITATION.cff';
/** Where the version stands: the text before it in each file. */
const VERSIONED: readonly (readonly [file: string, before: RegExp])[] = [
  ['package.json', /^(\{\n {2}"name": "luat-bai",\n {2}"version": ")[^"]*/],
  [
    'package-lock.json',
    /(^\{\n {2}"name": "luat-bai",\n {2}"version": "|"": \{\n {6}"name": "luat-bai",\n {6}"version": ")[^"]*/g,
  ],
  ['package/version.ts', /(VERSION = ')[^']*/],
  [API, /(const VERSION: ")[^"]*/],
  [CITATION, /(^ *version: ).*/gm],
];

type Read = (file: string) => string;

/** The files of a release as they are to be; or why it cannot be made. */
export function releaseFiles(
  version: string,
  date: string,
  read: Read,
  last: Released = lastRelease(),
): Result<ReadonlyMap<string, string>, string> {
  const latest = latestSection(read(CHANGELOG));
  if (latest?.version !== undefined) return err(`${CHANGELOG} has no news since ${latest.version}`);
  const least = leastVersion(last, read(API));
  if (!/^\d+\.\d+\.\d+$/.test(version) || compareVersions(version, least) < 0)
    return err(`${version}: what has changed since ${last.version ?? 'nothing'} is at least version ${least}`);
  const sudden = interfaceChanges(last.api, read(API)).filter(({ was, now }) => !now && was && isSudden(was));
  if (sudden.length > 0)
    return err(`${sudden.map(({ name }) => name).join(', ')}: went without having been @deprecated in ${last.version}`);
  const versioned = VERSIONED.map(([file, before]) => [file, read(file).replace(before, `$1${version}`)] as const);
  const files = new Map(versioned);
  files.set(CHANGELOG, withRelease(read(CHANGELOG), version, date));
  files.set(CITATION, withDate(files.get(CITATION) ?? '', date));
  files.set(RELEASED_FILE, releasedText({ version, edition: EDITION, api: files.get(API) ?? '' }));
  return ok(files);
}

/** How to cite it, with the day of its release and the year. */
function withDate(citation: string, date: string): string {
  return citation.replace(/(^date-released: ).*/m, `$1${date}`).replace(/(^ *year: ).*/m, `$1${date.slice(0, 4)}`);
}

/** What speaks against publishing the repository by this tag. */
export function releaseFaults(tag: string, read: Read): readonly string[] {
  const version = tag.replace(/^v/, '');
  const latest = latestSection(read(CHANGELOG));
  const frozen = parseReleased(read(RELEASED_FILE));
  const expected: readonly (readonly [what: string, is: unknown, wanted: unknown])[] = [
    ['the tag', tag, `v${version}`],
    ...VERSIONED.map(
      ([file, before]) => [file, read(file).replace(before, `$1${version}`) === read(file), true] as const,
    ),
    [`the latest section of ${CHANGELOG}`, latest?.version, version],
    [RELEASED_FILE, frozen.version, version],
    [`the edition in ${RELEASED_FILE}`, frozen.edition, EDITION],
    [`the interface in ${RELEASED_FILE}`, frozen.api === read(API), true],
  ];
  return expected.filter(([, is, wanted]) => is !== wanted).map(([what]) => `${what} is not that of ${version}`);
}

/** Only what TypeScript shows to whoever uses it can be marked: commands, tools and data are told of in the changelog alone. */
function isSudden({ kind, deprecated }: NonNullable<InterfaceChange['was']>): boolean {
  return (kind === 'const' || kind === 'type') && !deprecated;
}

/** The least version that may follow: a patch takes no name away and changes no verdict. */
function leastVersion({ version, edition, api }: Released, apiNow: string): string {
  if (version === undefined) return '0.0.1';
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const breaks = interfaceChanges(api, apiNow).some(isBreaking);
  if (breaks && major > 0) return `${major + 1}.0.0`;
  const rules = editions().some((one) => one.edition > edition);
  return breaks || rules ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
