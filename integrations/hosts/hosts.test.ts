/**
 * What hosts send by the files that are made for them, read here as they read them and held to examples. nginx, Apache and Caddy
 * are asked themselves as well, where they are, with the built site (scripts/checks/hosted.ts).
 */

import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { headerRules, headersSent } from '../../e2e/host-headers.ts';
import { EXPECTED, EXPECTED_MISSING, SENT_EVERYWHERE } from '../../scripts/hosting/expected.ts';
import { apacheFile } from './apache.ts';
import { caddyFile } from './caddy.ts';
import { ASK_AGAIN, NOT_THERE } from './headers.ts';
import { headersFile } from './headers-file.ts';
import { nginxFile } from './nginx.ts';
import { vercelFile } from './vercel.ts';

type Sent = readonly (readonly [name: string, value: string])[];

const VERCEL = z.object({
  headers: z.array(
    z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
  ),
});

/** What each way of reading sends with an address: all that match add up. */
const READ: Readonly<Record<string, (base: string) => (address: string) => Sent>> = {
  'Netlify and Cloudflare Pages': (base) => {
    const rules = headerRules(headersFile(base));
    return (address) => headersSent(rules, address);
  },
  Vercel: (base) => {
    const { headers } = VERCEL.parse(JSON.parse(vercelFile(base)));
    const rules = headers.map((rule) => ({
      pattern: new RegExp(
        `^${rule.source.replaceAll('.', '[.]').replace('([.]*)', '.*').replaceAll(/:\w+/g, '[^/]+')}$`,
      ),
      headers: rule.headers,
    }));
    return (address) =>
      rules.flatMap(({ pattern, headers }) =>
        pattern.test(address) ? headers.map(({ key, value }) => [key, value] as const) : [],
      );
  },
  Apache: (base) => {
    const file = apacheFile(base);
    const named = [...file.matchAll(/^ *SetEnvIf Request_URI "(.*)" (\w+)$/gm)];
    const set = [...file.matchAll(/^ *Header always set ([\w-]+) "(.*?)"(?: env=(\w+))?$/gm)];
    return (address) => {
      const here = named.filter(([, pattern = '']) => new RegExp(pattern).test(address)).map(([, , name]) => name);
      return lastOfEach(set.filter(([, , , name]) => name === undefined || here.includes(name)));
    };
  },
  Caddy: (base) => {
    const [route = ''] = caddyFile(base).split('handle_errors');
    const named = [...route.matchAll(/^\t\t@(\w+) path_regexp (.*)$/gm)];
    const blocks = [...route.matchAll(/^\t\theader (?:@(\w+) )?[{]\n(.*?)^\t\t[}]/gms)];
    return (address) => {
      const here = named.filter(([, , pattern = '']) => new RegExp(pattern).test(address)).map(([, name]) => name);
      const held = blocks.filter(([, name]) => name === undefined || here.includes(name));
      return lastOfEach(held.flatMap(([, , lines = '']) => [...lines.matchAll(/^\t+([\w-]+) "(.*)"$/gm)]));
    };
  },
  nginx: (base) => {
    const file = nginxFile(base);
    const maps = [...file.matchAll(/^map [$]uri ([$]\w+) [{]\n(.*?)^[}]/gms)].map(([, name, lines = '']) => ({
      name,
      cases: [...lines.matchAll(/"~(.*)" "(.*)";/g)],
      otherwise: /default "(.*)";/.exec(lines)?.[1] ?? '',
    }));
    return (address) =>
      [...file.matchAll(/^ *add_header (\S+) (?:"(.*)"|([$]\w+)) always;$/gm)].flatMap(([, name = '', value, by]) => {
        const map = maps.find((one) => one.name === by);
        const found = map?.cases.find(([, pattern = '']) => new RegExp(pattern).test(address))?.[2];
        const sent = value ?? found ?? map?.otherwise ?? '';
        return sent === '' ? [] : [[name, sent] as const];
      });
  },
};

/** Where a header is set again, the last one counts. */
function lastOfEach(lines: readonly (readonly (string | undefined)[])[]): Sent {
  return [...new Map(lines.map(([, name = '', value = '']) => [name, value] as const))];
}

describe.each(Object.entries(READ))('%s', (_, read) => {
  it.each(['/', '/luat-bai/', '/a.b/'])('send under %s what is expected of every host', (base) => {
    const sentWith = read(base);
    for (const [example, expected] of Object.entries(EXPECTED)) {
      const sent = sentWith(base + example.slice(1).replace('*', 'kit.Ab3_-x9'));
      const names = sent.map(([name]) => name);
      expect(names, example).toEqual([...new Set(names)]);
      const wanted = Object.entries({ ...expected, ...SENT_EVERYWHERE }).filter(([, value]) => value !== null);
      expect({ 'Cache-Control': ASK_AGAIN, ...Object.fromEntries(sent) }, example).toEqual(Object.fromEntries(wanted));
    }
  });
});

it('asks nothing of a module that an Apache may be without: that would be an error for every page', () => {
  const open: string[] = [];
  const asked = new Map<string, string>();
  for (const line of apacheFile('/').split('\n')) {
    const [, module] = /<IfModule (\w+)[.]c>/.exec(line) ?? [];
    const [, directive] = /^ *([A-Z]\w+) /.exec(line) ?? [];
    if (module !== undefined) open.push(module);
    else if (line.includes('</IfModule>')) open.pop();
    else if (directive !== undefined) asked.set(directive, open.join(' '));
  }
  expect(Object.fromEntries(asked)).toEqual({
    ErrorDocument: '',
    AddType: 'mod_mime',
    AddCharset: 'mod_mime',
    AddOutputFilterByType: expect.stringMatching(/^mod_filter mod_(?:brotli|deflate)$/),
    SetEnvIf: 'mod_setenvif',
    RequestHeader: 'mod_headers',
    Header: 'mod_headers',
    RedirectMatch: 'mod_alias',
  });
});

it('keeps nothing for a year, or for a day, outside of the site’s own folders', () => {
  for (const address of ['/vi/_astro/', '/_astro', '/x_astro/a.js', '/vi/og/', '/ogre'])
    for (const [name, read] of Object.entries(READ))
      expect(Object.fromEntries(read('/')(address))['Cache-Control'] ?? ASK_AGAIN, `${name}: ${address}`).toBe(
        ASK_AGAIN,
      );
});

it('says the same of all that is not there', () => {
  for (const expected of Object.values(EXPECTED_MISSING))
    expect({ ...SENT_EVERYWHERE, ...expected, 'Access-Control-Allow-Origin': undefined }).toEqual({
      ...NOT_THERE,
      'Access-Control-Allow-Origin': undefined,
    });
});

it('keeps within what hosts read, a hundred rules and two thousand characters a line, and adds little to a page', () => {
  const file = headersFile('/');
  const rules = headerRules(file);
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of file.split('\n')) {
    expect(line.length).toBeLessThanOrEqual(2000);
    expect(line).toMatch(/^(|\/\S*| {2}[A-Z][\w-]+: \S.*)$/);
  }
  // A star takes the rest of the path, and there is one at most.
  for (const { pattern } of rules) expect(pattern).not.toMatch(/[*].+$/);
  const sent = headersSent(rules, '/vi/sam/').map(([name, value]) => `${name}: ${value}\r\n`);
  expect(sent.join('').length).toBeLessThanOrEqual(520);
});
