// @ts-check
import { readFileSync } from 'node:fs';
import mdx from '@astrojs/mdx';
import { satteri } from '@astrojs/markdown-satteri';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { headingIds } from './components/shell/heading-ids.mjs';
import { notationTheme } from './components/shell/notation-theme.mjs';

const notation = JSON.parse(readFileSync(new URL('./components/shell/notation.tmLanguage.json', import.meta.url), 'utf8'));

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:4321',
  base: process.env['BASE_PATH'] ?? '/',
  trailingSlash: 'always',
  integrations: [
    mdx(),
    preact(),
    sitemap({
      i18n: { defaultLocale: 'vi', locales: { vi: 'vi', en: 'en' } },
      filter: (page) => !/\/(404|embed)\/$/.test(new URL(page).pathname),
    }),
  ],
  markdown: {
    // `headingAttributes` is left off: in MDX a brace is an expression.
    processor: satteri({ hastPlugins: [headingIds], features: { smartPunctuation: false } }),
    shikiConfig: { langs: [notation], theme: notationTheme },
  },
  build: {
    // One small stylesheet, cached for the whole visit, keeps every page under its size limit.
    inlineStylesheets: 'never',
  },
  vite: {
    // Nothing is pasted into HTML or CSS: a preloaded font must be a file, and scripts are cached.
    build: { assetsInlineLimit: 0 },
  },
});
