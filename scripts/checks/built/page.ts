import { globSync, readFileSync } from 'node:fs';

/** Where the built site is: another build as for the browser tests. */
export const DIST = process.env['E2E_DIST'] ?? 'dist';
/** The path that it is served under, without the slash at its end. */
export const BASE = (process.env['BASE_PATH'] ?? '/').replace(/\/$/, '');

/** A built page. */
export interface Page {
  readonly file: string;
  /** Its address within the site, without the base: `/vi/xi-dach/`, `/404.html`. */
  readonly path: string;
  readonly html: string;
}

/** Every page that was built. */
export function builtPages(): Page[] {
  return globSync(`${DIST}/**/*.html`)
    .sort()
    .map((file) => ({
      file,
      path: `/${file.slice(DIST.length + 1).replace(/(^|\/)index\.html$/, '$1')}`,
      html: readFileSync(file, 'utf8'),
    }));
}

/** What an attribute or a text says, as it is read. */
export function plainText(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
