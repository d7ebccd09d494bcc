import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { untilAnswered } from '../serve-dist.ts';

/** What `docs/hosting.md` says to compress beforehand. */
const PACKED = '**/*.{html,css,js,json,svg,xml,txt,md,webmanifest}';

/** A built site behind nginx, which ends when it is disposed of. */
export interface Hosted extends Disposable {
  readonly origin: string;
}

/**
 * Serves a built site by `docs/hosting/nginx.conf`, as `docs/hosting.md` says: on a port of its own, from a copy with the texts
 * compressed. Throws nginx's output where it does not start.
 * @param base the path that the site was built for, without the slash at its end
 */
export async function host(dist: string, base: string): Promise<Hosted> {
  const home = mkdtempSync(path.join(tmpdir(), 'hosted-'));
  // Its worker processes run as another user, who needs access.
  chmodSync(home, 0o755);
  const port = await freePort();
  const site = path.join(home, 'www', base);
  cpSync(dist, site, { recursive: true });
  for (const file of globSync(PACKED, { cwd: site }).map((one) => path.join(site, one)))
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
  const own = filledIn(readFileSync('docs/hosting/nginx.conf', 'utf8'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/luat-bai;', `root ${home}/www;`],
    ['error_page 404 /404.html;', `error_page 404 ${base}/404.html;`],
  ]);
  writeFileSync(`${home}/site.conf`, own);
  writeFileSync(`${home}/nginx.conf`, wholeConf(home));
  const args = ['-p', home, '-c', `${home}/nginx.conf`];
  const tried = spawnSync('nginx', ['-t', '-q', ...args], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(tried.stderr);
  const server = spawn('nginx', args, { stdio: 'ignore' });
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

/** Is there an nginx? */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

function filledIn(conf: string, places: readonly (readonly [string, string])[]): string {
  return places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/hosting/nginx.conf has no “${from}”`);
    return text.replace(from, to);
  }, conf);
}

/** What surrounds the conf of a site where nginx is installed, with nothing written outside of `home`. */
function wholeConf(home: string): string {
  const types = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'].find((file) => existsSync(file));
  mkdirSync(`${home}/temp`);
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${home}/temp/${one};`,
  );
  return `daemon off;
pid ${home}/nginx.pid;
error_log ${home}/error.log;
worker_processes 2;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${temp.join('\n  ')}
  include ${home}/site.conf;
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
