import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gridOf, scoreOf } from './result.ts';

test('ten answers are two groups of five', () => {
  const answers = [true, true, false, true, true, true, true, true, false, true];
  expect(scoreOf(answers)).toEqual({ right: 8, of: 10 });
  expect(gridOf(answers)).toBe('■■□■■ ■■■□■');
});

test('fewer and more are shown as they are', () => {
  expect(gridOf([])).toBe('');
  expect(gridOf([true, false, true])).toBe('■□■');
  expect(gridOf(Array(13).fill(true))).toBe('■■■■■ ■■■■■ ■■■');
});

test('the grid shows the score', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 20 }), (answers) => {
      const grid = gridOf(answers);
      expect(grid).toMatch(/^(?:[■□]{5}(?: (?=.)|$))*[■□]{0,4}$/);
      expect(grid.match(/■/g)?.length ?? 0).toBe(scoreOf(answers).right);
      expect(grid.match(/[■□]/g)?.length ?? 0).toBe(scoreOf(answers).of);
    }),
  );
});
