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

/** The little that a page needs to load the rest: alone, so that it brings nothing else at once. */
const PRELOAD = { name: 'preload', test: /preload-helper/, priority: 1 };
/**
 * What every widget needs, and the case, which every page with a widget has: one file compresses best. Engines need it too,
 * so nothing in it may wait for an engine while it is loaded.
 */
const KIT = {
  name: 'kit',
  test: new RegExp(
    [
      /node_modules.preact/,
      /src.core.(card|json|house-rules|assert-defined|result|judge|lang|chapters|game.(game|book|round))\.ts/,
      /words.text|book.(address|edition)\.ts|src.games.(index|[a-z-]+.(index|quiz.ids))\.ts/,
      /cards.(Card|Suits)\.tsx/,
      /components.(?:live.widget-words\.ts|case.(Board|Case|loaded|Seats|hands|Actions|link|Verdict|Guess|Reasons|use-case|use-houses|use-ruling)\.tsx?|round.Lying\.tsx)$/,
      /house.(remembered|choice|name)\.ts$/,
    ]
      .map(({ source }) => source)
      .join('|'),
  ),
};
/** House rules to change, and what other houses say: it comes when a verdict is uncovered. */
const HOUSES = {
  name: 'houses',
  test: /core.branches.(branches|explore|diagram|boxes|flips)\.ts|(other-houses|Branches|outcomes|HouseRules)\.tsx?$/,
};
/** What reads cases: the referee, frames and the page of house rules need it, and whoever stored house rules. */
const NOTATION = {
  name: 'notation',
  test: /src.core.(notation.(?!format|suggest|lenient|slips|game-names)|case\.ts)/,
};
/**
 * Every widget of Tá Lả arranges hands: its rules are one file too. What to discard is asked by the sorter alone, and rounds
 * come with the first move.
 */
const TA_LA = { name: 'ta-la', test: /ta-la.engine.(?!discard|no-effect|flip)[a-z-]+\.ts$/ };
/** So are Sâm's, with what puts its verdicts into words and asks for them. All that a hand can play is asked by a list and by rounds alone. */
const SAM = {
  name: 'sam',
  test: /sam.engine.(?!plays|no-effect|flip)[a-z-]+\.ts$|sam.words.shape|games.sam.judged\.ts$/,
};
/** What practice shares with rounds, or with the referee: apart, so that neither brings practice. */
const LUCK = { name: 'luck', test: /core.rng|pure-rand/ };
const NEAR_MISS = { name: 'near-miss', test: /core.(near-miss|summary)\.ts|ask-again/ };
/** What comes when a case is sent, or a house rule is asked about: the referee has both. */
const ASKED = { name: 'asked', test: /case.chat\.ts|house.about\.ts/ };
/** What the referee shares with the page of house rules, and what that page needs of every game. */
const GAMES = {
  name: 'games',
  test: /case.bring\.ts|contract.link\.ts|core.house-code.house-code\.ts|contract.code\.ts/,
};
/** What practice begins with, and what a session needs whatever game it asks about: many small modules, which compress better together. */
const PRACTICE = {
  name: 'practice',
  test: /quiz.(answer|kind|seed)\.ts|practice.(day|history|history-text|memory|game-of-rule|kinds|plan)\.ts|components.quiz.(Practice|Start|MakeChallenge|place|setup|house|bring|bring-rest|use-(stage|diary|clock)|load)\.tsx?$/,
};
const SESSION = {
  name: 'session',
  test: /quiz.(ask|mark|reading|choosing|turning)\.ts|practice.(realise|session|result|edition)\.ts|game.quiz-words|components.quiz.(Session|QuestionView|QuizSeats|Options|After|Strip|turns|use-run)\.tsx?$/,
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
    plugins: [leanPreload([PRELOAD.name, KIT.name, TA_LA.name, SAM.name], ['Report'])],
    environments: {
      client: {
        build: {
          // What every widget needs comes in a few files instead of a dozen: together they compress better.
          rolldownOptions: {
            output: {
              // Names of files are in what asks for them, and do not compress: the shortest version will do.
              chunkFileNames: '_astro/[name].[hash:7].js',
              codeSplitting: {
                groups: [PRELOAD, KIT, HOUSES, NOTATION, TA_LA, SAM, LUCK, NEAR_MISS, ASKED, GAMES, PRACTICE, SESSION],
              },
            },
          },
        },
      },
    },
  },
});
