/** What bounds a call: the effort of reading, and the length of a line. */

import { describe, expect, test } from 'vitest';
import { effortOf } from '#src/reading/effort.ts';
import { linesOf } from '#src/reading/testing/lines.ts';
import { games } from '../index.ts';
import { HEADS, HOSTILE, repeated } from '../testing/hostile.ts';
import { understand } from '../understand.ts';
import { Lines } from './lines.ts';
import { LONGEST } from './schemas.ts';
import { EFFORT } from './tools.ts';

const told = (text: string, effort?: ReturnType<typeof effortOf>) => {
  const read = understand(text, games, { lang: 'vi' }, effort);
  return read.ok ? read.value.text : { code: read.error.error.code, at: read.error.error.at };
};
describe('the effort of reading', () => {
  test.each(['typed', 'typed-2'] as const)('is enough for what people write: %s', (file) => {
    for (const { text } of linesOf(file)) expect([text, told(text, effortOf(EFFORT))]).toEqual([text, told(text)]);
  });

  test.each(HOSTILE)('is not enough for as much of “%s” as may be sent', (part) => {
    for (const head of HEADS) {
      const text = repeated(head, part, LONGEST.case);
      expect([head, told(text, effortOf(EFFORT))]).toEqual([head, expect.objectContaining({ code: 'too-long' })]);
    }
  });
});

describe('lines', () => {
  const cut = (most: number, ...chunks: string[]) => {
    const lines = new Lines(most);
    return [...chunks.flatMap((chunk) => [...lines.take(Buffer.from(chunk))]), ...lines.end()];
  };

  test('end at \\n, wherever chunks end', () => {
    expect(cut(10, 'a\nb', 'c\r\n\n', 'd')).toEqual([{ text: 'a' }, { text: 'bc' }, { text: '' }, { text: 'd' }]);
    const [half, rest] = [Buffer.from('é').subarray(0, 1), Buffer.from('é').subarray(1)];
    const lines = new Lines(10);
    expect([...lines.take(half), ...lines.take(rest), ...lines.end()]).toEqual([{ text: 'é' }]);
  });

  test('that are too long have two ends and nothing between; the next is whole', () => {
    expect(cut(10, '0123456789\n', '0123456789a', 'z\n', 'b\n')).toEqual([
      { text: '0123456789' },
      { head: '0123456789a', tail: '0123456789az' },
      { text: 'b' },
    ]);
    const [line] = cut(1000, `${'a'.repeat(5000)}${'b'.repeat(5000)}\n`);
    expect(line).toEqual({ head: 'a'.repeat(512), tail: 'b'.repeat(512) });
  });
});
