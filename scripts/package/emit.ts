/** The engine as JavaScript with types: the modules of the source, each by itself, as far as the package's entries lead. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** How `#core/…` and its like are found, as in `package.json`. */
export type Imports = Readonly<Record<string, string>>;

/** What a module asks for by its place, with the ending of the source: `#core/card.ts`, `./parse.tsx`. */
const SOURCE = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])((?:\.{1,2}|#\w+)\/[^'"]+)\.tsx?\2/g;
/** Data that a module asks for: not every runtime and bundler reads it, so it becomes a module. */
const DATA = /(\bfrom\s*)(['"])(\.{1,2}\/[^'"]+\.json)\2\s*with\s*\{[^}]*\}/g;
/** The same as it is written: `../core/card.js`. */
const WRITTEN = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]+)\.js['"]/g;

/**
 * Writes each module that the entries lead to, as JavaScript, and the types of those that the first list leads to.
 * What is wrong with types is found where all code is checked.
 * @returns what was written, by its place below the output folder
 */
export function emit(
  entries: { readonly typed: readonly string[]; readonly untyped: readonly string[] },
  imports: Imports,
  out: string,
): string[] {
  const all = [...entries.typed, ...entries.untyped];
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
  const own = {
    noEmit: false,
    noCheck: true,
    declaration: true,
    rootDir: '.',
    types: [],
    target: ts.ScriptTarget.ES2022,
  };
  const made = new Map<string, string>();
  ts.createProgram(all, { ...options, ...own }).emit(undefined, (file, text) => {
    const place = path.relative('.', file);
    const withModules = text.replace(DATA, (_, before: string, quote: string, data: string) => {
      const file = path.join(path.dirname(place), data);
      made.set(`${file}.js`, `export default ${readFileSync(file, 'utf8').trim()};\n`);
      return `${before}${quote}${data}.js${quote}`;
    });
    made.set(place, withPlainPaths(withModules, place, imports));
  });
  const written = [...reached(all, 'js', made), ...reached(entries.typed, 'd.ts', made)];
  for (const place of written) {
    mkdirSync(path.dirname(path.join(out, place)), { recursive: true });
    writeFileSync(path.join(out, place), made.get(place) ?? '');
  }
  return written;
}

/** The files with this ending that were made of sources, and those that they name. */
function reached(sources: readonly string[], ending: string, made: ReadonlyMap<string, string>): ReadonlySet<string> {
  const all = new Set(sources.map((source) => source.replace(/ts$/, ending)));
  for (const place of all) {
    for (const [, to = ''] of (made.get(place) ?? '').matchAll(WRITTEN))
      all.add(`${path.join(path.dirname(place), to)}.${ending}`);
  }
  return all;
}

/** `#core/card.ts` as `../core/card.js`: what any bundler and any runtime reads. */
function withPlainPaths(text: string, place: string, imports: Imports): string {
  return text.replace(SOURCE, (_, before: string, quote: string, specifier: string) => {
    const [alias = '', ...rest] = specifier.split('/');
    const folder = imports[`${alias}/*`]?.replace(/\/\*$/, '');
    const target = folder === undefined ? specifier : path.relative(path.dirname(place), path.join(folder, ...rest));
    return `${before}${quote}${target.startsWith('.') ? target : `./${target}`}.js${quote}`;
  });
}
