import { describe, expect, test } from 'vitest';
import { judge } from '#core/judge.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { rowsOf } from './rows.ts';

function rules(text: string): string[] {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  const ruled = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
  if (!ruled?.ok) throw new Error(`${text} is no case`);
  const rows = rowsOf(ruled.value.reasons);
  // Nothing is lost, and nothing changes places.
  expect(rows.flatMap(({ parts }) => parts)).toEqual(ruled.value.reasons);
  for (const [at, { before, step, parts }] of rows.entries()) {
    expect(before).toBe(rows[at - 1]?.step);
    expect(step).toBe(parts.at(-1));
  }
  return rows.map(({ parts }) => parts.map(({ rule }) => rule).join('+'));
}

describe('steps that say one thing are one row', () => {
  test.each([
    [
      'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦',
      'xd-total+xd-state-quac xd-check-right xd-total+xd-state-non xd-cmp-ngu-linh xd-cmp-du-v-other xd-cmp-non-v-quac xd-pay-even',
    ],
    [
      'xi-dach; cái: Q♠ 8♦; an: A♥ 5♣ 4♦',
      'xd-total+xd-state-du xd-check-right xd-ace+xd-state-du xd-cmp-ngu-linh xd-cmp-both-du xd-pay-even',
    ],
    ['xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦', 'xt-thung xt-cu-lu xt-order xt-showdown'],
    ['sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'sam-single sam-quad sam-chop-two'],
    ['ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦', 'tl-phom-ngang tl-phom-doc tl-one-meld-each tl-ca tl-points tl-u'],
  ])('%s', (text, expected) => {
    expect(rules(text).join(' ')).toBe(expected);
  });
});
