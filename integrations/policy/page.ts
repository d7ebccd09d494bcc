import { createHash } from 'node:crypto';

/** Inline scripts and styles of a page, as hashes: SHA-256 in base64. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Addresses hold cases and rule sets, so no referrer is sent to other sites. */
export const NO_REFERRER = 'same-origin';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Data blocks and external files: neither is an inline script. */
const NOT_INLINE = /\ssrc=|\stype="application\//;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

/** The inline scripts and styles of a page. */
export function inlineOf(html: string): Inline {
  const scripts = [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) =>
    NOT_INLINE.test(attributes) ? [] : [sha256(text)],
  );
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => sha256(text));
  return { scripts: [...new Set(scripts)], styles: [...new Set(styles)] };
}

/** What holds for every page: nothing is loaded from elsewhere, nothing is sent anywhere. */
const FOR_ALL = ["object-src 'none'", "base-uri 'none'", "form-action 'none'"];

/**
 * The policy of a page: everything from this site, no inline script or style sheet but those named by hash. Style attributes are
 * allowed: they can neither load from elsewhere nor run anything, and card fans set their size by one.
 */
export function policyOf({ scripts, styles }: Inline): string {
  const named = (hashes: readonly string[]) => hashes.map((hash) => ` 'sha256-${hash}'`).join('');
  return [
    "default-src 'self'",
    `script-src 'self'${named(scripts)}`,
    `style-src 'self'${named(styles)}`,
    "style-src-attr 'unsafe-inline'",
    ...FOR_ALL,
  ].join(';');
}

/**
 * What the host sends besides: who may frame a page, which a page itself cannot say, and what needs no hash. The hashes of all
 * pages would be 1.4 kB before each of them, which is a round trip on a phone (ADR 21).
 */
export function hostPolicy(frames: string): string {
  return ["img-src 'self'", "connect-src 'self'", "font-src 'self'", ...FOR_ALL, `frame-ancestors ${frames}`].join(';');
}

/** The page with its policy placed before everything that it governs. */
export function withPolicy(html: string): string {
  const says = `<meta http-equiv="Content-Security-Policy" content="${policyOf(inlineOf(html))}"><meta name="referrer" content="${NO_REFERRER}">`;
  if (!CHARSET.test(html)) throw new Error('a page without its charset has no place for its policy');
  return html.replace(CHARSET, (charset) => charset + says);
}

/** The hash of a text as a policy names it. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
