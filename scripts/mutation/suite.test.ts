import { describe, expect, test } from 'vitest';
import { isNamed } from './equivalents.ts';
import { mutantOf } from './mutant.ts';
import * as suite from './suite.ts';

/** What a file that declares this has. */
async function declared(body: () => void): Promise<readonly suite.CollectedTest[]> {
  return suite.collect(['a.test.ts'], async () => body());
}

describe('test files without Vitest’s workers', () => {
  test('names: groups, the rows of a table, and a number for what is called the same', async () => {
    const tests = await declared(() => {
      suite.describe('outer', () => {
        suite.describe.each([['one'], ['two']])('%s', () => {
          suite.test('same', () => {});
          suite.it('same', { timeout: 1 }, () => {});
        });
        suite.test.each([{ what: 'fields' }])('$what, place %#', () => {});
      });
    });
    expect(tests.map(({ id }) => id)).toEqual([
      'a.test.ts#outer > one > same',
      'a.test.ts#outer > one > same (2)',
      'a.test.ts#outer > two > same',
      'a.test.ts#outer > two > same (2)',
      'a.test.ts#outer > fields, place 0',
    ]);
  });

  test('a row is what the body is given', async () => {
    const given: unknown[] = [];
    const tests = await declared(() => {
      suite.test.each([[1, 'a']])('%i', (...row: readonly unknown[]) => given.push(row));
      suite.test.each(['b'])('%s', (one: unknown) => given.push(one));
    });
    for (const { run } of tests) await run();
    expect(given).toEqual([[1, 'a'], 'b']);
  });

  test('what comes before all comes once, and a body that waits is waited for', async () => {
    const done: string[] = [];
    const tests = await declared(() => {
      suite.beforeAll(() => done.push('before'));
      suite.test('first', async () => {
        await Promise.resolve();
        done.push('first');
      });
      suite.test('second', () => done.push('second'));
    });
    for (const { run } of tests) await run();
    expect(done).toEqual(['before', 'first', 'second']);
  });

  test('a file that cannot be loaded is a test that fails', async () => {
    const tests = await declared(() => {
      throw new Error('no such rule');
    });
    await expect((async () => tests[0]?.run())()).rejects.toThrow('no such rule');
  });
});

test('an equivalent mutant is named by its line and what changes in it, whatever its number', () => {
  const mutant = {
    file: 'a.ts',
    line: 'if (known) return known;',
    at: 7,
    from: 'known',
    to: 'false',
    status: 'Survived',
  };
  const named = { file: 'a.ts', line: 'if (known) return known;', why: 'slower' };
  expect(isNamed(mutant, named)).toBe(true);
  expect(isNamed(mutant, { ...named, from: 'known', to: 'false' })).toBe(true);
  expect(isNamed(mutant, { ...named, to: 'true' })).toBe(false);
  expect(isNamed(mutant, { ...named, line: 'if (known)' })).toBe(false);

  const fileName = `${import.meta.dirname}/mutant.ts`;
  const at = { line: 1, column: 5 };
  const read = mutantOf({
    fileName,
    replacement: '""',
    status: 'Survived',
    location: { start: at, end: { line: 1, column: 13 } },
  });
  expect(read).toMatchObject({ file: 'scripts/mutation/mutant.ts', at: 1, from: 'A mutant', to: '""' });
});
