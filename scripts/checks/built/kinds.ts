import { GAMES } from '#games/index.ts';

/** Pages that are alike, and what each of them may weigh, in bytes, compressed. */
export interface Kind {
  readonly name: string;
  /** Their paths, with `:lang` for a language, `:game` for a game, `:rule` for a rule. */
  readonly paths: readonly string[];
  readonly html: number;
  readonly css: number;
}

/** What no page may be heavier than. */
export const MOST = { html: 14_000, css: 12_000, paper: 4_000 } as const;

/** Each limit is near to what its heaviest page weighs. Who needs more says here for what; a page that got lighter takes its limit along. */
export const KINDS: readonly Kind[] = [
  { name: 'the front doors', paths: ['/', '/:lang/'], html: 4_400, css: 10_320 },
  { name: 'a front page', paths: ['/:lang/:game/'], html: 14_000, css: 11_050 },
  { name: 'values', paths: ['/:lang/:game/tinh-diem/'], html: 11_790, css: 10_750 },
  { name: 'a round step by step', paths: ['/:lang/:game/cach-choi/'], html: 14_000, css: 11_460 },
  { name: 'comparing', paths: ['/:lang/:game/so-bai/'], html: 14_000, css: 10_750 },
  { name: 'house rules', paths: ['/:lang/:game/bien-the/'], html: 14_000, css: 10_750 },
  { name: 'odds', paths: ['/:lang/:game/xac-suat/'], html: 12_770, css: 11_460 },
  { name: 'a rule list', paths: ['/:lang/:game/luat/'], html: 14_000, css: 10_480 },
  { name: 'a sheet of paper', paths: ['/:lang/:game/to-giay/'], html: 6_050, css: 8_660 },
  { name: 'a table', paths: ['/:lang/:game/choi/'], html: 4_090, css: 7_540 },
  { name: 'the page of a rule', paths: ['/r/:rule/'], html: 7_210, css: 10_320 },
  { name: 'the referee', paths: ['/:lang/trong-tai/'], html: 6_070, css: 11_810 },
  { name: 'practice', paths: ['/:lang/luyen-tap/'], html: 4_820, css: 11_680 },
  { name: 'progress', paths: ['/:lang/luyen-tap/tien-bo/'], html: 13_690, css: 9_130 },
  { name: 'the contract', paths: ['/:lang/luat-nha/'], html: 8_380, css: 11_000 },
  { name: 'the glossary', paths: ['/:lang/thuat-ngu/'], html: 11_810, css: 10_310 },
  { name: 'incidents', paths: ['/:lang/su-co/'], html: 6_870, css: 10_100 },
  { name: 'arguments', paths: ['/:lang/cai-nhau/'], html: 5_340, css: 10_460 },
  { name: 'arguments of a game', paths: ['/:lang/cai-nhau/:game/'], html: 7_280, css: 10_630 },
  { name: 'notation', paths: ['/:lang/ky-hieu/'], html: 12_810, css: 11_490 },
  { name: 'sources', paths: ['/:lang/nguon/'], html: 10_030, css: 10_480 },
  { name: 'sources of a game', paths: ['/:lang/nguon/:game/'], html: 6_810, css: 10_480 },
  { name: 'a verdict to embed', paths: ['/embed/'], html: 1_050, css: 6_550 },
  { name: 'what is not there', paths: ['/404.html', '/:lang/khong-mang/'], html: 2_690, css: 8_730 },
];

/** The kind of a page by its path. */
export function kindOf(path: string): Kind | undefined {
  const names = GAMES.map(({ id }) => id).join('|');
  const pattern = path
    .replace(/^\/(vi|en)\//, '/:lang/')
    .replace(/^\/r\/[^/]+\/$/, '/r/:rule/')
    .replace(new RegExp(`(?<=^/:lang/(?:[^/]+/)?)(?:${names})/`), ':game/');
  return KINDS.find(({ paths }) => paths.includes(pattern));
}
