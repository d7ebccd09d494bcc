import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILES = globSync('src/games/*/testing/reasons/*.ts');

/** What a file takes of another at run time: types are not among it. */
function taken(file: string): readonly string[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^import (?!type\b)(?<names>[^;]*?) from '(?<from>[^']+)';/gms);
  return [...imports].flatMap(({ groups = {} }) => {
    const { names = '', from = '' } = groups;
    const named = names.replaceAll(/[{}\s]/gu, ' ').split(',');
    return named.some((name) => name.trim() !== '' && !name.trim().startsWith('type ')) ? [from] : [];
  });
}

test('what explanations are held against owes nothing to the engine but its types and its settings', () => {
  const owed = FILES.flatMap((file) =>
    taken(file)
      .filter((from) => /\/(engine|hands|house|words|round)\//u.test(from) && !from.endsWith('/engine/rules.ts'))
      .map((from) => `${file}: ${from}`),
  );
  expect(FILES.length).toBeGreaterThan(0);
  expect(owed).toEqual([]);
});

test('a verdict is derived without a look at what cards count', () => {
  const derivers = FILES.filter((file) => file.endsWith('/derive.ts'));
  const owed = derivers.flatMap((file) =>
    taken(file)
      .filter((from) => from !== '#core/json.ts')
      .map((from) => `${file}: ${from}`),
  );
  expect(derivers.length).toBeGreaterThan(0);
  expect(owed).toEqual([]);
});
