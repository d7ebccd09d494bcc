import { LANGS, type Lang } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import { paperWords } from '#words/paper/index.ts';
import { siteWords } from '#words/site/index.ts';
import { pathOf } from './address.ts';
import { allRules } from './catalogue/catalogue.ts';
import { chapters } from './chapters.ts';

/** A page as its share picture shows it. To give more pages a picture, add their source to SOURCES. */
export interface PageInfo {
  /** Site path without the base: `/vi/xi-dach/so-bai/`. */
  readonly path: string;
  readonly title: string;
  /** A line above the title: the game, or what the page is for. */
  readonly over: string;
  readonly game?: GameId;
}

type Source = () => Promise<PageInfo[]> | PageInfo[];

const door: Source = () => [{ path: '/', title: 'Ai ăn? Who wins?', over: 'Luật Bài' }];

const homes: Source = () =>
  LANGS.map((lang) => ({
    path: pathOf(lang),
    title: siteWords(lang).home.hero.join(' '),
    over: siteWords(lang).home.five,
  }));

const games: Source = async () => {
  const lists = LANGS.flatMap((lang) => GAMES.map((game) => ({ lang, game })));
  const pages = await Promise.all(
    lists.map(async ({ lang, game }): Promise<PageInfo[]> => {
      const front = {
        path: pathOf(lang, game.id),
        title: game.name,
        over: buildOf(game.id).site[lang].line,
        game: game.id,
      };
      const rest = (await chapters(lang, game.id)).filter((c) => c.slug !== '');
      return [front, ...rest.map((c) => ({ path: c.path, title: c.title, over: game.name, game: game.id }))];
    }),
  );
  return pages.flat();
};

function tool(slug: string, title: (lang: Lang) => string): Source {
  return () => LANGS.map((lang) => ({ path: pathOf(lang, slug), title: title(lang), over: siteWords(lang).name }));
}

const ruleLists: Source = () =>
  GAMES.flatMap((game) =>
    LANGS.map((lang) => ({
      path: pathOf(lang, game.id, 'luat'),
      title: siteWords(lang).nav.allRules,
      over: game.name,
      game: game.id,
    })),
  );

const playTables: Source = () =>
  GAMES.flatMap((game) =>
    LANGS.map((lang) => ({
      path: pathOf(lang, game.id, 'choi'),
      title: siteWords(lang).nav.table,
      over: game.name,
      game: game.id,
    })),
  );

const sheets: Source = () =>
  GAMES.flatMap((game) =>
    LANGS.map((lang) => ({
      path: pathOf(lang, game.id, 'to-giay'),
      title: paperWords(lang).title,
      over: game.name,
      game: game.id,
    })),
  );

const permanentLinks: Source = () =>
  allRules().map((rule) => ({
    path: `/r/${rule.id}/`,
    title: `${rule.number} ${rule.title.vi}`,
    over: `${gameOf(rule.game).name} · ${rule.title.en}`,
    game: rule.game,
  }));

const SOURCES: readonly Source[] = [
  door,
  homes,
  games,
  tool('trong-tai', (lang) => siteWords(lang).tools.referee),
  tool('luyen-tap', (lang) => siteWords(lang).tools.practice),
  tool('luyen-tap/tien-bo', (lang) => siteWords(lang).practice.progress),
  tool('luat-nha', (lang) => siteWords(lang).tools.contract),
  tool('su-co', (lang) => siteWords(lang).tools.incidents),
  tool('cai-nhau', (lang) => siteWords(lang).tools.arguments),
  tool('nguon', (lang) => siteWords(lang).tools.sources),
  tool('thuat-ngu', (lang) => siteWords(lang).tools.glossary),
  tool('ky-hieu', (lang) => siteWords(lang).tools.notation),
  tool('chung-minh', (lang) => siteWords(lang).tools.proof),
  ruleLists,
  playTables,
  sheets,
  permanentLinks,
];

let all: Promise<PageInfo[]> | undefined;

/** Every page that has a share picture. */
export function pages(): Promise<PageInfo[]> {
  all ??= Promise.all(SOURCES.map((source) => source())).then((lists) => lists.flat());
  return all;
}

/** `/vi/xi-dach/` → `vi/xi-dach`; the front door is `index`. */
export function pictureName(path: string): string {
  return path.replace(/^\/|\/$/g, '') || 'index';
}

/** The share picture of a page: its own, or else the front door's. */
export async function picture(path: string): Promise<string> {
  const own = (await pages()).some((page) => page.path === path);
  return `/og/${pictureName(own ? path : '/')}.png`;
}
