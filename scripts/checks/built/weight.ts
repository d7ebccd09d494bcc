import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Check } from '../check.ts';
import { BASE, DIST, type Page } from './page.ts';

/** Bytes, compressed. What scripts weigh is measured in a browser, where they load. */
const LIMITS = { html: 14_000, css: 12_000 } as const;

/** What a page weighs. */
export function checkWeight({ file, html }: Page): Check {
  const weight = gzipSync(html, { level: 9 }).length;
  return {
    name: `${file}: ${weight} bytes`,
    fault: weight <= LIMITS.html ? undefined : `more than ${LIMITS.html}, compressed`,
  };
}

/** The stylesheets that a page loads. */
export function checkStyles({ file, html }: Page): Check {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => `${DIST}${href.slice(BASE.length)}`,
  );
  const weight = sheets.reduce((sum, sheet) => sum + gzipSync(readFileSync(sheet)).length, 0);
  return {
    name: `${file}: styles of ${weight} bytes`,
    fault: weight <= LIMITS.css ? undefined : `more than ${LIMITS.css}, compressed`,
  };
}
