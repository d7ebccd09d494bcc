// @ts-check
import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { foldSettings } from './integrations/content/fold-settings.mjs';
import { headingIds } from './integrations/content/heading-ids.mjs';
import { notationTheme } from './integrations/content/notation-theme.mjs';
import { termLinks } from './integrations/content/term-links.ts';
import { licences } from './integrations/licences.ts';
import { markdown } from './integrations/markdown.ts';
import { offline } from './integrations/offline.ts';
import { policy } from './integrations/policy.ts';
import { lateImports } from './integrations/scripts/lazy-imports.mjs';
import { plainImport } from './integrations/scripts/plain-import.mjs';
import { shipped } from './integrations/shipped.ts';
import { MDX_FEATURES } from './src/book/mdx.ts';

const notation = JSON.parse(
  readFileSync(new URL('./integrations/content/notation.tmLanguage.json', import.meta.url), 'utf8'),
);

const SITE = process.env['SITE_URL'] ?? 'http://localhost:4321';
const BASE = process.env['BASE_PATH'] ?? '/';
const DOOR = new URL(`${BASE.replace(/\/$/, '')}/`, SITE).href;

/**
 * The same page in both languages, as in components/page/Head.astro: the front door stands for any language, elsewhere Vietnamese does.
 * @param {string} url
 */
function alternates(url) {
  const place = url === DOOR ? [url, url, ''] : /^(.*?\/)(?:vi|en)\/(.*)$/.exec(url);
  if (!place) return [];
  const [, root, rest] = place;
  return [
    { lang: 'vi', url: `${root}vi/${rest}` },
    { lang: 'en', url: `${root}en/${rest}` },
    { lang: 'x-default', url: rest ? `${root}vi/${rest}` : `${root}` },
  ];
}

/**
 * What is bundled into one chunk, by folder or file, with what it needs: few large files compress better than many small ones. A
 * folder below a listed one is not part of it. Everything else is split by importer; what two chunks need goes into the first of
 * them.
 * @type {Record<string, readonly string[]>}
 */
const CHUNKS = {
  // What widgets share, and what pages without widgets load too: the contents, the other theme, offline saving.
  style: ['components/page/lazy-style.ts', 'components/storage/keys.ts', 'components/storage/device.ts'],
  // What every page with a widget has: cards, the case, the list of games, and how cards and names are written.
  kit: [
    'components/widgets.ts',
    'components/loading/live.ts',
    'components/case',
    'components/cards',
    'src/words',
    'src/words/guess',
    'src/words/sentences',
    'src/core/case.ts',
  ],
  // The rules of one game, under its name, with the parts of its words that all languages share.
  '*': ['src/games/*/engine', 'src/games/*/words'],
  // What deals any round and tells what happens in it: for a table and for a question alike.
  deal: ['src/core/random'],
  told: ['components/round/play.ts', 'components/table/Cards.tsx'],
  // A table to play at; in a lesson it is loaded on the first touch.
  table: ['components/table/Whole.tsx', 'components/table/rounds.ts', 'components/table/use-table.ts'],
  // What was agreed, as text.
  agreed: [
    'components/house-rules/contract/answers.ts',
    'components/house-rules/contract/code.ts',
    'components/house-rules/contract/link.ts',
  ],
  // Which house rules were read: asked by other rule sets and by practice, which loads none of those.
  reads: ['src/core/house/read-rules.ts'],
  // Other rule sets: loaded when a verdict is revealed.
  houses: ['components/house-rules/other-houses.tsx'],
  // Links to cases, and cases as messages.
  send: ['components/share/case-link.ts', 'components/share/chat.ts'],
  // The notation, strict and as it is read from text.
  notation: ['src/core/notation', 'src/reading/notation.ts'],
  // What people call the hands of each game: the reader of free text needs all of them.
  vocabulary: ['src/games/*/vocabulary.ts'],
  // Links to practice, and the text of its questions.
  links: ['components/practice/place.ts'],
  // What practice starts with, and what a session needs for any game.
  practice: ['components/practice/load.ts'],
  // What writes the history: loaded with a session, and with the progress page.
  history: ['components/practice/history/writer.ts', 'components/practice/history/save-file.ts'],
  session: ['components/practice/session/SessionView.tsx', 'components/practice/session/setup.ts'],
  // What practice loads of each game.
  books: ['src/games/*/practice.ts'],
};
const GROUPS = Object.entries(CHUNKS).map(([chunk, folders]) => ({
  /** @param {string} id */
  name: (id) => (chunk === '*' ? (/src\/games\/([^/]+)/.exec(id)?.[1] ?? chunk) : chunk),
  test: new RegExp(
    folders.map((folder) => `/${folder.replace('*', '[^/]+')}${/[.]tsx?$/.test(folder) ? '' : '/[^/]+'}$`).join('|'),
  ),
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
    shipped(packages),
    sitemap({
      filter: (page) => !/\/(404|embed|khong-mang)\/$/.test(new URL(page).pathname),
      serialize: (item) => ({ ...item, links: alternates(item.url) }),
    }),
    markdown(),
    policy(),
    // The last of the pages: it lists the files as they are served.
    offline(packages),
    // When every script is built.
    licences(packages),
  ],
  markdown: {
    processor: satteri({
      hastPlugins: [headingIds, termLinks, foldSettings],
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
    plugins: [plainImport(), lateImports()],
    environments: {
      client: {
        build: {
          // What every widget needs goes into a few files instead of a dozen: together they compress better.
          rolldownOptions: {
            output: {
              // File names are part of the files that import them and do not compress, so they are as short as possible.
              chunkFileNames: '_astro/[name].[hash:7].js',
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
