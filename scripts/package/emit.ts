/** The engine as JavaScript with types: the modules of the source, each by itself, as far as the package's entries lead. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** How `#core/…` and its like are found, as in `package.json`. */
export type Imports = Readonly<Record<string, string>>;

const SPECIFIER = /(\bfrom\s*|\bimport\s*\(?\s*)(['"])((?:\.{1,2}|#\w+)\/[^'"]+)\.tsx?\2/g;
const PLAIN = /(?:\bfrom\s*|\bimport\s*\(?\s*)['"](\.{1,2}\/[^'"]+)['"]/g;

const MODULES: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/**
 * Writes each module that the entries lead to, as JavaScript.
 * @param entries source files
 * @returns what was written, by its place below the output folder
 */
export function emitModules(entries: readonly string[], imports: Imports, out: string): string[] {
  const read = (place: string): string => {
    const source = readFileSync(place.replace(/js$/, 'ts'), 'utf8');
    return withPlainPaths(ts.transpileModule(source, { compilerOptions: MODULES }).outputText, place, imports);
  };
  return write(
    entries.map((entry) => entry.replace(/ts$/, 'js')),
    read,
    (to) => to,
    out,
  );
}

/** The same of their types. */
export function emitTypes(entries: readonly string[], imports: Imports, out: string): string[] {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  // What is wrong with types is found where all code is checked.
  const program = ts.createProgram([...entries], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: '.',
    types: [],
  });
  const made = new Map<string, string>();
  program.emit(undefined, (file, text) => {
    const place = path.relative('.', file);
    made.set(place, withPlainPaths(text, place, imports));
  });
  const typesOf = (file: string): string => file.replace(/[jt]s$/, 'd.ts');
  return write(entries.map(typesOf), (place) => made.get(place) ?? '', typesOf, out);
}

/** Writes files and those that they name. */
function write(
  entries: readonly string[],
  read: (place: string) => string,
  named: (to: string) => string,
  out: string,
): string[] {
  const reached = new Set(entries);
  for (const place of reached) {
    const text = read(place);
    for (const [, to = ''] of text.matchAll(PLAIN)) reached.add(named(path.join(path.dirname(place), to)));
    mkdirSync(path.dirname(path.join(out, place)), { recursive: true });
    writeFileSync(path.join(out, place), text);
  }
  return [...reached];
}

/** `#core/card.ts` as `../core/card.js`: what any bundler and any runtime reads. */
function withPlainPaths(text: string, place: string, imports: Imports): string {
  return text.replace(SPECIFIER, (_, before: string, quote: string, specifier: string) => {
    const [alias = '', ...rest] = specifier.split('/');
    const folder = imports[`${alias}/*`]?.replace(/\/\*$/, '');
    const target = folder === undefined ? specifier : path.relative(path.dirname(place), path.join(folder, ...rest));
    return `${before}${quote}${target.startsWith('.') ? target : `./${target}`}.js${quote}`;
  });
}
