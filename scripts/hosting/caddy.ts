import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { caddyFile } from '../../integrations/hosts/caddy.ts';
import { filledIn, freePort, type Hosted, packedCopy, running, serverHome } from './server.ts';

/** Is there a Caddy? */
export function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

/**
 * Serves a built site by `docs/hosting/Caddyfile`, as `docs/hosting.md` says: from a copy with the texts compressed.
 * @param base the path that the site was built for, without the slash at its end
 */
export async function hostByCaddy(dist: string, base: string): Promise<Hosted> {
  const home = serverHome();
  const port = await freePort();
  packedCopy(dist, path.join(home, 'www', base));
  const own = filledIn(caddyFile(`${base}/`), [
    ['\n:80 {', `\nhttp://127.0.0.1:${port} {`],
    ['root * /var/www/luat-bai', `root * ${home}/www`],
  ]);
  writeFileSync(`${home}/Caddyfile`, `{\n\tadmin off\n}\n${own}`);
  const args = ['--config', `${home}/Caddyfile`, '--adapter', 'caddyfile'];
  const tried = spawnSync('caddy', ['validate', ...args], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(tried.stderr);
  return running(['caddy', 'run', ...args], home, port);
}
