/**
 * Says in every page what it may load and run (ADR 21), and writes the same for hosts that send headers of one's own
 * (`_headers`, as Netlify and Cloudflare Pages read it).
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostHeaders } from './policy/host-headers.ts';
import { inlineOf, NO_REFERRER, policyOf, withPolicy } from './policy/page.ts';

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
        const inline = { scripts: new Set<string>(), styles: new Set<string>() };
        for (const path of globSync('**/*.html', { cwd: root })) {
          const html = readFileSync(root + path, 'utf8');
          const own = inlineOf(html, sha256);
          for (const hash of own.scripts) inline.scripts.add(hash);
          for (const hash of own.styles) inline.styles.add(hash);
          writeFileSync(root + path, withPolicy(html, policyOf(own)));
        }
        const whole = policyOf({ scripts: [...inline.scripts].sort(), styles: [...inline.styles].sort() });
        writeFileSync(`${root}_headers`, hostHeaders(base, whole, NO_REFERRER));
      },
    },
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
