/**
 * Says in every page what it may load and run (ADR 21), and writes what its host says besides, where hosts look for it beside the
 * pages: `_headers` for Netlify and Cloudflare Pages, `.htaccess` for Apache (ADR 43).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { apacheFile } from './hosts/apache.ts';
import { headersFile } from './hosts/headers-file.ts';
import { withPolicy } from './policy/page.ts';

/** @param base where the site lies, with a slash at its end */
export function policy(base: string): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const path of globSync('**/*.html', { cwd: root })) {
          writeFileSync(root + path, withPolicy(readFileSync(root + path, 'utf8')));
        }
        writeFileSync(`${root}_headers`, headersFile(base));
        writeFileSync(`${root}.htaccess`, apacheFile(base));
      },
    },
  };
}
