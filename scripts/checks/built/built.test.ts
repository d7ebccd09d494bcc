/** A small site in both languages passes, and each fault that is put into it is found. */

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const dist = mkdtempSync(path.join(tmpdir(), 'built-'));
process.env['E2E_DIST'] = dist;
const [
  { builtPages },
  { catalogueFault },
  { elementsOf },
  { brokenLinks },
  { checkHeads },
  { checkLlms },
  { checkHtml },
  { checkImages },
  { manifestFaults },
  { markdownFaults },
  { checkOrigin },
  { checkParity },
  { checkQueries },
  { searchFaults },
  { checkSitemap },
  { checkStructured },
  { checkWeights },
] = await Promise.all([
  import('./page.ts'),
  import('./catalogue.ts'),
  import('./elements.ts'),
  import('./links.ts'),
  import('./head.ts'),
  import('./llms.ts'),
  import('./html.ts'),
  import('./images.ts'),
  import('./manifest.ts'),
  import('./markdown.ts'),
  import('./origin.ts'),
  import('./parity.ts'),
  import('./queries.ts'),
  import('./search.ts'),
  import('./sitemap.ts'),
  import('./structured.ts'),
  import('./weight.ts'),
]);

const SITE = 'http://localhost:4321';
const ALTERNATES = [
  ['vi', `${SITE}/vi/su-co/`],
  ['en', `${SITE}/en/su-co/`],
  ['x-default', `${SITE}/vi/su-co/`],
] as const;

const DESCRIPTION = 'What the page is about, and what it answers, in as many letters as make a promise.';

/** The way to a page. */
function graphOf(lang: string): object {
  const item = { '@type': 'ListItem', position: 1, name: 'Page', item: `${SITE}/${lang}/su-co/` };
  return { '@context': 'https://schema.org', '@type': 'BreadcrumbList', itemListElement: [item] };
}

function pageIn(lang: 'vi' | 'en'): string {
  const alternates = ALTERNATES.map(([to, url]) => `<link rel="alternate" hreflang="${to}" href="${url}">`).join('\n');
  const other = lang === 'vi' ? 'en' : 'vi';
  const locales = { vi: 'vi_VN', en: 'en_US' };
  return `<!DOCTYPE html>
<html lang="${lang}"><head><meta charset="utf-8"><title>Page</title><meta name="description" content="${DESCRIPTION}">
<link rel="canonical" href="${SITE}/${lang}/su-co/"><meta property="og:url" content="${SITE}/${lang}/su-co/">
${alternates}
<meta property="og:image" content="${SITE}/og/x.png"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta property="og:image:alt" content="Page">
<meta property="og:locale" content="${locales[lang]}"><meta property="og:locale:alternate" content="${locales[other]}">
<script type="application/ld+json">${JSON.stringify(graphOf(lang))}</script></head>
<body><h1 id="a">Page</h1><p data-case="x">1 &lt; 2</p><a href="#a">up</a> <a href="/${lang}/su-co/#a">here</a>
<a href="/${other}/su-co/" hreflang="${other}">there</a><img src="/og/x.png" alt="x"></body></html>`;
}

function sitemap(): string {
  const links = ALTERNATES.map(([to, url]) => `<xhtml:link rel="alternate" hreflang="${to}" href="${url}"/>`).join('');
  const entry = (lang: string, day: string): string =>
    `<url><loc>${SITE}/${lang}/su-co/</loc><lastmod>${day}</lastmod>${links}</url>`;
  return `<urlset>${entry('vi', '2026-01-02')}${entry('en', '2026-01-03')}</urlset>`;
}

/** What a PNG begins with. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(24);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
}

function write(file: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
  writeFileSync(path.join(dist, file), text);
}

beforeEach(() => {
  rmSync(dist, { recursive: true });
  for (const lang of ['vi', 'en'] as const) write(`${lang}/su-co/index.html`, pageIn(lang));
  write('sitemap-0.xml', sitemap());
  write('sitemap-index.xml', `<loc>${SITE}/sitemap-0.xml</loc>`);
  write('robots.txt', `Sitemap: ${SITE}/sitemap-index.xml\n`);
  write('og/x.png', png(1200, 630));
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

function faults(): string {
  const pages = builtPages();
  const checks = [
    ...checkHeads(pages),
    ...checkStructured(pages),
    ...checkParity(pages),
    ...checkOrigin(pages),
    ...pages.flatMap((page) => [checkHtml(page), checkImages(page)]),
    ...checkWeights(pages, () => {}).filter(({ name }) => !name.startsWith('the limits')),
  ];
  const links = brokenLinks(pages).map(({ target, fault }) => `${target}: ${fault}`);
  return [...links, ...checks.flatMap(({ fault }) => fault ?? [])].join('; ');
}

/** The English page with something in it changed. */
function faultsWith(from: string | RegExp, to: string): string {
  const before = pageIn('en');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  write('en/su-co/index.html', after);
  return faults();
}

test('a site without faults has none', () => expect(faults()).toBe(''));

describe('of links is found', () => {
  test.each([
    ['one that leads nowhere', '"#a">up', '"/en/nowhere/">up', '/en/nowhere/: leads nowhere'],
    ['one by its whole address', '"#a">up', '"http://localhost:4321/en/nowhere/">up', '/en/nowhere/: leads nowhere'],
    ['one to a page without its slash', '"#a">up', '"/en/su-co">up', '/en/su-co: is a page without the slash'],
    [
      'one that a script reads',
      '<p data-case',
      '<p data-search="/en/nowhere/" data-case',
      '/en/nowhere/: leads nowhere',
    ],
    ['one to no place', '"#a">up', '"#b">up', '#b: no place #b in /en/su-co/'],
    ['one to the other language', ' hreflang="vi">there', '>there', '/vi/su-co/: leads to the other language'],
    ['a picture that is not there', '"/og/x.png" alt', '"/y.png" alt', '/y.png: leads nowhere'],
  ])('%s', (_, from, to, fault) => expect(faultsWith(from, to)).toContain(fault));
});

describe('what a copy under another name would ask the first for is found', () => {
  test.each([
    ['a link', '"#a">up', `"${SITE}/en/su-co/">up`, `/en/su-co/: a href=${SITE}/en/su-co/`],
    ['a picture', '"/og/x.png" alt', `"${SITE}/og/x.png" alt`, `img src=${SITE}/og/x.png`],
    ['what a script reads', '<p data-case', `<p data-search="${SITE}/en/su-co/" data-case`, 'p data-search='],
  ])('%s', (_, from, to, fault) => expect(faultsWith(from, to)).toContain(fault));

  test('a script, and none that knows the name alone', () => {
    write('_astro/a.js', `const home = \`${SITE}\`, about = '${SITE}/'`);
    write('rules.json', `{"$schema":"${SITE}/rules.schema.json"}`);
    expect(faults()).toBe('');
    write('_astro/a.js', `fetch('${SITE}/tim/vi.json')`);
    expect(faults()).toContain('_astro/a.js');
    rmSync(path.join(dist, '_astro'), { recursive: true });
  });
});

describe('of what a page says of itself is found', () => {
  test.each([
    [
      'another address',
      'canonical" href="http://localhost:4321/en',
      'canonical" href="http://localhost:4321/vi',
      'canonical is',
    ],
    ['no title', '<title>Page</title>', '', 'no title'],
    ['no other language', /<link[^>]*hreflang="vi"[^>]*>/, '', 'hreflang: '],
    [
      'a page that does not point back',
      'hreflang="x-default" href="http://localhost:4321/vi',
      'hreflang="x-default" href="http://localhost:4321/en',
      'does not say the same',
    ],
    ['a page that is kept out', '<title>', '<meta name="robots" content="noindex"><title>', 'robots: noindex'],
    ['no language for chats', /<meta property="og:locale:alternate"[^>]*>/, '', 'og:locale: en'],
    ['a title that is cut off', '<title>Page', `<title>${'Page '.repeat(13)}`, 'a title of 65 letters'],
    ['a description that promises nothing', DESCRIPTION, 'What it is', 'a description of 10 letters'],
    ['no way to it', /<script type="application.*<\/script>/, '', 'says no BreadcrumbList'],
    ['a type that nobody knows', 'BreadcrumbList', 'Breadcrumbs', 'schema.org has no type Breadcrumbs'],
    ['something that its type has not', '"position"', '"place"', 'ListItem has no place'],
    ['something without what it needs', '"position":1,', '', 'ListItem without position'],
    ['something of another kind', '"position":1', '"position":true', 'ListItem.position takes no boolean'],
    ['an address where nothing is', '/en/su-co/"}', '/en/nowhere/"}', 'item leads nowhere'],
    ['a picture of another size', 'content="630"', 'content="600"', 'share picture: 1200,630 pixels, not 1200,600'],
    ['a picture without words', 'alt" content="Page"', 'alt" content=""', 'no words for it'],
  ])('%s', (_, from, to, fault) => expect(faultsWith(from, to)).toContain(fault));

  test('a lesson that says less than a lesson does, be it one that a single game has', () => {
    for (const lesson of ['so-bai', 'cong-nhanh']) write(`en/ba-cay/${lesson}/index.html`, pageIn('en'));
    for (const other of ['luat', 'choi', 'to-giay']) write(`en/ba-cay/${other}/index.html`, pageIn('en'));
    const said = checkStructured(builtPages()).filter(({ fault }) => fault);
    expect(said).toEqual(
      ['cong-nhanh', 'so-bai'].map((lesson) => ({
        name: `${dist}/en/ba-cay/${lesson}/index.html: structured data`,
        fault: 'says BreadcrumbList, not BreadcrumbList, LearningResource',
      })),
    );
  });

  test('a page that the sitemap leaves out, or tells otherwise', () => {
    write('sitemap-0.xml', sitemap().replace(/<url>.*?<\/url>/, ''));
    expect(faults()).toContain('/vi/su-co/');
    write('sitemap-0.xml', sitemap().replace('hreflang="en"', 'hreflang="fr"'));
    expect(faults()).toContain('fr,http://localhost:4321/en/su-co/');
  });

  test('a sitemap that nothing leads to', () => {
    write('robots.txt', 'User-agent: *\n');
    expect(faults()).toContain('no line “Sitemap:');
  });

  test('two pages that are called alike', () => {
    write('en/nguon/index.html', pageIn('en'));
    expect(faults()).toMatch(/(^|; )Page(;|$)/);
  });
});

describe('of the days in the sitemap is found', () => {
  const HISTORY = new Map([
    ['/vi/su-co/', '2026-01-02'],
    ['/en/su-co/', '2026-01-03'],
  ]);
  const faultsOf = (history: ReadonlyMap<string, string>): string => {
    const others = new Map([...HISTORY.keys()].map((path) => [path, ALTERNATES]));
    return checkSitemap(others, (path) => history.get(path) ?? null)
      .flatMap(({ fault }) => fault ?? [])
      .join('; ');
  };

  test.each([
    ['none', '<lastmod>2026-01-02</lastmod>', '', '/vi/su-co/: no day'],
    ['one that has not come', '2026-01-02', '2999-01-02', '/vi/su-co/: 2999-01-02'],
    ['one for all', '2026-01-02', '2026-01-03', 'one day for all pages'],
  ])('%s', (_, from, to, fault) => {
    expect(faultsOf(HISTORY)).toBe('');
    write('sitemap-0.xml', sitemap().replace(from, to));
    expect(faultsOf(HISTORY)).toBe(fault);
  });

  test('nothing, where a page is not committed yet, all were on one day, or there is no history', () => {
    write('sitemap-0.xml', sitemap().replace('<lastmod>2026-01-02</lastmod>', ''));
    expect(faultsOf(new Map([['/en/su-co/', '2026-01-03']]))).toBe('');
    write('sitemap-0.xml', sitemap().replace('2026-01-02', '2026-01-03'));
    expect(faultsOf(new Map([...HISTORY.keys()].map((path) => [path, '2026-01-03'])))).toBe('');
    write('sitemap-0.xml', sitemap().replaceAll(/<lastmod>.*?<\/lastmod>/g, ''));
    expect(faultsOf(new Map())).toBe('');
  });
});

describe('of what is in a page is found', () => {
  test.each([
    ['a picture without words', ' alt="x"', '', 'img /og/x.png has no alt'],
    ['a drawing without a name', '<img', '<svg></svg><img', 'svg  is neither hidden nor named'],
    ['another section', '<h1 id="a"', '<h1 id="c"', '“a” on one side, “c” on the other'],
    ['another case', 'data-case="x"', 'data-case="y"', '“x” on one side, “y” on the other'],
    ['a block in a line', '1 &lt; 2', '<span><div></div></span>', '(element-permitted-content'],
    ['a place twice', '<p ', '<p id="a" ', '(no-dup-id'],
  ])('%s', (_, from, to, fault) => expect(faultsWith(from, to)).toContain(fault));

  test('a page that is only in one language', () => {
    rmSync(path.join(dist, 'vi'), { recursive: true });
    expect(faults()).toContain('“/vi/su-co/” has no counterpart');
  });

  test('a page that is too heavy, and one of no kind', () => {
    const long = Array.from({ length: 9000 }, (_, i) => (i * 7919).toString(36)).join(' ');
    expect(faultsWith('1 &lt; 2', long)).toContain('as incidents may have');
    write('en/new/index.html', pageIn('en'));
    expect(faults()).toContain('a page of no kind');
  });
});

test('what the search leads to, and is not there, is found', () => {
  const to = (page: string, id?: string) =>
    searchFaults(
      { pages: [page], records: [{ kind: 'page', page: 0, title: '', text: '', ...(id && { id }) }] },
      'en',
      builtPages(),
    );
  expect(to('/en/su-co/', 'a')).toEqual([]);
  expect(to('/en/su-co/', 'b')).toEqual(['/en/su-co/#b: no such place']);
  expect(to('/en/nowhere/')).toEqual(['/en/nowhere/ is no page']);
  expect(to('/vi/su-co/')).toEqual(['/vi/su-co/ is of the other language']);
});

test('a query that finds another page, or one that does not show what was asked, is found', () => {
  const faultsOf = () => checkQueries(builtPages()).flatMap(({ name, fault }) => (fault ? [`${name}: ${fault}`] : []));
  write('en/xi-to/tinh-diem/index.html', pageIn('en').replace('<title>Page', '<title>Xì Tố hand rankings'));
  expect(faultsOf().join('\n')).not.toContain('xi to hand rankings');
  write('en/xi-to/tinh-diem/index.html', pageIn('en').replace('<title>Page', '<title>Xì Tố'));
  expect(faultsOf()).toContain('en: “xi to hand rankings”: /en/xi-to/tinh-diem/ does not show hand, ranking');
  write('en/xi-to/tinh-diem/index.html', pageIn('en'));
  expect(faultsOf().join('\n')).toContain('en: “xi to hand rankings”: finds , and /en/xi-to/tinh-diem/ as 0.');
});

describe('of what assistants are told is found', () => {
  const told = (text: string): string => {
    write('llms.txt', text);
    return checkLlms()
      .flatMap(({ fault }) => fault ?? [])
      .join('; ');
  };
  const text = `# A\n\n> B\n\nC\n\n## D\n\n- [E](${SITE}/en/su-co/): F\n`;
  test.each([
    ['no quotation', '> B', 'B', 'does not begin with its title'],
    ['another heading', 'C', '### C', 'headings of another level'],
    ['prose in a list', '- [E]', '[E]', '“D” is no list of links'],
    ['no list', /## D[\s\S]*/, '', 'has no lists'],
    ['a link that leads nowhere', '/su-co/', '/nowhere/', 'leads nowhere'],
  ])('%s', (_, from, to, fault) => {
    expect(told(text)).not.toContain(fault);
    expect(told(text.replace(from, to))).toContain(fault);
  });

  test('a tool of the server that is not named', () => {
    expect(told(text)).toContain('does not name `branches`');
    expect(told(`${text}\n\`branches\``)).not.toContain('does not name `branches`');
  });
});

describe('the Markdown of a lesson', () => {
  const html = '<h2 class="heading" id="a">A</h2><article data-case="xi-dach@blog;an:AS"></article>';
  const text = `## A\n\n**Title**: \`xi-dach@blog; an: A♠\`\n\n**→ An wins**\n\n[here](${SITE}/en/su-co/#a)`;
  const faults = (markdown: string) =>
    markdownFaults(
      markdown,
      { html, elements: elementsOf(html) },
      new Map(builtPages().map((page) => [page.path, page])),
    );

  test('has what its page has', () => {
    expect(faults(text)).toEqual([]);
  });

  test.each([
    [text.replace('## A', 'A'), '0 of 1 sections'],
    [text.replace(/^.*blog.*$/m, ''), '0 of 1 cases'],
    [text.replace('An wins', ''), 'a verdict that says nothing'],
    [`${text} <span class="x">`, 'a tag <span '],
    [text.replace(SITE, ''), '/en/su-co/#a is no full address'],
    [text.replace('su-co', 'nowhere'), `${SITE}/en/nowhere/#a leads nowhere`],
    [text.replace('#a', '#b'), `${SITE}/en/su-co/#b: no such place`],
  ])('%s', (markdown, fault) => {
    expect(faults(markdown)).toEqual([fault]);
  });
});

test('a catalogue that is not what its schema says is found', () => {
  const schema = { type: 'object', properties: { version: { const: 1 } }, required: ['version'] };
  expect(catalogueFault(schema, { version: 1 })).toBeUndefined();
  expect(catalogueFault(schema, { version: 2 })).toContain('version');
  expect(catalogueFault(schema, {})).toContain('version');
});

describe('of a manifest is found', () => {
  const manifest = JSON.stringify({
    start_url: '/en/su-co/',
    icons: [{ src: '/og/x.png' }],
    shortcuts: [{ url: '/en/trong-tai/' }],
    share_target: {
      action: '/en/trong-tai/',
      method: 'GET',
      params: { title: 'title', text: 'text', url: 'url' },
    },
  });
  beforeEach(() => write('en/trong-tai/index.html', pageIn('en')));
  afterAll(() => rmSync(path.join(dist, 'en/trong-tai'), { recursive: true }));
  const found = (from: string, to: string): string =>
    manifestFaults(manifest.replace(from, to), 'en', builtPages()).join('; ');

  test('nothing where it is right', () => expect(found('', '')).toBe(''));
  test.each([
    ['no JSON', '{', '', 'start_url is undefined'],
    ['a page that is not there', '"start_url":"/en/su-co/"', '"start_url":"/en/x/"', 'start_url is /en/x/'],
    ['a shortcut to the other language', '"url":"/en/trong-tai/"', '"url":"/vi/su-co/"', 'a shortcut is /vi/su-co/'],
    ['an icon that is not there', '/og/x.png', '/og/y.png', 'no icon /og/y.png'],
    ['nothing that takes what is shared', 'share_target', 'target', 'share_target is not what browsers take'],
    ['another page that takes it', '"action":"/en/trong-tai/"', '"action":"/en/su-co/"', 'leads to /en/su-co/'],
    ['what a server would have to read', '"GET"', '"POST"', 'not sent as an address'],
    ['a parameter that no page reads', '"text":"text"', '"text":"message"', 'hands over no text'],
  ])('%s', (_, from, to, fault) => expect(found(from, to)).toContain(fault));
});
