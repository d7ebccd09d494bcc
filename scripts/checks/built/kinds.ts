import { existsSync } from 'node:fs';
import { PAGE_LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';

/** Pages that are alike, and what each of them may weigh, in bytes, compressed. */
export interface PageKind {
  readonly name: string;
  /** Their paths, with `:lang` for a language, `:game` for a game, `:rule` for a rule. */
  readonly paths: readonly string[];
  readonly html: number;
  readonly css: number;
}

/** What no page may be heavier than: a rule list with the link to the score book on every page is. */
export const MOST_WEIGHT = { html: 16_040, css: 12_000, paper: 4_000 } as const;

/**
 * Each limit but those of records is close to the weight of the heaviest page of its kind. Whoever raises one writes here what for; when a page gets
 * lighter its limit is lowered. Every page has what lists of results show of it, and most say more of themselves to programs (ADR 44).
 */
export const PAGE_KINDS: readonly PageKind[] = [
  // Every page's header, and tables, stand letters twice as large. What the site is, for programs (ADR 44).
  { name: 'the front doors', paths: ['/', '/:lang/'], html: 4_840, css: 10_190 },
  // Tá Lả's has its shift drawn.
  { name: 'a front page', paths: ['/:lang/:game/'], html: 15_740, css: 10_750 },
  { name: 'values', paths: ['/:lang/:game/tinh-diem/'], html: 11_770, css: 10_550 },
  // Its steps once more, for programs.
  { name: 'a round step by step', paths: ['/:lang/:game/cach-choi/'], html: 14_330, css: 11_320 },
  { name: 'comparing', paths: ['/:lang/:game/so-bai/'], html: 14_130, css: 10_550 },
  { name: 'house rules', paths: ['/:lang/:game/bien-the/'], html: 15_500, css: 10_550 },
  { name: 'odds', paths: ['/:lang/:game/xac-suat/'], html: 12_670, css: 11_320 },
  // Cases are drawn as cards here and on the page of a rule, and folded away here: styles for both.
  { name: 'a rule list', paths: ['/:lang/:game/luat/'], html: 16_040, css: 10_390 },
  { name: 'a sheet of paper', paths: ['/:lang/:game/to-giay/'], html: 6_060, css: 9_020 },
  { name: 'a table', paths: ['/:lang/:game/choi/'], html: 4_700, css: 9_000 },
  { name: 'the page of a rule', paths: ['/r/:rule/'], html: 8_200, css: 10_220 },
  // What four editions changed; the button that lays the verdict on the table; what another app hands over, before the script is there.
  { name: 'the referee', paths: ['/:lang/trong-tai/'], html: 6_330, css: 11_990 },
  // That a session is being fetched, and that it did not come; cards beside the options on a desk.
  { name: 'practice', paths: ['/:lang/luyen-tap/'], html: 5_040, css: 11_900 },
  { name: 'progress', paths: ['/:lang/luyen-tap/tien-bo/'], html: 10_020, css: 8_790 },
  // House rules by weight, with ticks, most of them folded; who cannot name them is led to the questions.
  { name: 'the contract', paths: ['/:lang/luat-nha/'], html: 9_400, css: 10_950 },
  { name: 'which house is played', paths: ['/:lang/luat-nha/hoi/'], html: 2_990, css: 10_100 },
  { name: 'the score book', paths: ['/:lang/so-diem/'], html: 4_100, css: 10_900 },
  // Pages of records that readers add (docs/authors.md) have room for one or two dozen more: whoever adds one has no limit to raise.
  // Where each term is defined, for programs.
  { name: 'the glossary', paths: ['/:lang/thuat-ngu/'], html: 14_000, css: 10_040 },
  { name: 'incidents', paths: ['/:lang/su-co/'], html: 8_000, css: 9_820 },
  { name: 'arguments', paths: ['/:lang/cai-nhau/'], html: 7_000, css: 10_180 },
  // Its questions and answers once more, for programs.
  { name: 'arguments of a game', paths: ['/:lang/cai-nhau/:game/'], html: 11_000, css: 10_530 },
  { name: 'notation', paths: ['/:lang/ky-hieu/'], html: 13_200, css: 11_400 },
  // Where each source can be read.
  { name: 'sources', paths: ['/:lang/nguon/'], html: 14_000, css: 10_390 },
  { name: 'sources of a game', paths: ['/:lang/nguon/:game/'], html: 8_000, css: 10_390 },
  // Unknown cards, told hands and which house, with their tables and commands.
  { name: 'proofs', paths: ['/:lang/chung-minh/'], html: 8_500, css: 9_940 },
  { name: 'a verdict to embed', paths: ['/embed/'], html: 1_050, css: 6_790 },
  { name: 'what is not there', paths: ['/404.html', '/:lang/khong-mang/'], html: 2_730, css: 8_600 },
];

/** A lesson that one game alone has is held to what the longest of every game's may weigh. */
const OWN_LESSON = '/:lang/:game/cach-choi/';

/** The kind of a page by its path. */
export function pageKindOf(path: string): PageKind | undefined {
  const names = GAMES.map(({ id }) => id).join('|');
  const pattern = path
    .replace(new RegExp(`^/(${PAGE_LANGS.join('|')})/`), '/:lang/')
    .replace(/^\/r\/[^/]+\/$/, '/r/:rule/')
    .replace(new RegExp(`(?<=^/:lang/(?:[^/]+/)?)(?:${names})/`), ':game/');
  const kindOf = (one: string): PageKind | undefined => PAGE_KINDS.find(({ paths }) => paths.includes(one));
  const isLesson = existsSync(`content${path.replace(/\/$/, '.mdx')}`);
  return kindOf(pattern) ?? (isLesson ? kindOf(OWN_LESSON) : undefined);
}
