/** Hands of which only the number of cards is told: unknown cards, where somebody can show what they come to. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCase } from '#core/format.ts';
import { engineOf } from '#games/engines.ts';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';

function read(text: string, open: boolean): string {
  const { read: of, error } = readMessage(text, { games: READABLE, home: undefined, open });
  if (error || !of) return `${error?.code}${error?.code === 'bad-card' ? ` ${error.why}` : ''}`;
  return formatCase(of, assertDefined(engineOf(of.game)));
}

describe('counts at the end of a round of Sâm', () => {
  test.each([
    ['sâm: an hết bài, bình còn 3 lá, chi còn 7 lá', 'an:-;bình:?.?.?;chi:?.?.?.?.?.?.?'],
    ['sâm: an hết bài, bình còn ba lá, chi còn bảy lá', 'an:-;bình:?.?.?;chi:?.?.?.?.?.?.?'],
    ['sam an ve nhat, binh con 2 la', 'an:-;binh:?.?'],
    ['sâm: an hết bài, bình còn bốn lá, chi còn 7 lá', 'an:-;bình:?.?.?.?;chi:?.?.?.?.?.?.?'],
    ['sam loc: I’m out, she has 4 cards left', 'me:-;she:?.?.?.?'],
    ['sâm: an hết bài, bình còn 2 bích 3 bích, chi còn 4 lá', 'an:-;bình:2S.3S;chi:?.?.?.?'],
    ['sâm: chi còn 2 lá, an hết bài', 'chi:?.?;an:-'],
  ])('%s', (text, fields) => {
    expect(read(text, true)).toBe(`sam@mien-bac;${fields}`);
    // A reader that needs whole hands is told what is missing.
    expect(read(text, false)).toBe('bad-card not-told');
  });

  test.each([
    ['sâm: an về nhất, tú còn 5 lá có 1 heo', 'an:-;tú:2S.?.?.?.?'],
    ['sâm: an về nhất, tú còn 5 lá trong đó có 2 heo, nga 4 lá', 'an:-;tú:2S.2H.?.?.?;nga:?.?.?.?'],
    ['sâm: an về nhất, tú còn 5 lá có tứ quý 6', 'an:-;tú:6S.6H.6D.6C.?'],
    // All of them are named.
    ['sâm: an về nhất, tú còn 2 lá có 2 heo', 'an:-;tú:2S.2H'],
    ['sam: an is out, kim has 5 left including a 2', 'an:-;kim:2S.?.?.?.?'],
    ['xì dách: cái 10 9, em 5 lá có 1 con át', 'cai:10S.9S;em:AS.?.?.?.?'],
    ['xì dách: em có 3 lá trong đó 1 con át, cái 10 9', 'em:AS.?.?;cai:10S.9S'],
  ])('some of them are named: %s', (text, fields) => {
    expect(
      read(text, true)
        .replace(/^[^;]*;/, '')
        .replace(/(?<=10|9|A)[HDC]/g, 'S'),
    ).toBe(fields);
  });

  test.each([
    [
      'where a count is nobody’s, none is taken',
      'sâm: an hết bài, bình còn 2 3, chi còn 2 lá, dũng còn 5 lá',
      'bad-card not-told',
    ],
    ['somebody must be out', 'sâm: an còn 4 lá, bình còn 3 lá', 'missing-field'],
    ['a total is no count', 'xì dách: cái 18, an 17', 'bad-card not-told'],
  ])('%s', (_, text, code) => {
    expect(read(text, true)).toBe(code);
  });
});
