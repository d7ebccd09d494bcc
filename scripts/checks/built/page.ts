import { globSync, readFileSync } from 'node:fs';
import { LANGS, type Lang } from '#core/lang.ts';
import { type Element, elementsOf } from './elements.ts';

/** Where the built site is: another build as for the browser tests. */
export const DIST = process.env['E2E_DIST'] ?? 'dist';
/** The path that it is served under, without the slash at its end. */
export const BASE = (process.env['BASE_PATH'] ?? '/').replace(/\/$/, '');
/** Where it is served, with that path. */
const ROOT = `${(process.env['SITE_URL'] ?? 'http://localhost:4321').replace(/\/$/, '')}${BASE}`;

/** A built page. */
export interface BuiltPage {
  readonly file: string;
  /** Its address within the site, without the base: `/vi/xi-dach/`, `/404.html`. */
  readonly path: string;
  /** The language of its path; undefined where it is for readers of both. */
  readonly lang: Lang | undefined;
  readonly html: string;
  readonly elements: readonly Element[];
  /** The places in it that a link can lead to. */
  readonly ids: ReadonlySet<string | undefined>;
}

/** Every page that was built. */
export function builtPages(): BuiltPage[] {
  return globSync(`${DIST}/**/*.html`)
    .sort()
    .map((file) => {
      const path = `/${file.slice(DIST.length + 1).replace(/(^|\/)index\.html$/, '$1')}`;
      const html = readFileSync(file, 'utf8');
      const elements = elementsOf(html);
      const ids = new Set(elements.map(({ attributes }) => attributes.get('id')));
      return { file, path, lang: langOf(path), html, elements, ids };
    });
}

/** The language of a path; undefined where it has none or both. */
export function langOf(path: string): Lang | undefined {
  return LANGS.find((lang) => path.startsWith(`/${lang}/`));
}

/** The whole address of a path. */
export function addressOf(path: string): string {
  return `${ROOT}${path}`;
}

/** The path of a whole address; undefined outside the site. */
export function pathOfAddress(address: string): string | undefined {
  return address.startsWith(`${ROOT}/`) ? address.slice(ROOT.length) : undefined;
}

/** The file that is served at a path. */
export function builtFile(path: string): string {
  return `${DIST}${path}${path.endsWith('/') ? 'index.html' : ''}`;
}
