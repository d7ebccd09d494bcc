import { describe, expect, test } from 'vitest';
import { judge } from '#core/judge.ts';
import { readCase } from '#games/engines.ts';
import { loaded } from '../loading/loaded.ts';
import { mistakeIn } from './mistake.ts';

/** The note on a wrong guess at the case. */
async function told(text: string, chosen: string): Promise<string | undefined> {
  const read = readCase(text);
  const all = read.ok ? loaded(read.value.game, 'vi') : undefined;
  const ruled = read.ok && all ? judge(all.game, read.value.fields, read.value.rules) : undefined;
  if (!read.ok || !all || !ruled?.ok) throw new Error(`${text} is no case`);
  const guess = all.words.guess(ruled.value.verdict, true);
  const ids = guess.options.map(({ id }) => id);
  if (!ids.includes(chosen) || guess.answer === chosen) throw new Error(`${chosen} is no wrong answer: ${ids}`);
  return mistakeIn({ now: read.value, ruling: ruled.value, chosen, answer: guess.answer, early: true }, all, 'vi');
}

describe('what a wrong guess is told', () => {
  test.each([
    ['xi-dach; cái: J♣ 9♦; an: K♥ 9♠', 'win', /J, Q, K đều 10 điểm/],
    ['xi-dach; cái: A♠ K♠; an: A♦ A♣', 'push', /tên riêng/],
    ['xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦', 'unsettled', /Nhà cái quắc vẫn được xét/],
    ['xi-to; an: A♠ A♦ K♣ Q♠ 10♦; bình: 8♥ 8♦ J♣ J♠ A♥', 'an', /lá to hơn|bậc của bộ/],
    ['ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 5♥ 6♣', 'bình', /nút|Tổng to/],
    ['ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦', '32', /phỏm/],
    ['ta-la; bài: 4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ 2♣ 2♦', 'out', /2 lá ngoài phỏm/],
    ['sam; bàn: 9♠ 9♣; đánh: 10♠ 10♥ 10♦', 'yes', /khác loại/],
  ])('%s, %s', async (text, chosen, sentence) => {
    expect(await told(text, chosen)).toMatch(sentence);
  });

  test('a house that would rule so comes before a mistake', async () => {
    expect(await told('xi-dach; cái: Q♦ 9♣ 6♠; an: K♠ 9♥ 3♦', 'win')).toMatch(/^Đúng nếu bàn chơi “Cả hai/);
  });
});
