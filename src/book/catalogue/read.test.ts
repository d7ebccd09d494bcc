import { z } from 'astro/zod';
import { describe, expect, it } from 'vitest';
import { BookError, parseYaml } from './read.ts';

const shape = z.array(
  z.union([
    z.strictObject({ id: z.string(), says: z.strictObject({ vi: z.string(), en: z.string() }) }),
    z.strictObject({ page: z.string() }),
  ]),
);

function faultsOf(text: string): readonly string[] {
  try {
    parseYaml('content/a.yaml', text, shape);
  } catch (error) {
    if (error instanceof BookError) return error.faults;
    throw error;
  }
  return [];
}

describe('a file of records', () => {
  it('is read', () => {
    expect(parseYaml('content/a.yaml', '- page: a\n', shape)).toEqual([{ page: 'a' }]);
  });

  it.each([
    ['- page: a\n- page: [bad\n', ['content/a.yaml:2:13: Flow sequence in block collection must be']],
    ['- page: a\n  page: b\n', ['content/a.yaml:2:3: Map keys must be unique']],
    ['- page: !new a\n', ['content/a.yaml:1:9: Unresolved tag']],
    ['- page: a\n- page: 5\n', ['content/a.yaml:2:9: 1.page: Invalid input: expected string']],
    ['- id: x\n  says:\n    vi: a\n', ['content/a.yaml:3:5: x.says.en: Invalid input']],
    ['- id: x\n  says:\n    vi: a\n    en:\n', ['content/a.yaml:4:8: x.says.en: Invalid input']],
    ['- id: x\n  says: { vi: a, en: b }\n  more: 1\n', ['content/a.yaml:3:3: x: Unrecognized key: "more"']],
    [
      '- 5\n- page: a\n  pages: b\n',
      ['content/a.yaml:1:3: 0: Invalid input', 'content/a.yaml:3:3: 1: Unrecognized key'],
    ],
  ])('%j is not one, and where is told', (text, told) => {
    const faults = faultsOf(text);
    expect(faults).toHaveLength(told.length);
    for (const [i, fault] of faults.entries()) expect(fault).toContain(told[i]);
  });

  it('is where Astro shows what went wrong', () => {
    expect(() => parseYaml('content/a.yaml', '- page: [\n', shape)).toThrow(
      expect.objectContaining({ loc: { file: 'content/a.yaml', line: 1, column: 10 } }),
    );
  });
});
