/** One name, one thing: whoever reads an exported name finds one place that declares it. */

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';

/**
 * What may be declared in several places: the framework's own names, and what those who load a language's words expect of each file of
 * them.
 */
const WANTED: readonly string[] = ['GET', 'getStaticPaths', 'test', 'vi', 'en', 'words'];

/** The tracked sources without tests, and without the toy game, which has in one file what a game has in several. */
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && !/\.test\.ts$|\.d\.ts$|^src\/testing\/toy\//.test(file));

/** What the package promises to other programs stands in this file; its names repeat those of the engine on purpose. */
const publicNames = new Set(
  readFileSync('package/public-api.txt', 'utf8')
    .matchAll(/^\s+(?:const|function|interface|type|class) (\w+)/gm)
    .map(([, name]) => name),
);

const ids = GAMES.map(({ id }) => id).join('|');

/** Where a file counts: the same file of another game, or of another language, is one home. */
function homeOf(file: string): string {
  return file.replace(new RegExp(`(^|/)(?:${ids})(?=/|\\.)`), '$1<game>').replace(/\/(?:vi|en)(?=\/|\.)/, '/<lang>');
}

/** The names that a file declares and exports; what it only passes on is declared elsewhere. */
function declaredIn(file: string): readonly string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((one): readonly string[] => {
    const isExported =
      ts.canHaveModifiers(one) &&
      ts.getModifiers(one)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
    if (!isExported) return [];
    if (ts.isVariableStatement(one)) {
      return one.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    }
    const isNamed =
      ts.isFunctionDeclaration(one) ||
      ts.isClassDeclaration(one) ||
      ts.isInterfaceDeclaration(one) ||
      ts.isTypeAliasDeclaration(one);
    return isNamed && one.name ? [one.name.text] : [];
  });
}

/** For each exported name the places that declare it. */
const homes = new Map<string, Set<string>>();
for (const file of files) {
  for (const name of declaredIn(file)) {
    if (file.startsWith('package/') && publicNames.has(name)) continue;
    homes.set(name, (homes.get(name) ?? new Set()).add(homeOf(file)));
  }
}

describe('exported names', () => {
  test('are declared in one place, but for a few', () => {
    const several = [...homes].filter(([name, { size }]) => size > 1 && !WANTED.includes(name));
    const told = several.map(([name, where]) => `${name}: ${[...where].join(', ')}`);
    expect(told).toEqual([]);
  });

  test('are wanted in several places only where they are', () => {
    expect(WANTED.filter((name) => (homes.get(name)?.size ?? 0) < 2)).toEqual([]);
  });
});
