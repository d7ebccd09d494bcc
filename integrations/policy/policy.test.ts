import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headerRules, headersSent, hostHeadersOf } from '../../e2e/host-headers.ts';
import { EVERYWHERE, hostHeaders } from './host-headers.ts';
import { hostPolicy, inlineOf, policyOf, withPolicy } from './page.ts';

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

it.each(['/', '/luat-bai/'])('says one policy for each address under %s, and frames for /embed/ alone', (base) => {
  const file = hostHeaders(base);
  const headersOf = hostHeadersOf(file);
  for (const path of [
    '',
    'vi/sam/',
    'en/',
    'r/sam-no-suit/',
    '404.html',
    'embed/',
    '_astro/a.js',
    'sw.js',
    'og/a.png',
  ]) {
    expect(headersOf(base + path), path).toMatchObject(EVERYWHERE);
    // Values of several rules would be joined.
    const names = headersSent(headerRules(file), base + path).map(([name]) => name);
    expect(names, path).toEqual([...new Set(names)]);
  }
  for (const path of ['', 'vi/sam/', 'en/', 'r/sam-no-suit/', '404.html']) {
    expect(headersOf(base + path)['Content-Security-Policy'], path).toBe(hostPolicy("'none'"));
    expect(headersOf(base + path)['X-Frame-Options'], path).toBe('DENY');
  }
  expect(headersOf(`${base}embed/`)).toMatchObject({ 'Content-Security-Policy': hostPolicy('*') });
  expect(headersOf(`${base}embed/`)).not.toHaveProperty('X-Frame-Options');
  expect(headersOf(`${base}_astro/a.js`)['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(headersOf(`${base}sw.js`)['Cache-Control']).toBe('no-cache');
  const open = ['rules.json', 'rules.schema.json', 'llms.txt', 'llms-full.txt', 'feed.xml', 'vi/ky-hieu/index.md'];
  for (const path of [...open, 'en/sam/so-bai/index.md'])
    expect(headersOf(base + path)['Access-Control-Allow-Origin'], path).toBe('*');
  for (const path of ['', 'vi/sam/', 'tim/vi.json', 'luat-nha/sam.vi.json', 'offline.json', 'embed/', 'sw.js'])
    expect(headersOf(base + path), path).not.toHaveProperty('Access-Control-Allow-Origin');
  for (const path of ['vi/', 'embed/', 'rules.json'])
    expect(headersOf(base + path)['Referrer-Policy']).toBe('same-origin');
});

it('keeps within what hosts read, a hundred rules and two thousand characters a line, and adds little to a page', () => {
  const file = hostHeaders('/');
  expect(file.split('\n\n').length).toBeLessThanOrEqual(100);
  for (const line of file.split('\n')) {
    expect(line.length).toBeLessThanOrEqual(2000);
    expect(line).toMatch(/^(|\/\S*| {2}[A-Z][\w-]+: \S.*)$/);
  }
  // A star takes the rest of the path, and there is one at most.
  for (const { pattern } of headerRules(file)) expect(pattern).not.toMatch(/[*].+$/);
  const sent = Object.entries(hostHeadersOf(file)('/vi/sam/')).map(([name, value]) => `${name}: ${value}\r\n`);
  expect(sent.join('').length).toBeLessThanOrEqual(520);
});

it('says everywhere what nginx says by docs/hosting/nginx.conf', () => {
  const conf = readFileSync('docs/hosting/nginx.conf', 'utf8');
  // What begins with a dollar depends on the address.
  const added = [...conf.matchAll(/^ *add_header (\S+) (?:"([^"$]*)"|([^\s"$]+)) always;$/gm)];
  expect(Object.fromEntries(added.map(([, name, quoted, bare]) => [name, quoted ?? bare]))).toEqual(EVERYWHERE);
});
