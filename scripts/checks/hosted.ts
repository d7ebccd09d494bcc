import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { EVERYWHERE } from '../../integrations/policy/host-headers.ts';
import { type Hosted, hasNginx, host } from '../hosting/nginx.ts';
import { BASE, DIST } from './built/page.ts';
import { type Check, joinFaults } from './check.ts';

/** What each kind of file must be sent as. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
/** What pages of other sites may read. */
export const OPEN_TO_OTHERS =
  /^(?:rules(?:[.]schema)?[.]json|llms(?:-full)?[.]txt|feed[.]xml|(?:vi|en)[/].*[/]index[.]md)$/;
/** How many are asked for at the same time. */
const AT_ONCE = 32;

/**
 * The built site behind nginx with `docs/hosting/nginx.conf`: every file arrives unchanged, with the content type, caching and
 * framing that the page on hosting describes.
 */
export async function checkHosted(): Promise<Check[]> {
  if (!hasNginx()) {
    console.log('skipped: no nginx here that could serve the site');
    return [];
  }
  const files = globSync('**/*.*', { cwd: DIST }).sort();
  try {
    using hosted = await host(DIST, BASE);
    return [
      { name: 'nginx: every file', fault: joinFaults(await inParts(files, (file) => fileFaults(hosted, file))) },
      { name: 'nginx: what is not there', fault: joinFaults(await missingFaults(hosted)) },
      { name: 'nginx: a folder without its slash', fault: joinFaults(await slashFaults(hosted)) },
    ];
  } catch (error) {
    return [{ name: 'nginx', fault: String(error) }];
  }
}

async function inParts<T>(all: readonly T[], ask: (one: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    faults.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(ask))).flat());
  return faults;
}

async function fileFaults({ origin }: Hosted, file: string): Promise<string[]> {
  const address = `${BASE}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const built = readFileSync(path.join(DIST, file));
  const type = TYPES[path.extname(file)];
  const packed = type?.includes('charset') ?? false;
  const again = await fetch(origin + address, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
  const faults = [
    ...headerFaults(answer, {
      'Content-Type': type,
      'Content-Encoding': packed ? 'gzip' : null,
      Vary: packed ? 'Accept-Encoding' : null,
      'Cache-Control': cacheControl(file),
      ...framing(file),
      'Access-Control-Allow-Origin': OPEN_TO_OTHERS.test(file) ? '*' : null,
    }),
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...(built.equals(Buffer.from(await answer.arrayBuffer())) ? [] : ['another text than was built']),
    ...(again.status === 304 ? [] : [`status ${again.status} when asked again`]),
  ];
  return faults.map((fault) => `${address}: ${fault}`);
}

async function missingFaults({ origin }: Hosted): Promise<string[]> {
  const built = readFileSync(path.join(DIST, '404.html'), 'utf8');
  return inParts(['/nowhere', '/vi/nowhere/', '/_astro/nowhere.js', '/_headers'], async (address) => {
    const answer = await fetch(`${origin}${BASE}${address}`);
    const faults = [
      ...headerFaults(answer, { 'Content-Type': TYPES['.html'], 'Cache-Control': 'no-cache', ...framing('404.html') }),
      ...(answer.status === 404 ? [] : [`status ${answer.status}`]),
      ...((await answer.text()) === built ? [] : ['not the page for what is not there']),
    ];
    return faults.map((fault) => `${address}: ${fault}`);
  });
}

async function slashFaults({ origin }: Hosted): Promise<string[]> {
  const answer = await fetch(`${origin}${BASE}/vi`, { redirect: 'manual' });
  return [
    ...headerFaults(answer, { Location: `${BASE}/vi/` }),
    ...(answer.status === 301 ? [] : [`status ${answer.status}`]),
  ];
}

function cacheControl(file: string): string {
  if (file.startsWith('_astro/')) return 'public, max-age=31536000, immutable';
  return file.startsWith('og/') ? 'public, max-age=86400' : 'no-cache';
}

/** What every answer says to browsers; a verdict alone may stand in a frame. */
function framing(file: string): Readonly<Record<string, string | null>> {
  const framed = file.startsWith('embed/');
  return {
    'Content-Security-Policy': `frame-ancestors ${framed ? '*' : "'none'"}`,
    'X-Frame-Options': framed ? null : 'DENY',
    ...EVERYWHERE,
  };
}

function headerFaults({ headers }: Response, wanted: Readonly<Record<string, string | null | undefined>>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name} is ${headers.get(name)}, not ${value}`],
  );
}
