/** Addresses: how a path becomes a link, and what a path says of its page. */

import type { Lang } from '#core/lang.ts';
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
export function pathOf(lang: Lang, ...parts: string[]): string {
  return `/${[lang, ...parts].filter(Boolean).join('/')}/`;
}

/** The Markdown of a lesson stands beside its page. */
export function markdownOf(path: string): string {
  return `${path}index.md`;
}

/** The same page in the other language: only the first part of a path names the language. A bilingual path has no other. */
export function inLang(path: string, lang: Lang): string | null {
  const match = /^\/(vi|en)(\/.*)$/.exec(path);
  return match ? `/${lang}${match[2]}` : null;
}

/** The language a path is in; bilingual pages are Vietnamese first. */
export function langOfUrl(url: URL): Lang {
  const path = url.pathname.startsWith(BASE) ? url.pathname.slice(BASE.length) : url.pathname;
  return path.startsWith('/en/') ? 'en' : 'vi';
}

/** The game that a page belongs to: the second part of its path. */
export function gameAt(url: URL): GameId | undefined {
  const [, , id] = url.pathname.slice(BASE.length).split('/');
  return GAMES.find((game) => game.id === id)?.id;
}
