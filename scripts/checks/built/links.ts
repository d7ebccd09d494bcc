import { existsSync, readFileSync } from 'node:fs';
import type { Check } from '../check.ts';
import { BASE, DIST, type Page } from './page.ts';

/** Every link within the site leads to a file, and to a place in it. */
export function checkLinks({ file, path, html }: Page): Check {
  const faults = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, raw = '']) => {
    const target = raw.replaceAll('&amp;', '&');
    if (/^(https?:|mailto:)/.test(target)) return [];
    const url = new URL(target, `http://x${BASE}${path}`);
    if (!url.pathname.startsWith(`${BASE}/`)) return [`${target} leaves the base path`];
    const to = decodeURIComponent(url.pathname.slice(BASE.length));
    const page = to.endsWith('/') ? `${DIST}${to}index.html` : `${DIST}${to}`;
    if (!existsSync(page)) return [`${target} leads nowhere`];
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (!anchor || !page.endsWith('.html')) return [];
    return readFileSync(page, 'utf8').includes(`id="${anchor}"`) ? [] : [`${target}: no such place`];
  });
  return { name: `${file}: links`, fault: faults.length > 0 ? [...new Set(faults)].join('; ') : undefined };
}
