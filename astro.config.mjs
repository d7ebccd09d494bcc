// @ts-check
import { readFileSync } from 'node:fs';
import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { foldSettings } from './components/shell/fold-settings.mjs';
import { headingIds } from './components/shell/heading-ids.mjs';
import { lateImports } from './components/shell/late-imports.mjs';
import { notationTheme } from './components/shell/notation-theme.mjs';
import { plainImport } from './components/shell/plain-import.mjs';
import { termLinks } from './components/shell/term-links.ts';
import { licences } from './integrations/licences.ts';
import { markdown } from './integrations/markdown.ts';
import { offline } from './integrations/offline.ts';
import { policy } from './integrations/policy.ts';
import { shipped } from './integrations/shipped.ts';
import { MDX_FEATURES } from './src/book/mdx.ts';

const notation = JSON.parse(
  readFileSync(new URL('./components/shell/notation.tmLanguage.json', import.meta.url), 'utf8'),
);

const SITE = process.env['SITE_URL'] ?? 'http://localhost:4321';
const BASE = process.env['BASE_PATH'] ?? '/';
const DOOR = new URL(`${BASE.replace(/\/$/, '')}/`, SITE).href;

/**
 * The same page in both languages, as in components/shell/Head.astro: the front door stands for any language, elsewhere Vietnamese does.
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
 * What comes as one file, by folder or file, with what it needs: a few files compress better than many small ones. A folder below one that
 * is listed is not part of it. Everything else is split by who asks for it; of two rooms the first takes what both need.
 * @type {Record<string, readonly string[]>}
 */
const ROOMS = {
  // What widgets have, and what comes on pages without any: the contents, the other theme, what keeps the book.
  style: ['components/shell/late-style.ts', 'components/storage/keys.ts', 'components/storage/device.ts'],
  // What every page with a widget has: cards, the case, the list of games, and how cards and names are written.
  kit: [
    'components/live/live.ts',
    'components/live/early.ts',
    'components/live/widgets.ts',
    'components/case',
    'components/cards',
    'src/words',
    'src/words/guess',
    'src/core/case.ts',
  ],
  // The rules of one game, by its name, with what its words share in all languages.
  '*': ['src/games/*/engine', 'src/games/*/words'],
  // What any round is dealt with, and how what happens in it is told: at a table as in a question.
  deal: ['src/core/random'],
  told: ['components/round/play.ts', 'components/table/Cards.tsx'],
  // A table that is played at, in a lesson from the first touch on.
  table: ['components/table/Whole.tsx', 'components/table/rounds.ts', 'components/table/use-table.ts'],
  // What was agreed, as text.
  agreed: ['components/contract/answers.ts', 'components/contract/code.ts', 'components/contract/link.ts'],
  // Other houses: when a verdict is uncovered.
  houses: ['components/case/houses'],
  // Links to cases, and cases as messages.
  send: ['components/case/send'],
  notation: ['src/core/notation'],
  // What the referee shares with practice: apart, so that neither brings the other.
  more: ['components/case/more'],
  // Links to practice, and what tells its questions.
  links: ['components/quiz/start/place.ts'],
  // What practice begins with, and what a session needs whatever game it asks about.
  practice: ['components/quiz/start'],
  // What writes the history: with a session, and with the page of progress.
  history: ['components/quiz/history/keep.ts', 'components/quiz/history/save-file.ts'],
  session: ['components/quiz/session'],
  // What practice loads of each game.
  books: ['src/games/*/practice.ts'],
};
const GROUPS = Object.entries(ROOMS).map(([room, folders]) => ({
  /** @param {string} id */
  name: (id) => (room === '*' ? (/src\/games\/([^/]+)/.exec(id)?.[1] ?? room) : room),
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
    // Of the pages the last: it lists the files as they are served.
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
          // What every widget needs comes in a few files instead of a dozen: together they compress better.
          rolldownOptions: {
            output: {
              // Names of files are in what asks for them, and do not compress: the shortest version will do.
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
