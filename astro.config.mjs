// @ts-check
import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { headingIds } from './components/shell/heading-ids.mjs';
import { leanPreload } from './components/shell/lean-preload.mjs';
import { notationTheme } from './components/shell/notation-theme.mjs';
import { termLinks } from './components/shell/term-links.ts';

const notation = JSON.parse(
  readFileSync(new URL('./components/shell/notation.tmLanguage.json', import.meta.url), 'utf8'),
);

/**
 * The same page in both languages, as in components/shell/Head.astro: the front door stands for any language, elsewhere Vietnamese does.
 * @param {string} url
 */
function alternates(url) {
  const place = /^(.*?\/)(?:vi|en)\/(.*)$/.exec(url);
  if (!place) return [];
  const [, root, rest] = place;
  return [
    { lang: 'vi', url: `${root}vi/${rest}` },
    { lang: 'en', url: `${root}en/${rest}` },
    { lang: 'x-default', url: rest ? `${root}vi/${rest}` : `${root}` },
  ];
}

/**
 * Chunks follow folders: `src/games/sam/round` is `sam-round`. Of one folder what other pages need is apart.
 * @param {string} id
 */
function roomOf(id) {
  const path = /\/(?:src|components)\/(.+)\/[^/]+$/.exec(id.replace(/\?.*$/, ''))?.[1];
  if (id.includes('node_modules')) return /node_modules\/(preact|pure-rand)/.exec(id)?.[1] ?? null;
  return path ? path.replace(/^games\//, '').replaceAll('/', '-') : null;
}
const ROOMS = {
  debugName: 'rooms',
  name: roomOf,
  entriesAware: true,
  entriesAwareMergeThreshold: Number(process.env.MERGE ?? 3000),
};

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  base: process.env['BASE_PATH'] ?? '/',
  trailingSlash: 'always',
  integrations: [
    mdx(),
    preact(),
    sitemap({
      filter: (page) => !/\/(404|embed)\/$/.test(new URL(page).pathname),
      serialize: (item) => ({ ...item, links: alternates(item.url) }),
    }),
  ],
  markdown: {
    // `## Bằng điểm thì hòa {#bang-diem}` gives both languages one address, so that switching language keeps the section.
    processor: satteri({
      hastPlugins: [headingIds, termLinks],
      features: { headingAttributes: true, smartPunctuation: false },
    }),
    shikiConfig: { langs: [notation], theme: notationTheme },
  },
  build: {
    // One small stylesheet, cached for the whole visit, keeps every page under its size limit.
    inlineStylesheets: 'never',
  },
  vite: {
    // Nothing is pasted into HTML or CSS: a preloaded font must be a file, and scripts are cached.
    build: { assetsInlineLimit: 0 },
    plugins: [],
    environments: {
      client: {
        build: {
          modulePreload: false,
          // What every widget needs comes in a few files instead of a dozen: together they compress better.
          rolldownOptions: {
            output: {
              // Names of files are in what asks for them, and do not compress: the shortest version will do.
              chunkFileNames: '_astro/[name].[hash:7].js',
              codeSplitting: {
                groups: [ROOMS],
              },
            },
          },
        },
      },
    },
  },
});
