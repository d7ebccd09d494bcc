/**
 * Fails the build where a link of a built page leads nowhere, to a place that its page does not have, or to the other language
 * where that was not intended. Each is reported with the file and the line in which it was written.
 */

import { brokenLinks } from './checks/built/links.ts';
import { builtPages } from './checks/built/page.ts';
import { writtenAt } from './checks/built/written.ts';

/** So many of the pages that have a link are named. */
const NAMED = 3;

const started = performance.now();
const pages = builtPages();
const broken = brokenLinks(pages);
const lines = broken.length > 0 ? told() : [];
for (const line of lines) console.log(`✗ ${line}`);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`links: ${pages.length} pages, ${lines.length} at fault (${seconds} s)`);
process.exitCode = pages.length > 0 && lines.length === 0 ? 0 : 1;

/** One line for each place to fix, however many pages have the link. */
function told(): string[] {
  const placesOf = writtenAt();
  const found = new Map<string, Set<string>>();
  for (const link of broken) {
    for (const place of placesOf(link)) {
      const line = `${place}: ${link.target}: ${link.fault}`;
      found.set(line, (found.get(line) ?? new Set()).add(link.page.path));
    }
  }
  return [...found].map(([line, paths]) => {
    const more = paths.size > NAMED ? ` and ${paths.size - NAMED} more` : '';
    return `${line} (${[...paths].slice(0, NAMED).join(', ')}${more})`;
  });
}
