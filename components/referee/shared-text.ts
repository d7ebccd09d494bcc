/**
 * A text that another app hands over (the manifest's `share_target`): a chat message, a note, a link. Anybody may have written it,
 * and any page may lead here with one: it is only ever read, and never longer than what the box takes.
 */

import { href } from '#book/address.ts';
import { SHARED_PARAMS } from '#book/share-target.ts';
import { MAX_LENGTH } from '#core/notation/parse.ts';
import { readWhole } from './reader.ts';

/** What to do with a shared text. */
export type Shared =
  /** It holds a link of this site, within this site. */
  | { readonly type: 'link'; readonly address: string }
  /** What may be meant, the most first: with the title that the app gave it, and without. */
  | { readonly type: 'texts'; readonly texts: readonly string[] };

const LINK = /https?:\/\/[^\s<>"“”]+/gu;
/** Chats and people put marks behind a link; ours end in a letter, a digit or a slash. */
const TAIL = /[^\p{L}\p{N}/=]+$/u;

/**
 * @param search of the address
 * @param site the address of the site, with the path that it lies below
 * @returns undefined where nothing was handed over
 */
export function parseShared(search: string, site: URL): Shared | undefined {
  const query = new URLSearchParams(search);
  const [title = '', text = '', url = ''] = [SHARED_PARAMS.title, SHARED_PARAMS.text, SHARED_PARAMS.url].map((name) =>
    plain(query.get(name) ?? ''),
  );
  const all = [url, text, title].join('\n');
  const own = [...all.matchAll(LINK)].flatMap(([link]) => ownLink(link.replace(TAIL, ''), site) ?? []);
  const [heading, message] = [withoutLinks(title), withoutLinks(text)];
  // A browser that shares a page gives its title; who tells of a case may name the page besides.
  const opened = own.find(({ isBare }) => !isBare) ?? (message === '' ? own[0] : undefined);
  if (opened) return { type: 'link', address: opened.address };
  const both = message.includes(heading) ? message : [heading, message].filter(Boolean).join('\n');
  const texts = [...new Set([both, message, heading])].filter(Boolean);
  // Where there are only links of others the box shows them, and that nothing could be read.
  const told = texts.length > 0 ? texts : [all.trim()].filter(Boolean);
  return told.length > 0 ? { type: 'texts', texts: told.map(short) } : undefined;
}

/** Without what controls a device, and no line longer than needed. */
function plain(text: string): string {
  return text
    .slice(0, 8 * MAX_LENGTH)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|\p{Cs}/gu, ' ')
    .trim();
}

/** One letter more than the box takes, so that it says what is wrong. */
function short(text: string): string {
  return [...text].slice(0, MAX_LENGTH + 1).join('');
}

function withoutLinks(text: string): string {
  return text
    .replace(LINK, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
}

interface OwnLink {
  readonly address: string;
  /** It names a page, and nothing besides. */
  readonly isBare: boolean;
}

/** A link to a page of this site; undefined for any other, and for one that hands a text over itself. */
function ownLink(link: string, site: URL): OwnLink | undefined {
  const url = urlOf(link);
  if (url?.origin !== site.origin || !url.pathname.startsWith(site.pathname)) return undefined;
  if (!/^(?:vi|en|r)\//.test(url.pathname.slice(site.pathname.length))) return undefined;
  if (Object.values(SHARED_PARAMS).some((name) => url.searchParams.has(name))) return undefined;
  return { address: url.pathname + url.search + url.hash, isBare: url.search === '' && url.hash === '' };
}

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The first text that can be read whole; else the first that can be read, else what was written without its title. */
export async function clearestText(
  texts: readonly string[],
  read: (text: string) => Promise<{ readonly error?: unknown; readonly unread: readonly unknown[] }>,
): Promise<string> {
  let readable: string | undefined;
  for (const text of texts) {
    const { error, unread } = await read(text);
    if (error) continue;
    if (unread.length === 0) return text;
    readable ??= text;
  }
  return readable ?? texts[1] ?? texts[0] ?? '';
}

/** Puts what was shared in the place of the address: a link of our own is opened, a text stands there as one that was typed. */
export async function takeShared(): Promise<void> {
  const shared = parseShared(location.search, new URL(href('/'), location.href));
  if (!shared) return undefined;
  if (shared.type === 'link') {
    location.replace(shared.address);
    // This page is left: it must not be seen with another case.
    return new Promise(() => undefined);
  }
  // Without a network nothing more can be loaded: the text is in the box all the same.
  const text = await clearestText(shared.texts, (one) => readWhole(one, undefined, false)).catch(() => shared.texts[0]);
  history.replaceState(history.state, '', `?${new URLSearchParams({ c: text ?? '', w: '1' })}`);
}
