import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort, type Hosted, running, serverHome } from './server.ts';

/** Where Debian's Apache keeps its modules. */
const MODULES = '/usr/lib/apache2/modules';
/** What it knows about types of files. */
const TYPES = '/etc/mime.types';
/** What `.htaccess` asks for, and what any Apache has. */
const LOADED = [
  'mpm_event',
  'authz_core',
  'mime',
  'dir',
  'alias',
  'filter',
  'setenvif',
  'brotli',
  'deflate',
  'headers',
];

/** Is there Debian's Apache? */
export function hasApache(): boolean {
  return existsSync(MODULES) && existsSync(TYPES) && spawnSync('apache2', ['-v']).status === 0;
}

/**
 * Serves a built site by the `.htaccess` in it, with no more rights than a shared host gives: from a copy, since started by root it
 * reads as somebody who may not see root's folders.
 * @param base the path that the site was built for, without the slash at its end
 */
export async function hostByApache(dist: string, base: string): Promise<Hosted> {
  const home = serverHome();
  const port = await freePort();
  const root = path.join(home, 'www');
  cpSync(dist, path.join(root, base), { recursive: true });
  const conf = `ServerRoot ${home}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${home}/apache.pid
ErrorLog ${home}/error.log
DefaultRuntimeDir ${home}
${LOADED.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
TypesConfig ${TYPES}
User nobody
Group nogroup
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride FileInfo
  Require all granted
</Directory>
`;
  writeFileSync(`${home}/apache.conf`, conf);
  const args = ['-d', home, '-f', `${home}/apache.conf`];
  const tried = spawnSync('apache2', ['-t', ...args], { encoding: 'utf8' });
  if (tried.status !== 0) throw new Error(tried.stderr);
  return running(['apache2', ...args, '-D', 'FOREGROUND'], home, port);
}
