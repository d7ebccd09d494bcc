import { describe, expect, it } from 'vitest';
import { fileAddress, filesOf } from './list.ts';

/** A small site: two pages per language, a script that loads words lazily, a picture that a style uses. */
const BUILT = new Map<string, string | undefined>([
  ['index.html', '<link href="/_astro/base.css"><script src="/_astro/base.js"></script>'],
  ['404.html', ''],
  ['vi/index.html', '<link href="/_astro/base.css"><meta content="/og/vi.png"><link href="/favicon.svg">'],
  ['vi/sam/index.html', '<script src="/_astro/game.1a.js"></script>'],
  ['en/index.html', '<link href="/_astro/base.css">'],
  ['en/sam/index.html', '<script src="/_astro/game.1a.js"></script>'],
  ['r/sam-deck/index.html', '<script src="/_astro/rule.js"></script>'],
  ['embed/index.html', '<script src="/_astro/frame.js"></script>'],
  ['vi/manifest.webmanifest', '{}'],
  ['_astro/base.css', '.a{background:url(/_astro/tiles.svg)}'],
  ['_astro/tiles.svg', '<svg/>'],
  ['_astro/base.js', ''],
  ['_astro/game.1a.js', 'chunk("game.1a.js",{a:r=>late("w","deep.js vi.2b.js")},[])'],
  ['_astro/deep.js', 'new URL("font.woff2",import.meta.url)'],
  ['_astro/font.woff2', undefined],
  ['_astro/vi.2b.js', ''],
  ['_astro/en.3c.js', ''],
  ['_astro/rule.js', ''],
  ['_astro/frame.js', ''],
  ['og/vi.png', undefined],
  ['favicon.svg', ''],
  ['tim/vi.json', ''],
  ['tim/en.json', ''],
  ['luat-nha/sam.vi.json', ''],
  ['luat-nha/sam.en.json', ''],
  ['rules.json', ''],
  ['llms.txt', undefined],
]);

describe('the files of one language', () => {
  const vi = filesOf('vi', BUILT);

  it('are its pages, what they read, and all that these lead to', () => {
    expect(vi).toEqual([
      '_astro/base.css',
      '_astro/base.js',
      '_astro/deep.js',
      '_astro/font.woff2',
      '_astro/game.1a.js',
      '_astro/tiles.svg',
      '_astro/vi.2b.js',
      'favicon.svg',
      'index.html',
      'luat-nha/sam.vi.json',
      'tim/vi.json',
      'vi/index.html',
      'vi/manifest.webmanifest',
      'vi/sam/index.html',
    ]);
  });

  it('leave out the other language, share pictures, frames, single rules, and what is for programs', () => {
    for (const path of ['en/index.html', 'og/vi.png', '_astro/frame.js', '_astro/rule.js', 'rules.json', '404.html'])
      expect(vi).not.toContain(path);
  });

  it('are the same whatever order the site was read in', () => {
    expect(filesOf('vi', new Map([...BUILT].reverse()))).toEqual(vi);
  });
});

it('links to a page by its folder', () => {
  expect(['index.html', 'vi/sam/index.html', 'tim/vi.json'].map(fileAddress)).toEqual(['', 'vi/sam/', 'tim/vi.json']);
});
