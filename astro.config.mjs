// @ts-check
import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { headingIds } from './components/shell/heading-ids.mjs';
import { notationTheme } from './components/shell/notation-theme.mjs';

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

/** The little that a page needs to load the rest: alone, so that it brings nothing else at once. */
const PRELOAD = { name: 'preload', test: /preload-helper/, priority: 1 };
/** Files that every widget needs. */
const PREACT = { name: 'preact', test: /node_modules.preact/ };
const BASE = {
  name: 'base',
  test: /engine.core.(card|json|house-rules|sure|result|judge|game)\.ts|i18n.text|cards.(Card|Suits)\.tsx|house.remembered|src.site\.ts/,
};
/** The board of a case and its parts, which other widgets share: every page that has a widget has one. */
const BOARD = {
  name: 'board',
  test: /components.case.(Case|Seats|company|hands|Actions|Verdict|Guess|Reasons|Branches|outcomes|use-case|use-houses)\.tsx?$|house.(HouseRules|choice)\.tsx?$|engine.core.(branches|flips)\.ts/,
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
    processor: satteri({ hastPlugins: [headingIds], features: { headingAttributes: true, smartPunctuation: false } }),
    shikiConfig: { langs: [notation], theme: notationTheme },
  },
  build: {
    // One small stylesheet, cached for the whole visit, keeps every page under its size limit.
    inlineStylesheets: 'never',
  },
  vite: {
    // Nothing is pasted into HTML or CSS: a preloaded font must be a file, and scripts are cached.
    build: { assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          // What every widget needs comes in a few files instead of a dozen: together they compress better.
          rolldownOptions: { output: { codeSplitting: { groups: [PRELOAD, PREACT, BASE, BOARD] } } },
        },
      },
    },
  },
});
