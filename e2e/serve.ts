/**
 * The built site as its host serves it: files as they are, `404.html` where there is none, and what has a hash in its name
 * asked for once. The preview compresses every answer anew and has nothing kept, which is a good part of a test's time.
 *
 * `node e2e/serve.ts DIR PORT`
 */

import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import sirv from 'sirv';

const [dir = 'dist', port = '4399'] = process.argv.slice(2);

const files = sirv(dir, {
  etag: true,
  setHeaders(response, path) {
    const kept = path.startsWith('/_astro/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.setHeader('Cache-Control', kept);
  },
  onNoMatch(_, response) {
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(readFileSync(`${dir}/404.html`));
  },
});

createServer((request, response) => files(request, response)).listen(Number(port));
