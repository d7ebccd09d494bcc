import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineOf, policyOf, withPolicy } from './page.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');
const PAGE = `<!DOCTYPE html><html><head><meta charset="utf-8"><script>one()</script><style>a{}</style>
<script type="application/ld+json">{"a":1}</script><script type="module" src="/a.js"></script></head>
<body><script data-vi="/vi/">two()</script><script>one()</script></body></html>`;

it('names what runs in the page itself, each once: neither data nor files', () => {
  expect(inlineOf(PAGE)).toEqual({ scripts: ['one()', 'two()'].map(hashOf), styles: [hashOf('a{}')] });
});

it('allows no script that it does not name', () => {
  const policy = policyOf({ scripts: ['x'], styles: [] });
  const scripts = policy.split(';').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' 'sha256-x'");
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*|data:/);
  // Style attributes only, no other inline styles.
  expect(policy.match(/[a-z-]+ 'unsafe-inline'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
});

it('stands before all that it rules on', () => {
  const html = withPolicy(PAGE);
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(() => withPolicy('<html></html>')).toThrow('charset');
});
