/**
 * The built site as its host serves it: files as they are, texts compressed, `404.html` where there is none, and what has a hash
 * in its name cached. The preview server compresses every answer again and caches nothing, which is a good part of a test's time.
 *
 * `node e2e/serve.ts DIR PORT`
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { hostHeadersOf } from './host-headers.ts';

const [dir = 'dist', port = '4399'] = process.argv.slice(2);
const headersOf = hostHeadersOf(readFileSync(`${dir}/_headers`, 'utf8'));

const TEXTS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml',
};

interface Packed {
  readonly body: Buffer;
  readonly etag: string;
  readonly type: string;
}
/** Texts by their paths, compressed when first asked for. */
const packed = new Map<string, Packed>();

const cacheControl = (path: string): string => headersOf(path)['Cache-Control'] ?? 'no-cache';

const files = sirv(dir, {
  etag: true,
  setHeaders: (response, path) => response.setHeader('Cache-Control', cacheControl(path)),
  onNoMatch(_, response) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(`${dir}/404.html`));
  },
});

createServer((request, response) => {
  const path = decodeURI((request.url ?? '/').replace(/[?#].*$/, ''));
  // Our pages name their icon; for plain text, or another site (embed.spec.ts), browsers request one by themselves.
  if (path === '/favicon.ico') return response.writeHead(204).end();
  for (const [name, value] of Object.entries(headersOf(path))) response.setHeader(name, value);
  const text = /\bgzip\b/.test(String(request.headers['accept-encoding'])) ? pack(path) : undefined;
  if (!text) return files(request, response);
  const headers = { 'Cache-Control': cacheControl(path), ETag: text.etag, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === text.etag) return response.writeHead(304, headers).end();
  response.writeHead(200, {
    ...headers,
    'Content-Type': text.type,
    'Content-Encoding': 'gzip',
    'Content-Length': text.body.length,
  });
  response.end(request.method === 'HEAD' ? undefined : text.body);
}).listen(Number(port));

/** The text at a path, if there is one; other files and missing ones are handled elsewhere. */
function pack(path: string): Packed | undefined {
  const known = packed.get(path);
  if (known) return known;
  const file = `${dir}${path}${path.endsWith('/') ? 'index.html' : ''}`;
  const type = TEXTS[/\.(\w+)$/.exec(file)?.[1] ?? ''];
  if (!type || path.includes('..') || !existsSync(file)) return undefined;
  const made = { body: gzipSync(readFileSync(file)), etag: `"${statSync(file).mtimeMs}"`, type };
  packed.set(path, made);
  return made;
}
