import { readFileSync } from 'node:fs';
import { ASK_AGAIN, HEADER_RULES } from '../../integrations/hosts/headers.ts';
import { markdownTable } from './table.ts';
import { freeTable, measuredVisits, monthsTable, visitsTold } from './visits.ts';

export const HOSTING_PAGE = 'docs/hosting.md';

/** How long a file is kept, for people. */
const KEPT: Readonly<Record<string, string>> = {
  'public, max-age=31536000, immutable': '**for ever** (a year, never asked for again)',
  'public, max-age=86400': 'a day',
  [ASK_AGAIN]: 'asked for again each time',
};

/** The page on hosting, with every table in it that a program can make. */
export function hostingPage(): string {
  const visits = measuredVisits();
  const tables: Readonly<Record<string, string>> = {
    kept: keptTable(),
    visits: visitsTold(visits),
    months: monthsTable(visits),
    free: freeTable(visits),
  };
  return Object.entries(tables).reduce(
    (page, [name, table]) => withTable(page, name, table),
    readFileSync(HOSTING_PAGE, 'utf8'),
  );
}

/** Puts a table between its two marks. @throws where the page has no such marks */
function withTable(page: string, name: string, table: string): string {
  const place = new RegExp(`(<!-- ${name}: [^>]*-->\\n).*?(<!-- /${name} -->)`, 's');
  if (!place.test(page)) throw new Error(`${HOSTING_PAGE} has no place for the table “${name}”`);
  return page.replace(place, (_, before: string, after: string) => `${before}\n${table}\n\n${after}`);
}

/** Which files may be kept, and how long: from the same list as what hosts read. */
function keptTable(): string {
  const rows = HEADER_RULES.flatMap(({ at, headers, why }) => {
    const kept = headers['Cache-Control'];
    return kept === undefined
      ? []
      : [[at.map((path) => `\`/${path}\``).join(' '), KEPT[kept] ?? kept, `\`${kept}\``, why]];
  });
  const rest = [
    'all else',
    KEPT[ASK_AGAIN] ?? '',
    `\`${ASK_AGAIN}\`, \`ETag\``,
    'Pages, manifests, icons, and data that pages read (`/tim`, `/luat-nha`, `/su-co`, `/thuat-ngu`, `/offline.json`) have no hash in their names and belong to one build.',
  ];
  return markdownTable([['address', 'kept', '`Cache-Control`', 'why'], ...rows, rest]);
}
