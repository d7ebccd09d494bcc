import { LANGS, type Lang } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { GAMES, type GameId, gameOf } from '#games/index.ts';
import { paperWords } from '#words/paper.ts';
import { scoreBookPageWords } from '#words/site/score-book.ts';
import { whichPageWords } from '#words/site/which.ts';
import { siteWords } from '#words/site.ts';
import { pathOf } from './address.ts';
import { allRules } from './catalogue/catalogue.ts';
import { cached } from './catalogue/read.ts';
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

/** A page that every game has. */
function ofEachGame(slug: string, title: (lang: Lang) => string): Source {
  return () =>
    GAMES.flatMap(({ id, name }) =>
      LANGS.map((lang) => ({ path: pathOf(lang, id, slug), title: title(lang), over: name, game: id })),
    );
}

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
  tool('luat-nha/hoi', (lang) => whichPageWords(lang).title),
  tool('so-diem', (lang) => scoreBookPageWords(lang).title),
  tool('su-co', (lang) => siteWords(lang).tools.incidents),
  tool('cai-nhau', (lang) => siteWords(lang).tools.arguments),
  tool('nguon', (lang) => siteWords(lang).tools.sources),
  tool('thuat-ngu', (lang) => siteWords(lang).tools.glossary),
  tool('ky-hieu', (lang) => siteWords(lang).tools.notation),
  tool('chung-minh', (lang) => siteWords(lang).tools.proof),
  ofEachGame('luat', (lang) => siteWords(lang).nav.allRules),
  ofEachGame('choi', (lang) => siteWords(lang).nav.table),
  ofEachGame('to-giay', (lang) => paperWords(lang).title),
  permanentLinks,
];

/** Every page that has a share picture. */
export const pages = cached(
  async (): Promise<PageInfo[]> => (await Promise.all(SOURCES.map((source) => source()))).flat(),
);

/** `/vi/xi-dach/` → `vi/xi-dach`; the front door is `index`. */
export function pictureName(path: string): string {
  return path.replace(/^\/|\/$/g, '') || 'index';
}

/** The share picture of a page: its own, or else the front door's. */
export async function picture(path: string): Promise<string> {
  const own = (await pages()).some((page) => page.path === path);
  return `/og/${pictureName(own ? path : '/')}.png`;
}
