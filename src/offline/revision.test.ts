import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { revisionOf } from './revision.ts';

it('is the beginning of a hash, in letters that an address can hold', async () => {
  const letters = new Set<string>();
  for (let i = 0; i < 200; i += 1) {
    const bytes = Buffer.from(`file ${i}`);
    const revision = await revisionOf(bytes);
    expect(revision).toBe(createHash('sha256').update(bytes).digest('base64url').slice(0, 10));
    for (const letter of revision) letters.add(letter);
  }
  expect(letters).toContain('-');
  expect(letters).toContain('_');
});
