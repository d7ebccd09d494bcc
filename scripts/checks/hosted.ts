import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostHeadersOf } from '../../e2e/host-headers.ts';
import { hasApache, hostByApache } from '../hosting/apache.ts';
import { hasCaddy, hostByCaddy } from '../hosting/caddy.ts';
import { EXPECTED, EXPECTED_MISSING, SENT_EVERYWHERE } from '../hosting/expected.ts';
import { ensureNginx } from '../hosting/find-nginx.ts';
import { hostByNginx } from '../hosting/nginx.ts';
import type { Hosted } from '../hosting/server.ts';
import { BASE, DIST } from './built/page.ts';
import { type Check, joinFaults } from './check.ts';

/** What each kind of file must be sent as. Servers differ in two names, which mean the same. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.xml': 'text/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};
const SAME_TYPE: Readonly<Record<string, string>> = {
  'application/javascript': 'text/javascript',
  'application/xml': 'text/xml',
};
/** A text with more bytes must come compressed; servers send shorter ones either way. */
const WORTH_PACKING = 1000;
/** How many are asked for at the same time. */
const AT_ONCE = 32;

/** @param base the path that the site was built for, without the slash at its end */
type Host = (dist: string, base: string) => Promise<Hosted>;

interface Server {
  readonly name: string;
  /** Where the check can get one; undefined where it cannot. */
  readonly find: () => Host | undefined;
  /** Is every file asked for, or only the examples? */
  readonly all: boolean;
}

const SERVERS: readonly Server[] = [
  {
    name: 'nginx',
    find: () => {
      const nginx = ensureNginx();
      return nginx && ((dist, base) => hostByNginx(nginx, dist, base));
    },
    all: true,
  },
  { name: 'Apache', find: () => (hasApache() ? hostByApache : undefined), all: false },
  { name: 'Caddy', find: () => (hasCaddy() ? hostByCaddy : undefined), all: false },
];

/**
 * The built site behind servers, each by the file that it reads: what is asked for arrives unchanged and compressed, with the headers
 * that are expected of every host; behind nginx every file.
 */
export async function checkHosted(): Promise<Check[]> {
  const checks: Check[] = [];
  for (const { name, find, all } of SERVERS) {
    const host = find();
    if (host) checks.push(...(await checkServer(name, host, all)));
    else console.log(`skipped: there is no ${name} here that could serve the site`);
  }
  return checks;
}

async function checkServer(name: string, host: Host, all: boolean): Promise<Check[]> {
  try {
    using hosted = await host(DIST, BASE);
    const examples = Object.keys(EXPECTED);
    const files = all ? globSync('**/*.*', { cwd: DIST }).sort() : examples.map(builtName);
    const faults: Readonly<Record<string, readonly string[]>> = {
      'files as they were built': await inParts(files, (file) => fileFaults(hosted, file)),
      headers: await inParts(examples, (example) => exampleFaults(hosted, example)),
      'what is not there': await inParts(Object.keys(EXPECTED_MISSING), (address) => missingFaults(hosted, address)),
      'a folder without its slash': await slashFaults(hosted),
    };
    return Object.entries(faults).map(([what, found]) => ({ name: `${name}: ${what}`, fault: joinFaults(found) }));
  } catch (error) {
    return [{ name, fault: String(error) }];
  }
}

async function inParts<T>(all: readonly T[], ask: (one: T) => Promise<string[]>): Promise<string[]> {
  const faults: string[] = [];
  for (let at = 0; at < all.length; at += AT_ONCE)
    faults.push(...(await Promise.all(all.slice(at, at + AT_ONCE).map(ask))).flat());
  return faults;
}

/** The file that an example stands for. */
function builtName(address: string): string {
  const file = `${address.slice(1)}${address.endsWith('/') ? 'index.html' : ''}`;
  const [found] = globSync(file, { cwd: DIST }).sort();
  return found ?? file;
}

function addressOf(file: string): string {
  return `${BASE}/${file.replace(/(^|\/)index\.html$/, '$1')}`;
}

/** A file arrives as it was built, compressed, with its type, and the second time as unchanged; with what `_headers` says of it. */
async function fileFaults({ origin }: Hosted, file: string): Promise<string[]> {
  const address = addressOf(file);
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const built = readFileSync(path.join(DIST, file));
  const type = TYPES[path.extname(file)];
  const isText = type?.includes('charset') ?? false;
  const isLongText = isText && built.length > WORTH_PACKING;
  const again = await fetch(origin + address, { headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' } });
  const sent = sentType(answer);
  const encoding = answer.headers.get('Content-Encoding');
  const faults = [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...(sent === type ? [] : [`Content-Type is ${sent}, not ${type}`]),
    ...(isLongText && encoding === null ? ['not compressed'] : []),
    ...(isText || encoding === null ? [] : [`Content-Encoding is ${encoding}`]),
    ...(isLongText && !/accept-encoding/i.test(answer.headers.get('Vary') ?? '') ? ['no Vary'] : []),
    ...headerFaults(answer, { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': null, ...saidOf(address) }),
    ...(built.equals(Buffer.from(await answer.arrayBuffer())) ? [] : ['another text than was built']),
    ...(again.status === 304 ? [] : [`status ${again.status} when asked again`]),
  ];
  return faults.map((fault) => `${address}: ${fault}`);
}

/** What the file for other hosts says: the files of all hosts are made from one list, so that every one can be held beside it. */
function saidOf(address: string): Readonly<Record<string, string>> {
  return hostHeadersOf(readFileSync(`${DIST}/_headers`, 'utf8'))(address);
}

async function exampleFaults({ origin }: Hosted, example: string): Promise<string[]> {
  const address = addressOf(builtName(example));
  const answer = await fetch(origin + address, { redirect: 'manual' });
  const faults = headerFaults(answer, { ...EXPECTED[example], ...SENT_EVERYWHERE });
  return faults.map((fault) => `${address}: ${fault}`);
}

async function missingFaults({ origin }: Hosted, address: string): Promise<string[]> {
  const answer = await fetch(`${origin}${BASE}${address}`);
  const faults = [
    ...headerFaults(answer, { ...EXPECTED_MISSING[address], ...SENT_EVERYWHERE }),
    ...(answer.status === 404 ? [] : [`status ${answer.status}`]),
    ...((await answer.text()) === readFileSync(`${DIST}/404.html`, 'utf8')
      ? []
      : ['not the page for what is not there']),
  ];
  return faults.map((fault) => `${address}: ${fault}`);
}

async function slashFaults({ origin }: Hosted): Promise<string[]> {
  const answer = await fetch(`${origin}${BASE}/vi`, { redirect: 'manual' });
  const to = new URL(answer.headers.get('Location') ?? '', origin).href;
  return [
    ...(to === `${origin}${BASE}/vi/` ? [] : [`leads to ${to}`]),
    ...([301, 308].includes(answer.status) ? [] : [`status ${answer.status}`]),
  ];
}

/** The type of an answer by its usual name. JSON and SVG are UTF-8 whether a server says so or not. */
function sentType({ headers }: Response): string {
  const [name = '', charset] = (headers.get('Content-Type') ?? '').toLowerCase().split('; ');
  const usual = SAME_TYPE[name] ?? name;
  const told = charset ?? (/^application[/]|[+]xml$/.test(usual) ? 'charset=utf-8' : undefined);
  return told === undefined ? usual : `${usual}; ${told}`;
}

function headerFaults({ headers }: Response, wanted: Readonly<Record<string, string | null>>): string[] {
  return Object.entries(wanted).flatMap(([name, value]) =>
    headers.get(name) === value ? [] : [`${name} is ${headers.get(name)}, not ${value}`],
  );
}
