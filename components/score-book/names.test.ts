import { describe, expect, test } from 'vitest';
import { moved, namesFault, playersOf } from './names.ts';

describe('names at the table', () => {
  test.each<[readonly string[], unknown]>([
    [['An', 'Bình', '', ''], undefined],
    [['An', ' '], { code: 'too-few' }],
    [['An', 'Bình', ' an '], { code: 'twice', name: 'an', at: 2 }],
    // A mark makes another name.
    [['An', 'Ân'], undefined],
    [['Bình', 'Bi\u0300nh'], { code: 'twice', name: 'Bi\u0300nh', at: 1 }],
  ])('%j', (names, wanted) => {
    expect(namesFault(names)).toEqual(wanted);
  });

  test('empty places are nobody; blanks are put right', () => {
    expect(playersOf([' An ', '', 'Anh  Ba'], 3)).toEqual([
      { id: 3, name: 'An' },
      { id: 4, name: 'Anh Ba' },
    ]);
  });

  test('a place is moved within the list, never beyond', () => {
    expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });
});
