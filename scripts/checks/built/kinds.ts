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
export const MOST_WEIGHT = { html: 17_500, css: 14_000, paper: 4_000 } as const;

/**
 * Each limit but those of records is close to the weight of the heaviest page of its kind. Whoever raises one writes here what for; when a page gets
 * lighter its limit is lowered. Every page has what lists of results show of it, and most say more of themselves to programs (ADR 44).
 * Each has the loader in its head, which cannot come late itself, and the line in which it says what did not come (ADR 46): 1.3 kB of HTML and 110 bytes
 * of styles.
 */
export const PAGE_KINDS: readonly PageKind[] = [
  // Every page's header, and tables, stand letters twice as large. What the site is, for programs (ADR 44).
  { name: 'the front doors', paths: ['/', '/:lang/'], html: 6_270, css: 9_480 },
  // Tá Lả's has its shift drawn. The styles of the small table are those of the game's table, in one file: in the HTML they were 3.5 kB of it.
  { name: 'a front page', paths: ['/:lang/:game/'], html: 13_520, css: 13_990 },
  { name: 'values', paths: ['/:lang/:game/tinh-diem/'], html: 13_270, css: 11_560 },
  // Its steps once more, for programs.
  { name: 'a round step by step', paths: ['/:lang/:game/cach-choi/'], html: 15_070, css: 11_560 },
  { name: 'comparing', paths: ['/:lang/:game/so-bai/'], html: 14_930, css: 11_560 },
  { name: 'house rules', paths: ['/:lang/:game/bien-the/'], html: 15_340, css: 12_570 },
  { name: 'odds', paths: ['/:lang/:game/xac-suat/'], html: 14_130, css: 11_560 },
  // Cases are drawn as cards here and on the page of a rule, and folded away here: styles for both.
  { name: 'a rule list', paths: ['/:lang/:game/luat/'], html: 17_500, css: 10_870 },
  { name: 'a sheet of paper', paths: ['/:lang/:game/to-giay/'], html: 7_510, css: 8_690 },
  { name: 'a table', paths: ['/:lang/:game/choi/'], html: 6_150, css: 8_610 },
  { name: 'the page of a rule', paths: ['/r/:rule/'], html: 9_600, css: 9_520 },
  // What four editions changed; the button that lays the verdict on the table; what another app hands over, before the script is there; an empty box.
  { name: 'the referee', paths: ['/:lang/trong-tai/'], html: 6_400, css: 11_890 },
  // That a session is being fetched, and that it did not come; cards beside the options on a desk.
  { name: 'practice', paths: ['/:lang/luyen-tap/'], html: 6_620, css: 11_550 },
  { name: 'progress', paths: ['/:lang/luyen-tap/tien-bo/'], html: 11_610, css: 8_630 },
  // House rules by weight, with ticks, most of them folded; who cannot name them is led to the questions.
  { name: 'the contract', paths: ['/:lang/luat-nha/'], html: 10_850, css: 10_630 },
  // Its first question stands in it, and what is asked first of each game.
  { name: 'which house is played', paths: ['/:lang/luat-nha/hoi/'], html: 6_240, css: 9_810 },
  { name: 'the score book', paths: ['/:lang/so-diem/'], html: 5_500, css: 10_680 },
  // Pages of records that readers add (docs/authors.md) have room for one or two dozen more: whoever adds one has no limit to raise.
  // Where each term is defined, for programs.
  { name: 'the glossary', paths: ['/:lang/thuat-ngu/'], html: 14_410, css: 9_730 },
  { name: 'incidents', paths: ['/:lang/su-co/'], html: 8_290, css: 9_520 },
  { name: 'arguments', paths: ['/:lang/cai-nhau/'], html: 7_350, css: 9_870 },
  // Its questions and answers once more, for programs.
  { name: 'arguments of a game', paths: ['/:lang/cai-nhau/:game/'], html: 11_000, css: 10_220 },
  { name: 'notation', paths: ['/:lang/ky-hieu/'], html: 14_670, css: 12_310 },
  // Where each source can be read.
  { name: 'sources', paths: ['/:lang/nguon/'], html: 14_140, css: 10_080 },
  { name: 'sources of a game', paths: ['/:lang/nguon/:game/'], html: 8_510, css: 10_080 },
  // Unknown cards, told hands and which house, with their tables and commands.
  { name: 'proofs', paths: ['/:lang/chung-minh/'], html: 9_960, css: 9_610 },
  { name: 'a verdict to embed', paths: ['/embed/'], html: 2_840, css: 6_870 },
  { name: 'what is not there', paths: ['/404.html', '/:lang/khong-mang/'], html: 4_110, css: 7_870 },
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
