import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { untilAnswered } from '../serve-dist.ts';

/** What `docs/hosting.md` says to compress beforehand. */
const PACKED = '**/*.{html,css,js,json,svg,xml,txt,md,webmanifest}';

/** A built site behind a server, which ends when it is disposed of. */
export interface Hosted extends Disposable {
  readonly origin: string;
}

/** A folder for what a server needs, which other users may read: workers run as another one. */
export function serverHome(): string {
  const home = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  chmodSync(home, 0o755);
  return home;
}

/** Copies a built site, and puts a compressed text beside each text. */
export function packedCopy(dist: string, to: string): void {
  cpSync(dist, to, { recursive: true });
  for (const file of globSync(PACKED, { cwd: to }).map((one) => path.join(to, one)))
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
}

/** Puts other texts in the places of a file. @throws where one of them is not in it */
export function filledIn(text: string, places: readonly (readonly [from: string, to: string])[]): string {
  return places.reduce((filled, [from, to]) => {
    if (!filled.includes(from)) throw new Error(`there is no “${from}” to be replaced`);
    return filled.replace(from, to);
  }, text);
}

/** Runs a server until it is disposed of, and its folder with it. @throws where nothing answers within ten seconds */
export async function running(command: readonly [string, ...string[]], home: string, port: number): Promise<Hosted> {
  const [program, ...args] = command;
  const server = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: home } });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin, server);
  return {
    origin,
    [Symbol.dispose]: () => {
      server.on('exit', () => rmSync(home, { recursive: true, force: true }));
      server.kill();
    },
  };
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
