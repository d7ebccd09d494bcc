/** The limits of a call: the effort spent on reading, and the length of a line. */

import { describe, expect, test } from 'vitest';
import { MOST_STEPS } from '#src/reading/effort.ts';
import { readMessage } from '#src/reading/read-message.ts';
import { FILES, typedLines } from '#src/reading/testing/lines.ts';
import { READABLE } from '#src/reading/testing/readable.ts';
import { sampled } from '#testing/runs.ts';
import { games } from '../index.ts';
import { HEADS, HOSTILE, repeated } from '../testing/hostile.ts';
import { understand } from '../understand.ts';
import { Lines } from './lines.ts';
import { LONGEST } from './schemas.ts';

describe('the effort of reading', () => {
  const spentOn = (text: string): number => {
    let spent = 0;
    const counted = (steps: number): boolean => {
      spent += steps;
      return true;
    };
    readMessage(text, {
      games: READABLE,
      home: undefined,
      effort: { isSpent: false, spend: counted, afford: counted },
    });
    return spent;
  };

  test.each(FILES)('is enough three times over for what people write: %s', (file) => {
    expect(sampled(typedLines(file), 3).filter(({ text }) => spentOn(text) * 3 > MOST_STEPS)).toEqual([]);
  });

  test.each(HOSTILE)('ends with as much of “%s” as may be sent, and its time with it', (part) => {
    for (const head of HEADS) {
      const text = repeated(head, part, LONGEST.case);
      const started = performance.now();
      const read = understand(text, games, { lang: 'vi' });
      expect([head, read.ok]).toEqual([head, false]);
      expect(performance.now() - started).toBeLessThan(2000);
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
