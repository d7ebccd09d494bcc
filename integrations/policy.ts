/**
 * Says in every page what it may load and run (ADR 21), and writes what its host says besides (`_headers`, as Netlify and Cloudflare
 * Pages read it).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostHeaders } from './policy/host-headers.ts';
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
        writeFileSync(`${root}_headers`, hostHeaders(base));
      },
    },
  };
}
