import { expect, test } from 'vitest';
import { keepLanguage } from './keep-language.ts';

const kept = (link: string): string => keepLanguage(link, 'en', 'vi');

test.each([
  ['<a class="tag" href="/en/sam/luat/#sam-rank">', '<a class="tag" href="/vi/sam/luat/#sam-rank">'],
  ['<a href="/en/">', '<a href="/vi/">'],
  ['<a href="/en/trong-tai/?c=sam;an:3S">', '<a href="/vi/trong-tai/?c=sam;an:3S">'],
])('a link to a page leads on in the language of the page: %s', (from, to) => {
  expect(kept(from)).toBe(to);
});

test.each([
  ['a choice of language', '<a href="/en/sam/" hreflang="en">'],
  ['a file', '<a href="/en/sam/index.md">'],
  ['another site', '<a href="https://example.org/en/sam/">'],
  ['a language that only begins so', '<a href="/england/">'],
  ['what is no link for readers', '<link rel="canonical" href="/en/sam/">'],
  ['what a widget is given', `<live-widget props='{"href":"/en/sam/"}'>`],
])('%s stays as it is', (_, html) => {
  expect(kept(html)).toBe(html);
});

test('links that widgets make later lead on in it, too, before they are followed', () => {
  const [, script = ''] = /<script>(.*)<\/script><\/head>/.exec(kept('<head></head>')) ?? [];
  const heard = new Map<string, (event: object) => void>();
  const listen = (type: string, hear: (event: object) => void): unknown => heard.set(type, hear);
  new Function('addEventListener', 'origin', script)(listen, 'https://luat.example');
  const press = (pathname: string, more = {}): string => {
    const link = { origin: 'https://luat.example', hreflang: '', pathname, ...more };
    heard.get('pointerdown')?.({ target: { closest: () => link } });
    return link.pathname;
  };
  expect([...heard.keys()]).toEqual(['pointerdown', 'focusin', 'click']);
  expect(press('/en/sam/luat/')).toBe('/vi/sam/luat/');
  expect(press('/en/sam/index.md')).toBe('/en/sam/index.md');
  expect(press('/en/sam/', { hreflang: 'en' })).toBe('/en/sam/');
  expect(press('/en/sam/', { origin: 'https://example.org' })).toBe('/en/sam/');
});
