// @ts-check
import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { componentLangs } from './integrations/content/component-langs.mjs';
import { foldSettings } from './integrations/content/fold-settings.mjs';
import { headingIds } from './integrations/content/heading-ids.mjs';
import { notationTheme } from './integrations/content/notation-theme.mjs';
import { termLinks } from './integrations/content/term-links.ts';
import { licences } from './integrations/licences.ts';
import { markdown } from './integrations/markdown.ts';
import { offline } from './integrations/offline.ts';
import { policy } from './integrations/policy.ts';
import { lateImports } from './integrations/scripts/lazy-imports.mjs';
import { scripts } from './integrations/scripts.ts';
import { alternatesOf } from './src/book/alternates.ts';
import { isInSitemap } from './src/book/listed.ts';
import { MDX_FEATURES } from './src/book/mdx.ts';
import { madeFrom } from './src/book/page-sources.ts';
import { lastUpdated } from './src/book/updated.ts';

const notation = JSON.parse(
  readFileSync(new URL('./integrations/content/notation.tmLanguage.json', import.meta.url), 'utf8'),
);

const SITE = process.env['SITE_URL'] ?? 'http://localhost:4321';
const BASE = process.env['BASE_PATH'] ?? '/';
const DOOR = new URL(`${BASE.replace(/\/$/, '')}/`, SITE).href;

/** @param {string} url a page of the site; its path within the site, without the base */
const pathOfPage = (url) => url.slice(DOOR.length - 1);
/** @param {string} path the whole address of a path within the site */
const addressOfPage = (path) => DOOR + path.slice(1);

/**
 * The folders of the packages that scripts hold.
 * @type {Set<string>}
 */
const packages = new Set();

export default defineConfig({
  site: SITE,
  base: BASE,
  trailingSlash: 'always',
  integrations: [
    mdx(),
    preact(),
    // The first of what is built: the pages name the scripts.
    scripts(new URL(DOOR).pathname, packages),
    sitemap({
      filter: (page) => isInSitemap(pathOfPage(page)),
      serialize: (item) => {
        const path = pathOfPage(item.url);
        const links = alternatesOf(path).map((one) => ({ lang: one.lang, url: addressOfPage(one.path) }));
        const day = lastUpdated(madeFrom(path));
        return { ...item, links, ...(day === null ? {} : { lastmod: day }) };
      },
    }),
    markdown(DOOR),
    policy(new URL(DOOR).pathname),
    // The last of the pages: it lists the files as they are served.
    offline(packages),
    // When every script is built.
    licences(packages),
  ],
  markdown: {
    processor: satteri({
      hastPlugins: [headingIds, termLinks, foldSettings, componentLangs],
      features: MDX_FEATURES,
    }),
    shikiConfig: { langs: [notation], theme: notationTheme },
  },
  build: {
    // One small stylesheet, cached for the whole visit, keeps every page under its size limit.
    inlineStylesheets: 'never',
  },
  vite: {
    // Nothing is pasted into HTML or CSS: a preloaded font must be a file, and scripts are cached.
    build: { assetsInlineLimit: 0, rolldownOptions: { output: { assetFileNames: '_astro/[name].[hash:6][extname]' } } },
    plugins: [lateImports()],
  },
});
