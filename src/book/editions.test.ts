import { describe, expect, it } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { demand } from './catalogue/read.ts';
import { EDITION } from './edition.ts';
import { changesOfEditions, editionFaults, editionFile } from './editions.ts';

const what = { vi: 'Hai bên cùng quắc thì hòa.', en: 'Both busted: a draw.' };
const title = { vi: 'Năm trò.', en: 'Five games.' };
const first = { edition: 1, date: '2026-11-21', title, changes: [], additions: [] };
const second = {
  edition: 2,
  date: '2027-01-01',
  title,
  changes: [{ game: 'xi-dach' as const, rules: ['xd-cmp-both-quac'], what }],
  additions: [],
};
const addition = { game: 'sam' as const, rules: ['sam-misdeal'], presets: [], what };

describe('the editions of the rule book', () => {
  it.each(LANGS)('are what the book is, in %s', (lang) => {
    for (const change of changesOfEditions(lang)) {
      expect(change.edition).toBeLessThanOrEqual(EDITION);
      expect(change.what).toMatch(/\S/);
    }
  });

  it('may be counted on with the rules that changed', () => {
    expect(editionFaults([first, second], 2)).toEqual([]);
    expect(editionFile.safeParse([first, second]).success).toBe(true);
  });

  it('may bring house rules and values without a new rule', () => {
    const [record] = editionFile.parse([{ ...second, additions: [{ game: 'sam', what }] }]);
    expect(record?.additions).toEqual([{ game: 'sam', rules: [], presets: [], what }]);
  });

  it.each([
    ['the book counts on alone', [first], 2, '1: is the last, but the book is edition 2: npm run update -- edition'],
    [
      'the list counts on alone',
      [first, second],
      1,
      '2: is the last, but the book is edition 1: npm run update -- edition',
    ],
    ['an edition is left out', [first, { ...second, edition: 3 }], 2, '3: stands in the place of edition 2'],
    ['two change places', [second, first], 2, '2: stands in the place of edition 1'],
    [
      'a rule of another game',
      [first, { ...second, changes: [{ game: 'sam' as const, rules: ['xd-cmp-both-quac'], what }] }],
      2,
      '2: sam has no rule xd-cmp-both-quac',
    ],
    [
      'a rule set that the game does not have',
      [first, { ...second, additions: [{ ...addition, presets: ['nha-toi'] }] }],
      2,
      '2: sam has no rule set nha-toi',
    ],
    ['a game in two records', [first, { ...second, additions: [addition, addition] }], 2, '2: sam stands here twice'],
    [
      'a house rule that is not told',
      [first, second, { ...first, edition: 3 }],
      3,
      '3: sam got lastCard, thoiHeo, chopChain, samVoids, and it is not told',
    ],
    ['no list at all', [], 1, '0: is the last, but the book is edition 1: npm run update -- edition'],
  ])('%s: the build stops with the file and the edition', (_, list, book, told) => {
    expect(() => demand('content/editions.yaml', editionFaults(list, book))).toThrow(
      new RegExp(`^content/editions[.]yaml(?::\\d+:\\d+)?: ${told}$`, 'm'),
    );
  });

  it.each([
    [{ ...first, date: '21/11/2026' }],
    [{ ...first, edition: 0 }],
    [{ ...first, extra: 1 }],
    [{ ...second, changes: [{ game: 'poker', rules: ['xd-ace'], what }] }],
    [{ ...second, changes: [{ game: 'sam', rules: [], what }] }],
    [{ ...second, changes: [{ game: 'sam', rules: ['sam-end'], what: { vi: 'Đổi.', en: ' ' } }] }],
    [{ ...second, changes: [{ game: 'sam', rules: ['sam-end'], what: { vi: 'Đổi.' } }] }],
  ])('%j is not in shape', (record) => {
    expect(editionFile.safeParse([record]).success).toBe(false);
  });
});
