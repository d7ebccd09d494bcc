import { describe, expect, test } from 'vitest';
import { branches } from '#core/branches/branches.ts';
import { schemaOfEdition } from '#testing/rule-sets.ts';
import { fieldsOf } from '../testing/cases.ts';
import { game } from './index.ts';

/** Values that later editions add are held by the suite of all games. */
const known: typeof game = { ...game, schema: schemaOfEdition(game.schema, 1) };

/** Which settings matter, branch by branch, and the outcome. */
function summary(text: string): string[] {
  return branches(known, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    if (!outcome.ok) return `${conditions}: ${outcome.error.code}`;
    const { verdict } = outcome.value;
    if (verdict.kind === 'hand') return `${conditions}: ${verdict.points} ${verdict.u}`;
    return `${conditions}: ${verdict.players.map(({ place, net }) => `#${place} ${net}`).join(', ')}`;
  });
}

describe('worked cases, ta-la.md §4.9', () => {
  test('row 6: u alone decides', () => {
    expect(summary(';bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♠ 9♦ 9♣ 2♣')).toEqual([
      'u=one-left-or-zero: 2 thuong',
      'u=none-left: 2 null',
    ]);
  });

  test('row 7: all ten: ù everywhere, tròn where that is known', () => {
    expect(summary(';bai:4♣ 5♣ 6♣ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣')).toEqual([
      'uKinds=plain-khan|plain: 0 thuong',
      'uKinds=plain-tron-khan: 0 tron',
    ]);
  });

  test('rows 16 and 17: uKinds, and caGap where there is a gap', () => {
    expect(summary(';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠')).toEqual([
      'uKinds=plain-khan|plain-tron-khan: 45 khan',
      'uKinds=plain: 45 null',
    ]);
    expect(summary(';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ 10♦ 8♠')).toEqual([
      'caGap=2: 48 null',
      'uKinds=plain-khan|plain-tron-khan caGap=1: 48 khan',
      'uKinds=plain caGap=1: 48 null',
    ]);
  });

  test('row 15: móm', () => {
    expect(summary(';an:4♠ 5♠ 6♠ 5♦;binh:10♥ 8♦ 6♥;chi:9♣ A♥;dung:3♠ 3♦ 3♣ 7♥')).toEqual([
      'manyMom=all-last payout=standard: #1 9, #4 -4, #4 -4, #2 -1',
      'manyMom=all-last payout=none: #1 0, #4 0, #4 0, #2 0',
      'manyMom=lay-order payout=standard: #1 9, #3 -4, #4 -4, #2 -1',
      'manyMom=lay-order payout=none: #1 0, #3 0, #4 0, #2 0',
    ]);
  });

  test('row 18: gửi', () => {
    expect(summary(';binh:7♠ 7♦ 7♥ A♦;an:2♣ 3♣ 4♣ 7♣')).toEqual([
      'layOff=true payout=standard: #2 -1, #1 1',
      'layOff=true payout=none: #2 0, #1 0',
      'layOff=false payout=standard: #1 1, #2 -1',
      'layOff=false payout=none: #1 0, #2 0',
    ]);
  });

  test('row 20: one pays for all', () => {
    expect(summary(';an:4♠*b 5♠ 6♠ 8♥ 8♦*b 8♣ 9♥*b 9♠ 9♦;b:2♠ 2♦ 2♣ 10♣;c:A♦ 3♥;d:6♦ 6♣ 6♥ 10♠')).toEqual([
      'payout=standard uDen=full|three-eaten: #1 21, #2 -21, #2 0, #2 0',
      'payout=standard uDen=none: #1 21, #2 -11, #2 -5, #2 -5',
      'payout=none: #1 0, #2 0, #2 0, #2 0',
    ]);
  });

  test('a card of a meld that two eaten cards would share is no case where a meld may hold one', () => {
    expect(summary('@online;bai:3♥* 4♥* 5♥')).toEqual([
      'eatPerMeld=one: eaten-card-outside-meld',
      'eatPerMeld=any: 0 null',
    ]);
  });

  test('what no setting can change is one branch without conditions', () => {
    expect(summary(';bai:4♣ 5♣ 6♣ 6♦ 6♥ 10♠')).toEqual([': 19 null']);
    expect(summary(';bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♠ 9♦ 9♣')).toEqual([': 0 thuong']);
  });
});
