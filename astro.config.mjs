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
import { plainImports } from './integrations/scripts/plain-imports.ts';
import { shippedModules } from './integrations/shipped.ts';
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
 * What is bundled into one file, with all that it needs: few large files compress better than many small ones. Each entry names
 * what is loaded first of it; what two files need goes into the first of them. Everything else is split by importer.
 * @type {Record<string, readonly string[]>}
 */
const CHUNKS = {
  // What pages without widgets load too: the contents, the other theme, offline saving.
  page: ['components/page/lazy-style.ts', 'components/storage/device.ts'],
  // Every page with a widget: the elements, the case, cards, how cards, names and verdicts are written, and links to practice.
  kit: [
    'components/(loading/live|case/WidgetFrame)',
    'components/practice/rule-session.ts',
    'src/words/(text|rule-set-name|en/plural)',
    'src/words/(guess|sentences)/[^/]+',
  ],
  // The rules of one game, under its name, with the parts of its words that all languages share. What counts unknown cards, and
  // what stands in for hands that are told, is apart.
  '*': ['src/games/*/engine/(?!unknown|deal-counts|told)[^/]+', 'src/games/*/words/[^/]+'],
  // What tells which house rules are asked for: a question needs it, and what tells of other rule sets.
  reads: ['src/core/house/read-rules.ts'],
  // Other rule sets: loaded when a verdict is revealed, and with the referee.
  houses: ['components/house-rules/other-houses.tsx'],
  // What several widgets need that a lesson does without: parts that come late, steps in the history, any text as JSON.
  parts: ['components/loading/use-part', 'components/page/use-history-step', 'src/core/parse-json'],
  // What deals any round; what tells it, for a table and for a question alike; then a table to play at.
  deal: ['src/core/random/[^/]+'],
  told: ['components/round/play.ts', 'components/table/Cards'],
  table: ['components/table/(rounds|use-table|Whole)'],
  // The notation, strict and as it is read from text.
  notation: ['src/core/notation/[^/]+', 'src/reading/notation.ts'],
  // What people call the hands of each game: the reader of free text needs all of them.
  vocabulary: ['src/games/*/vocabulary.ts'],
  // What writes the history: with a session, and with the progress page.
  history: ['components/practice/history/writer.ts'],
  // What practice needs for any game: the choice, then a session.
  practice: ['components/practice/(Practice|load-quiz|practice-words)', 'src/games/*/practice.ts'],
  session: ['components/practice/session/(SessionView|setup)'],
};
const GROUPS = Object.entries(CHUNKS).map(([chunk, starts]) => ({
  /** @param {string} id */
  name: (id) => (chunk === '*' ? (/src\/games\/([^/]+)/.exec(id)?.[1] ?? chunk) : chunk),
  test: new RegExp(`/(?:${starts.map((start) => start.replace('*', '[^/]+')).join('|')})(?:[.]tsx?)?$`),
}));

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
    build: { assetsInlineLimit: 0 },
    plugins: [plainImports(), lateImports(), shippedModules(packages)],
    environments: {
      client: {
        build: {
          // What every widget needs goes into a few files instead of a dozen: together they compress better.
          rolldownOptions: {
            output: {
              // File names are part of the files that import them and do not compress, so they are as short as possible: words
              // have that of their language.
              chunkFileNames: ({ facadeModuleId }) =>
                `_astro/${/\/src\/words\/(\w+)\//.exec(facadeModuleId ?? '')?.[1] ?? '[name]'}.[hash:7].js`,
              entryFileNames: ({ name }) => `_astro/${name.replace(/[.].*/, '')}.[hash:7].js`,
              codeSplitting: {
                groups: GROUPS,
              },
            },
          },
        },
      },
    },
  },
});
