import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nginxFile } from '../../integrations/hosts/nginx.ts';
import type { Nginx } from './find-nginx.ts';
import { filledIn, freePort, type Hosted, packedCopy, running, serverHome } from './server.ts';

/**
 * Serves a built site by `docs/hosting/nginx.conf`, as `docs/hosting.md` says: on a port of its own, from a copy with the texts
 * compressed. Throws nginx's output where it does not start.
 * @param base the path that the site was built for, without the slash at its end
 */
export async function hostByNginx({ program, types }: Nginx, dist: string, base: string): Promise<Hosted> {
  const home = serverHome();
  const port = await freePort();
  packedCopy(dist, path.join(home, 'www', base));
  const own = filledIn(nginxFile(`${base}/`), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /var/www/luat-bai;', `root ${home}/www;`],
  ]);
  writeFileSync(`${home}/site.conf`, own);
  writeFileSync(`${home}/nginx.conf`, wholeConf(home, types));
  const args = ['-p', home, '-e', `${home}/error.log`, '-c', `${home}/nginx.conf`];
  const tried = spawnSync(program, ['-t', '-q', ...args], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(tried.stderr);
  return running([program, ...args], home, port);
}

/** What surrounds the conf of a site where nginx is installed, with nothing written outside of `home`. */
function wholeConf(home: string, types: string): string {
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
