/** Addresses: how a path becomes a link, and what a path says of its page. */

import { fallbackOf, type Lang, PAGE_LANGS, type PageLang } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';

/** The host's base path, without the slash at its end. */
const BASE = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

/** A site path as a whole address. */
export type Absolute = (path: string) => string;

/** A site path (`/vi/xi-dach/`) under the host's base path. */
export function href(path: string): string {
  return `${BASE}${path}`;
}

/** `pathOf('vi', 'xi-dach', 'so-bai')` is `/vi/xi-dach/so-bai/`; empty parts are dropped. */
export function pathOf(lang: PageLang, ...parts: string[]): string {
  return `/${[lang, ...parts].filter(Boolean).join('/')}/`;
}

/** The Markdown of a lesson stands beside its page. */
export function markdownOf(path: string): string {
  return `${path}index.md`;
}

/** The same page in another language: only the first part of a path names the language. A bilingual path has no other. */
export function inLang(path: string, lang: PageLang): string | null {
  const own = pageLangOf(path);
  return own ? `/${lang}${path.slice(own.length + 1)}` : null;
}

/** The language of a path; a bilingual one has none. */
export function pageLangOf(path: string): PageLang | undefined {
  return PAGE_LANGS.find((lang) => path.startsWith(`/${lang}/`));
}

/** The path of an address, without the host's base path. */
export function pathOfUrl({ pathname }: URL): string {
  return pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname;
}

/** The language of a page; bilingual ones are Vietnamese first. */
export function pageLangOfUrl(url: URL): PageLang {
  return pageLangOf(pathOfUrl(url)) ?? 'vi';
}

/** The language that the words of a page are in. */
export function langOfUrl(url: URL): Lang {
  return fallbackOf(pageLangOfUrl(url));
}

/** The game that a page belongs to: the second part of its path. */
export function gameAt(url: URL): GameId | undefined {
  const [, , id] = pathOfUrl(url).split('/');
  return GAMES.find((game) => game.id === id)?.id;
}
