import { existsSync, globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { engineOf, readCase } from '#games/engines.ts';
import type { Check } from './check.ts';

const DIST = 'dist';
const BASE = (process.env['BASE_PATH'] ?? '/').replace(/\/$/, '');
/** Bytes, compressed. What scripts weigh is measured in a browser, where they load. */
const LIMITS = { html: 14_000, css: 12_000, fonts: 90_000 } as const;

/** The built pages: links, heads, embedded verdicts, sizes. */
export function checkDist(): Check[] {
  const files = globSync(`${DIST}/**/*.html`).sort();
  const pages = files.map((file) => ({ file, html: readFileSync(file, 'utf8') }));
  return [
    { name: 'pages were built', fault: pages.length > 0 ? undefined : 'none' },
    ...pages.flatMap(({ file, html }) => [
      checkLinks(file, html),
      checkHead(file, html),
      checkVerdicts(file, html),
      checkWeight(file, html),
      checkStyles(file, html),
    ]),
    checkFonts(),
  ];
}

/** Every link within the site leads to a file, and to a place in it. */
function checkLinks(file: string, html: string): Check {
  const faults = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].flatMap(([, raw = '']) => {
    const target = raw.replaceAll('&amp;', '&');
    if (/^(https?:|mailto:)/.test(target)) return [];
    const from = `http://x${BASE}/${file.slice(DIST.length + 1).replace(/index\.html$/, '')}`;
    const url = new URL(target, from);
    if (!url.pathname.startsWith(`${BASE}/`)) return [`${target} leaves the base path`];
    const path = decodeURIComponent(url.pathname.slice(BASE.length));
    const page = path.endsWith('/') ? `${DIST}${path}index.html` : `${DIST}${path}`;
    if (!existsSync(page)) return [`${target} leads nowhere`];
    const anchor = decodeURIComponent(url.hash.slice(1));
    if (!anchor || !page.endsWith('.html')) return [];
    return readFileSync(page, 'utf8').includes(`id="${anchor}"`) ? [] : [`${target}: no such place`];
  });
  return { name: `${file}: links`, fault: faults.length > 0 ? [...new Set(faults)].join('; ') : undefined };
}

function checkHead(file: string, html: string): Check {
  const wanted: Record<string, RegExp> = {
    title: /<title>[^<]+<\/title>/,
    description: /<meta name="description" content="[^"]+"/,
    lang: /<html[^>]*\slang="(vi|en)"/,
  };
  // Neither has an address to be found by: the one stands for any, the other stands in other people's pages.
  if (!/(^|\/)(404|embed\/index)\.html$/.test(file)) {
    wanted['canonical'] = /<link rel="canonical" href="https?:\/\/[^"]+"/;
    wanted['hreflang'] = /hreflang="x-default"/;
    wanted['share picture'] = /<meta property="og:image" content="https?:\/\/[^"]+\.png"/;
  }
  const missing = Object.entries(wanted).filter(([, pattern]) => !pattern.test(html));
  return {
    name: `${file}: head`,
    fault: missing.length > 0 ? `no ${missing.map(([what]) => what).join(', ')}` : undefined,
  };
}

/** Every verdict in the page is what the engine says of its case. */
function checkVerdicts(file: string, html: string): Check {
  const faults = [...html.matchAll(/data-case="([^"]*)"(?: data-verdict="([^"]*)")?/g)].flatMap(
    ([, text = '', said]) => {
      const read = readCase(plainText(text));
      const game = read.ok ? engineOf(read.value.game) : undefined;
      const ruled = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
      if (!game || !ruled?.ok) return [`${text} is no case`];
      const verdict = writeJson(game.verdictJson(ruled.value.verdict));
      return said !== undefined && plainText(said) === verdict ? [] : [`${text} does not carry its verdict`];
    },
  );
  return { name: `${file}: verdicts`, fault: faults.length > 0 ? faults.join('; ') : undefined };
}

function plainText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function checkWeight(file: string, html: string): Check {
  const weight = gzipSync(html, { level: 9 }).length;
  return {
    name: `${file}: ${weight} bytes`,
    fault: weight <= LIMITS.html ? undefined : `more than ${LIMITS.html}, compressed`,
  };
}

/** The stylesheets that a page loads. */
function checkStyles(file: string, html: string): Check {
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => `${DIST}${href.slice(BASE.length)}`,
  );
  const weight = sheets.reduce((sum, sheet) => sum + gzipSync(readFileSync(sheet)).length, 0);
  return {
    name: `${file}: styles of ${weight} bytes`,
    fault: weight <= LIMITS.css ? undefined : `more than ${LIMITS.css}, compressed`,
  };
}

function checkFonts(): Check {
  const weight = globSync(`${DIST}/**/*.woff2`).reduce((sum, file) => sum + readFileSync(file).length, 0);
  return {
    name: `fonts: ${weight} bytes`,
    fault: weight > 0 && weight <= LIMITS.fonts ? undefined : `not within ${LIMITS.fonts}`,
  };
}
