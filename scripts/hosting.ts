/**
 * Prints the file that a host reads, for a site below a path: `BASE_PATH=/luat-bai npm run -s hosting -- nginx`. For a site at the
 * root they stand in `docs/hosting`.
 */

import { HOST_FILES } from './hosting/conf.ts';

const [wanted = ''] = process.argv.slice(2);
const host = HOST_FILES[wanted];
if (!host) {
  console.error(`npm run -s hosting -- ${Object.keys(HOST_FILES).join('|')}`);
  process.exit(2);
}
process.stdout.write(host.make(`${(process.env['BASE_PATH'] ?? '/').replace(/\/$/, '')}/`));
