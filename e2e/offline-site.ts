/**
 * The built site on a server of its own, which can be stopped and get a new build. Nothing that its readers save is seen by other
 * tests.
 */

import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { BASE, DIST } from '../scripts/checks/built/page.ts';
import { expect } from './test.ts';

/** An address of the site: pages know no other, so a request outside its path is a fault. */
export function addressAt(path: string): string {
  return BASE + path;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export class TestSite {
  #server: Server | undefined;
  #port = 0;
  /** A file's replacement in the new build; undefined where that has no such file. */
  readonly #changed = new Map<string, string | undefined>();
  /** Requests outside the path of the site. */
  readonly strays: string[] = [];
  /** Requests that are still being answered. */
  #left = Number.POSITIVE_INFINITY;
  /** Files that are not sent before a promise is kept. */
  readonly #held = new Map<string, Promise<void>>();

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  async start(): Promise<void> {
    this.#left = Number.POSITIVE_INFINITY;
    const server = createServer(async ({ url }, response) => {
      this.#left -= 1;
      if (this.#left < 0) return response.destroy();
      const asked = decodeURI(new URL(url ?? '/', this.origin).pathname);
      if (!asked.startsWith(addressAt('/'))) this.strays.push(asked);
      const path = fileAt(asked.slice(BASE.length));
      await this.#held.get(path);
      const file = this.read(path);
      const status = file === undefined ? 404 : 200;
      response.writeHead(status, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' });
      return response.end(file ?? this.read('404.html'));
    });
    await new Promise<void>((done) => server.listen(this.#port, done));
    this.#port = portOf(server.address());
    this.#server = server;
  }

  /** The network is gone, for pages and workers alike. */
  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
  }

  /** The connection breaks off after some more requests. */
  breakAfter(requests: number): void {
    this.#left = requests;
  }

  /** The file is not sent before the returned function is called. */
  hold(path: string): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#held.set(path, promise);
    return resolve;
  }

  read(path: string): Buffer | string | undefined {
    if (this.#changed.has(path)) return this.#changed.get(path);
    try {
      return readFileSync(`${DIST}/${path}`);
    } catch {
      return undefined;
    }
  }

  /** The new build has this file changed, or not at all. */
  change(path: string, by: ((text: string) => string) | undefined): void {
    this.#changed.set(path, by?.(String(this.read(path))));
  }
}

function fileAt(path: string): string {
  return path.slice(1) + (path.endsWith('/') ? 'index.html' : '');
}

function portOf(address: AddressInfo | string | null): number {
  return address && typeof address === 'object' ? address.port : 0;
}

/** A new build: one page is changed, and the old scripts of the deck are gone. */
export function publish(site: TestSite, path: string, by: (html: string) => string): void {
  const about = JSON.parse(String(site.read('offline.json')));
  const worker = String(site.read('sw.js'));
  const address = path.replace('index.html', '');
  const entry = new RegExp(`([\`"']${address}[\`"'],\\s*[\`"'])[\\w-]+`);
  expect(worker).toMatch(entry);
  const [deck] = /CardPicker\.[\w-]+\.js/.exec(worker) ?? [];
  expect(deck).toBeDefined();
  site.change(path, by);
  site.change('sw.js', (text) =>
    text
      .replace(entry, '$1changed')
      .replaceAll(about.langs.vi.build, 'changed')
      .replaceAll(deck ?? '', 'anew.js'),
  );
  site.change('_astro/anew.js', () => '');
  site.change(`_astro/${deck}`, undefined);
}
