import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { manifestOf } from '../../package/manifest.ts';
import { publicApi } from '../../package/testing/public-api.ts';

/** The public interface that users of the package rely on: every exported name with its type. */
export const PUBLIC_API = 'package/public-api.txt';

/** Builds the package and reads its types. */
export function publicApiText(): string {
  execFileSync('node', ['scripts/package.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const { manifest } = manifestOf(JSON.parse(readFileSync('package.json', 'utf8')));
  return publicApi(manifest.exports, 'reports/package');
}
