/** What each page is made from, by which the sitemap says when it was last changed. */

import { existsSync } from 'node:fs';
import { PAGE_LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';

const ROUTES = 'src/pages/[lang]';

/** Pages without a game, by their address in a language. A tool is what its folder makes it. */
const OF_PAGE: Readonly<Record<string, readonly string[]>> = {
  '': [`${ROUTES}/index.astro`, 'content/examples.yaml'],
  'trong-tai': ['components/referee/'],
  'luyen-tap': ['components/practice/'],
  'luyen-tap/tien-bo': ['components/practice/progress/'],
  'luat-nha': ['components/house-rules/contract/', 'content/agreements.yaml'],
  'luat-nha/hoi': ['components/which-house/', 'content/which-house.json'],
  'so-diem': ['components/score-book/'],
  'su-co': ['content/incidents.yaml'],
  'cai-nhau': ['content/arguments.yaml'],
  nguon: ['content/sources.yaml', 'content/editions.yaml'],
  'thuat-ngu': ['content/glossary.yaml'],
  'chung-minh': ['content/proofs.json', 'content/bench.json', 'content/fuzz.json', 'content/mutation.json'],
};

/** Pages that every game has. */
const OF_GAME: Readonly<Record<string, (game: string) => readonly string[]>> = {
  ':game/luat': (game) => [`content/rules/${game}.yaml`],
  ':game/choi': (game) => ['components/table/', `src/games/${game}/round/`],
  ':game/to-giay': (game) => [`content/ladders/${game}.yaml`, `content/sit-down/${game}.yaml`],
  'cai-nhau/:game': () => ['content/arguments.yaml'],
  'nguon/:game': (game) => [`content/rules/${game}.yaml`, 'content/sources.yaml'],
};

const GAME = new RegExp(`(?<=^|/)(${GAMES.map(({ id }) => id).join('|')})(?=/|$)`);

/** The files, and folders with a slash at their end, that say what stands on a page of a language or on the front door; empty where none do. */
export function madeFrom(path: string): readonly string[] {
  if (path === '/') return ['src/pages/index.astro'];
  const [, lang = '', rest = ''] = /^\/([^/]+)\/(?:(.*)\/)?$/.exec(path) ?? [];
  if (!PAGE_LANGS.some((one) => one === lang)) return [];
  const lesson = [`content/${lang}/${rest}.mdx`, `content/${lang}/${rest}/index.mdx`].filter((file) =>
    existsSync(file),
  );
  const game = GAME.exec(rest)?.[0];
  const ofGame = game === undefined ? undefined : OF_GAME[rest.replace(GAME, ':game')]?.(game);
  return [...lesson, ...(OF_PAGE[rest] ?? ofGame ?? [])];
}
