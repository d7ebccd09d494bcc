/**
 * A link to a case, as a chat shows it: who wins in its title, the hands in its picture. For hosts that can run a function before
 * they send a file; all else about a page is as it was built (ADR 41).
 */

import type { Lang } from '#core/lang.ts';
import { encodeReadable } from '#words/text.ts';
import { type CaseTold, caseToldBy } from './case-told.ts';
import { withPreview } from './page-head.ts';
import { drawCase } from './picture/case-picture.ts';

/** What the host would send without the function. */
export type StaticFile = (request: Request) => Promise<Response>;
/** Draws the picture of a case. */
export type PictureDrawer = (told: CaseTold) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * An address that the function knows: the referee's page, or the picture of a case. No part of where the site lies is empty or has a
 * backslash: `//evil.example` at the start of an address is another site.
 */
const ADDRESS = /^(?<base>(?:\/[^/\\]+)*)\/(?:(?<page>vi|en)\/trong-tai\/|og\/(?<picture>vi|en)\/c\.png)$/;
/** The members of a link by which a case is told; the first is the case itself. */
const TOLD_BY = ['c', 'w', 's', 't', 'e', 'g'];
/** What tells a browser whether its copy is good. It is about the file, and not about what is made of it. */
const CONDITIONS = ['If-None-Match', 'If-Modified-Since', 'If-Match', 'If-Unmodified-Since', 'If-Range', 'Range'];
const ABOUT_THE_FILE = [
  'ETag',
  'Last-Modified',
  'Accept-Ranges',
  'Content-Length',
  'Content-Encoding',
  'Content-MD5',
  'Digest',
];

/** Answers a request. Whatever fails here, the file is sent as it was built. */
export async function ruledLink(request: Request, file: StaticFile, draw: PictureDrawer = drawCase): Promise<Response> {
  const answer = await ruled(request, file, draw).catch(() => undefined);
  return answer ?? file(request);
}

/** Undefined where there is nothing to tell. */
async function ruled(request: Request, file: StaticFile, draw: PictureDrawer): Promise<Response | undefined> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  const url = new URL(request.url);
  const { base = '', page, picture } = ADDRESS.exec(url.pathname)?.groups ?? {};
  if (page) return pageOf(request, url, `${base}/og/${page}/c.png`, langOf(page), file);
  if (picture) {
    const drawn = await pictureOf(request, url, langOf(picture), draw).catch(() => undefined);
    return drawn ?? led(`${base}/og/${picture}/trong-tai.png`);
  }
  return undefined;
}

async function pageOf(
  request: Request,
  url: URL,
  picture: string,
  lang: Lang,
  file: StaticFile,
): Promise<Response | undefined> {
  const told = caseToldBy(url.search, lang);
  if (!told) return undefined;
  const headers = new Headers(request.headers);
  for (const name of CONDITIONS) headers.delete(name);
  // For HEAD, too: what it is told has to be true of the page that GET brings.
  const built = await file(new Request(url, { headers }));
  if (built.status !== 200 || !built.headers.get('Content-Type')?.startsWith('text/html')) return undefined;
  const image = new URL(`${picture}${pictureQuery(url.search)}`, url).href;
  const html = withPreview(await built.text(), { told, url: url.href, image });
  const sent = new Headers(built.headers);
  for (const name of ABOUT_THE_FILE) sent.delete(name);
  return answered(request, new TextEncoder().encode(html), sent);
}

async function pictureOf(request: Request, url: URL, lang: Lang, draw: PictureDrawer): Promise<Response | undefined> {
  const told = caseToldBy(url.search, lang);
  if (!told) return undefined;
  return answered(
    request,
    await draw(told),
    new Headers({
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=86400',
      'X-Content-Type-Options': 'nosniff',
    }),
  );
}

/** With its own tag, by which a copy that is still good is not sent again. */
async function answered(request: Request, body: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Response> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).slice(0, 12);
  const tag = `W/"${[...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')}"`;
  headers.set('ETag', tag);
  const known = request.headers.get('If-None-Match')?.split(',') ?? [];
  if (known.some((one) => one.trim().replace(/^(?:W\/)?/, 'W/') === tag))
    return new Response(null, { status: 304, headers });
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

/** To the picture that the build drew; not to be kept, as the next try may go better. */
function led(to: string): Response {
  return new Response(null, { status: 302, headers: { Location: to, 'Cache-Control': 'no-store' } });
}

/** The address of a picture has what it shows, and nothing else of the link. */
function pictureQuery(search: string): string {
  const query = new URLSearchParams(search.replace(/&(?:amp;)+/g, '&'));
  const kept = TOLD_BY.flatMap((name) => {
    const value = query.get(name);
    return value === null ? [] : [`${name}=${encodeReadable(value)}`];
  });
  return `?${kept.join('&')}`;
}

function langOf(text: string): Lang {
  return text === 'en' ? 'en' : 'vi';
}
