import { existsSync, readFileSync } from 'node:fs';
import { madeFrom } from '#book/page-sources.ts';
import { lastUpdated } from '#book/updated.ts';
import { type Check, joinFaults, listFault } from '../check.ts';
import { addressOf, DIST, pathOfAddress } from './page.ts';

/** The same page in each language, as `hreflang` and address. */
export type Alternates = readonly (readonly [lang: string, address: string])[];

/** The day on which what a page is made from was last committed; null where that is not known. */
type LastCommitted = (path: string) => string | null;

const lastCommitted: LastCommitted = (path) => lastUpdated(madeFrom(path));

/** The sitemap and what leads to it. @param others every page that can be found, with its alternates */
export function checkSitemap(others: ReadonlyMap<string, Alternates>, dayOf = lastCommitted): Check[] {
  return [checkListed(others), checkLastChanged([...others.keys()], dayOf), checkRobots()];
}

/** The sitemap lists every page that can be found, with the same alternates. */
function checkListed(others: ReadonlyMap<string, Alternates>): Check {
  const told = (path: string, alternates: readonly (readonly string[])[]): string => `${path}: ${alternates.join(' ')}`;
  const listed = sitemap().map(({ path, entry }) =>
    told(
      path,
      Array.from(entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g), ([, ...alternate]) => alternate),
    ),
  );
  const wanted = Array.from(others, ([path, alternates]) => told(path, alternates));
  return { name: 'the sitemap lists every page as it is', fault: listFault(listed.sort(), wanted.sort()) };
}

/** The pages of the sitemap with all that it says of each. */
function sitemap(): { path: string; entry: string; day: string | undefined }[] {
  const entries = readFileSync(`${DIST}/sitemap-0.xml`, 'utf8').matchAll(/<url>(.*?)<\/url>/gs);
  return Array.from(entries, ([, entry = '']) => ({
    path: pathOfAddress(/<loc>([^<]+)<\/loc>/.exec(entry)?.[1] ?? '') ?? '',
    entry,
    day: /<lastmod>([^<]+)<\/lastmod>/.exec(entry)?.[1],
  }));
}

/**
 * Every page says when what it is made from was last committed: a day that has come somewhere on earth, and not one day for all
 * where there were several. What is not committed yet has no day, and without a history, as in a tarball, nothing has.
 */
function checkLastChanged(listed: readonly string[], dayOf: LastCommitted): Check {
  const told = new Map(sitemap().map(({ path, day }) => [path, day]));
  const latest = new Date(Date.now() + 14 * 3_600_000).toISOString();
  const faults = listed.flatMap((path) => {
    const day = told.get(path);
    const sources = madeFrom(path);
    if (sources.length === 0) return [`${path}: made from nothing that is known`];
    const lost = sources.filter((source) => !existsSync(source)).map((source) => `${path}: no ${source}`);
    if (day === undefined) return dayOf(path) === null ? lost : [...lost, `${path}: no day`];
    return [...lost, ...(day <= latest && !Number.isNaN(Date.parse(day)) ? [] : [`${path}: ${day}`])];
  });
  const days = new Set(told.values());
  const committed = new Set(listed.flatMap((path) => dayOf(path) ?? []));
  return {
    name: 'the sitemap says when pages were last changed',
    fault: joinFaults([...faults, ...(committed.size > 1 && days.size < 2 ? ['one day for all pages'] : [])]),
  };
}

/** Search engines are told where the sitemap is, and it leads to the list of pages. */
function checkRobots(): Check {
  const robots = readFileSync(`${DIST}/robots.txt`, 'utf8');
  const index = addressOf('/sitemap-index.xml');
  const names = readFileSync(`${DIST}/sitemap-index.xml`, 'utf8').includes(addressOf('/sitemap-0.xml'));
  return {
    name: 'robots.txt names the sitemap',
    fault: names && robots.split('\n').includes(`Sitemap: ${index}`) ? undefined : `no line “Sitemap: ${index}”`,
  };
}
