import { describe, expect, test } from 'vitest';
import { formatClaims } from '#core/house/sayings.ts';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';
import { claimsIn } from './who-says-what.ts';

/** What a text says, as its link has it; its hands are read as any. */
function saidIn(text: string): string {
  const { read } = readMessage(text, { games: READABLE, home: undefined });
  return formatClaims(claimsIn(text, read?.fields ?? []), read?.fields ?? []);
}

describe('who says what', () => {
  test.each([
    ['xì dách: cái 10♠ 9♥, an A♦ 4♣ 5♠, tôi nói ăn, nó nói hòa', 'a:win;b:push'],
    ['xi dach cai 10 9 an A 4 5. an noi an an, cai noi hue', 'an:win;cai:push'],
    ['Xì dách, cái ách bồi, tôi cũng xì dách ách đầm. Tôi nói huề, nó nói cái ăn', 'tôi:push;b:lose'],
    ['xì dách: cái 10 9, an 9 8, nó nói là cái ăn, tôi nói hòa', 'b:lose;a:push'],
    ['xi dach: dealer 10 9, An A 4 5. An says An wins, he says it is a draw', 'an:win;b:push'],
    ['xì tố: an 8♥ 10♥ J♥ K♥ A♥; bình 7♠ 7♦ 7♣ 9♠ 9♦. an nói an ăn, bình nói bình ăn', 'an:an.win;bình:bình.win'],
    ['ba cay: me 3 4 2, Lan 9 7 8, i say i win, she says she wins', 'me:me.win;lan:lan.win'],
    ['ba cây: tôi 3 4 2, bình 9 7 8, tôi nói hòa, nó nói ăn', 'tôi:push;bình:bình.win'],
    ['sâm: bàn 2♥, đánh 6♠ 6♥ 6♦ 6♣, tôi nói chặt được, nó nói không được', 'a:legal;b:illegal'],
  ])('%s', (text, claims) => {
    expect(saidIn(text)).toBe(claims);
  });

  test.each([
    'xì dách: cái 10♠ 9♥, an A♦ 4♣ 5♠',
    'xì dách: cái 10♠ 9♥, an A♦ 4♣ 5♠, tôi nói ăn',
    'xì dách ách tính mấy điểm vậy mn, nhà này nói 1 hoặc 10, nhà kia nói 11',
    '',
  ])('%s: not two who say something', (text) => {
    expect(saidIn(text)).toBe('');
  });
});
