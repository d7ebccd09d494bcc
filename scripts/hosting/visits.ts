import { z } from 'astro/zod';
import { readYaml } from '#book/catalogue/read.ts';
import { markdownTable } from './table.ts';

/** What visits cost when it was last measured: `npm run visits -- --keep` writes it. */
export const VISITS_FILE = 'docs/hosting/visits.json';

const cost = z.strictObject({ bytes: z.number().nonnegative(), requests: z.number().int().nonnegative() });
export type VisitCost = z.infer<typeof cost>;

const visited = z.strictObject({ path: z.string(), next: z.string(), first: cost, again: cost, onward: cost });
export type Visited = z.infer<typeof visited>;

const visits = z.strictObject({
  date: z.iso.date(),
  pages: z.array(visited).min(1),
  /** What a language weighs that a reader saves for times without a network. */
  saved: z.number().positive(),
  /** All that was built, as it lies there. */
  site: z.strictObject({ files: z.number().int().positive(), bytes: z.number().positive() }),
});
export type Visits = z.infer<typeof visits>;

export const measuredVisits = (): Visits => readYaml(VISITS_FILE, visits);

/** Pages that a reader goes on to, in the sum for a month. */
const ONWARD = 2;
const MONTHS = [1_000, 10_000, 100_000, 1_000_000];

/** What a host gives for nothing in a month, as its own pages say. */
interface FreeTier {
  readonly host: string;
  /** What is free, for people. */
  readonly free: string;
  /** How many visits that is; undefined where there is no limit. */
  readonly visits: ((visit: VisitCost) => number) | undefined;
  /** What comes after it. */
  readonly after: string;
}

const GB = 1e9;
const FREE_TIERS: readonly FreeTier[] = [
  {
    host: 'GitHub Pages',
    free: '100 GB, a soft limit',
    visits: ({ bytes }) => (100 * GB) / bytes,
    after: 'an e-mail that asks for less',
  },
  { host: 'Cloudflare Pages', free: 'files without limit', visits: undefined, after: '' },
  {
    host: 'Netlify',
    free: '300 credits: 20 a GB, 2 for 10,000 requests, 15 for each time that you publish (here: four times)',
    visits: ({ bytes, requests }) => (300 - 4 * 15) / ((20 * bytes) / GB + (2 * requests) / 10_000),
    after: 'the site is paused until next month',
  },
  {
    host: 'Vercel, not for business',
    free: '100 GB and 1,000,000 requests',
    visits: ({ bytes, requests }) => Math.min((100 * GB) / bytes, 1_000_000 / requests),
    after: 'the site is paused',
  },
];

/** What each page costs, and the site as a whole. */
export function visitsTold({ date, pages, saved, site }: Visits): string {
  const table = markdownTable([
    ['page', 'first visit', 'the same page again', 'the next page'],
    ...pages.map(({ path, next, first, again, onward }) => [
      `\`${path}\``,
      told(first),
      told(again),
      `\`${next}\`: ${told(onward)}`,
    ]),
  ]);
  return `${table}

Measured on ${date}. Who saves Vietnamese for times without a network is sent ${megabytes(saved, 1)} more, and again for each new build that changes it. The built site has ${megabytes(site.bytes, 0)} in ${site.files.toLocaleString('en')} files.`;
}

/** What many of them come to in a month. */
export function monthsTable(all: Visits): string {
  const { bytes, requests } = meanVisit(all);
  return markdownTable([
    ['visits a month', 'GB', 'requests'],
    ...MONTHS.map((count) => [
      count.toLocaleString('en'),
      rounded((count * bytes) / GB),
      (Math.round((count * requests) / 1000) * 1000).toLocaleString('en'),
    ]),
  ]);
}

/** How far it goes where hosting is free. */
export function freeTable(all: Visits): string {
  const visit = meanVisit(all);
  return markdownTable([
    ['host', 'free in a month', 'visits', 'then'],
    ...FREE_TIERS.map(({ host, free, visits, after }) => [
      host,
      free,
      visits ? (Math.floor(visits(visit) / 1000) * 1000).toLocaleString('en') : 'any number',
      after,
    ]),
  ]);
}

/** A reader who was never here, comes by any of the pages and goes on to two more. */
function meanVisit({ pages }: Visits): VisitCost {
  const mean = (of: (page: Visited) => number): number => pages.reduce((sum, page) => sum + of(page), 0) / pages.length;
  return {
    bytes: mean(({ first, onward }) => first.bytes + ONWARD * onward.bytes),
    requests: mean(({ first, onward }) => first.requests + ONWARD * onward.requests),
  };
}

function told({ bytes, requests }: VisitCost): string {
  const size = bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
  return `${size}, ${requests} ${requests === 1 ? 'request' : 'requests'}`;
}

const megabytes = (bytes: number, digits: number): string => `${(bytes / 1e6).toFixed(digits)} MB`;

const rounded = (gigabytes: number): string => gigabytes.toFixed(gigabytes < 10 ? 1 : 0);
