/**
 * Says in every page what it may load and run (ADR 21), and writes what its host says besides (`_headers`, as Netlify and Cloudflare
 * Pages read it).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostHeaders } from './policy/host-headers.ts';
import { inlineOf, policyOf, withPolicy } from './policy/page.ts';
import { sha256 } from './policy/sha256.ts';

export function policy(): AstroIntegration {
  let base = '/';
  return {
    name: 'policy',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const path of globSync('**/*.html', { cwd: root })) {
          const html = readFileSync(root + path, 'utf8');
          writeFileSync(root + path, withPolicy(html, policyOf(inlineOf(html, sha256))));
        }
        writeFileSync(`${root}_headers`, hostHeaders(base));
      },
    },
  };
}
