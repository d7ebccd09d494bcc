import { apacheFile } from '../../integrations/hosts/apache.ts';
import { caddyFile } from '../../integrations/hosts/caddy.ts';
import { headersFile } from '../../integrations/hosts/headers-file.ts';
import { nginxFile } from '../../integrations/hosts/nginx.ts';
import { vercelFile } from '../../integrations/hosts/vercel.ts';
import { HOSTING_PAGE, hostingPage } from './told.ts';

/** A file that a host reads. */
interface HostFile {
  /** What it is called there. */
  readonly name: string;
  /** @param base where the site lies, with a slash at its end */
  readonly make: (base: string) => string;
}

/** Put into the host's folder by hand, so each is kept in `docs/hosting` as it is for a site at the root. */
export const BY_HAND: Readonly<Record<string, HostFile>> = {
  nginx: { name: 'nginx.conf', make: nginxFile },
  caddy: { name: 'Caddyfile', make: caddyFile },
  vercel: { name: 'vercel.json', make: vercelFile },
};

/** Every host that takes headers; the build puts the files of the last two beside the pages. */
export const HOST_FILES: Readonly<Record<string, HostFile>> = {
  ...BY_HAND,
  apache: { name: '.htaccess', make: apacheFile },
  netlify: { name: '_headers', make: headersFile },
};

/** The files in `docs/hosting`, and the page on hosting, as they should be. */
export function hostingFiles(): ReadonlyMap<string, string> {
  const files = Object.values(BY_HAND).map(({ name, make }) => [`docs/hosting/${name}`, make('/')] as const);
  return new Map([...files, [HOSTING_PAGE, hostingPage()]]);
}
