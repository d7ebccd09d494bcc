import { describe, expect, test } from 'vitest';
import { branches } from '#core/branches/branches.ts';
import { schemaOfEdition } from '#testing/rule-sets.ts';
import { fieldsOf, verdictShort } from '../testing/cases.ts';
import { game } from './index.ts';

/** Values that later editions add are held by the suite of all games. */
const known: typeof game = { ...game, schema: schemaOfEdition(game.schema, 3) };

/** Which settings matter, branch by branch, and the outcome. */
function summary(text: string): string[] {
  return branches(known, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    return `${conditions}: ${outcome.ok ? verdictShort(outcome.value.verdict) : outcome.error.code}`;
  });
}

describe('worked cases, sam.md §5.10', () => {
  test('rows 1 to 3: chopTwo alone decides', () => {
    expect(summary(';ban:2♠;danh:7♠ 7♥ 7♦ 7♣')).toEqual([
      'chopTwo=single-only|quad-per-two|quad-takes-pair: yes: tu-quy 4 7 on rac 1 2',
      'chopTwo=none: no: tu-quy 4 7 on rac 1 2',
    ]);
    expect(summary(';ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣')).toEqual([
      'chopTwo=single-only|quad-per-two|none: no: tu-quy 4 7 on doi 2 2',
      'chopTwo=quad-takes-pair: yes: tu-quy 4 7 on doi 2 2',
    ]);
    expect(summary(';ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣')).toEqual([
      'chopTwo=single-only|quad-takes-pair|none: no: hai-tu-quy 8 9 on doi 2 2',
      'chopTwo=quad-per-two: yes: hai-tu-quy 8 9 on doi 2 2',
    ]);
  });

  test('row 4: runBlock', () => {
    expect(summary(';ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣')).toEqual([
      'runBlock=equal: no: sanh 4 10 on sanh 3 6',
      'runBlock=equal-or-longer: yes: sanh 4 10 on sanh 3 6',
    ]);
  });

  test('row 9: the deck', () => {
    expect(summary(';ban:6♠ 7♣ 8♦;danh:9♠ 10♣ J♦')).toEqual([
      'deck=52: yes: sanh 3 J on sanh 3 8',
      'deck=40: card-not-in-deck',
    ]);
  });

  test('rows 11 and 12: runs, and what no house has', () => {
    expect(summary(';danh:A♠ 2♦ 3♣')).toEqual(['runs=low-two: yes: sanh 3 3', 'runs=no-two: no: -']);
    expect(summary(';danh:10♠ A♦ 2♣')).toEqual([': no: -']);
  });

  test('rows 16 to 18: instant wins', () => {
    expect(summary(';bai:3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥')).toEqual([
      'deck=52 instantWins=four|five: sanh-rong',
      'deck=52 instantWins=none: null',
      'deck=40: card-not-in-deck',
    ]);
    expect(summary(';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥')).toEqual([
      'runs=low-two instantWins=four|five: sanh-rong',
      'runs=no-two instantWins=four|five: null',
      'instantWins=none: null',
    ]);
    expect(summary(';bai:2♠ 2♥ 2♦ 2♣ 4♠ 6♥ 7♠ 9♦ 10♣ 10♥')).toEqual([
      'instantWins=four|five: tu-quy-heo',
      'instantWins=none: null',
    ]);
  });

  test('row 22: payout, and cóng for who never played', () => {
    expect(summary(';d:-;b:2♠;c:3♠ 3♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ A♠ 2♥')).toEqual([
      'cong=15 payout=per-card thoiHeo=15: d 0 +45, b 1 -15, c 10 cong -30',
      'cong=0 payout=per-card thoiHeo=15: d 0 +39, b 1 -15, c 10 cong -24',
      'cong=15 payout=per-card thoiHeo=plus-5: d 0 +26, b 1 -6, c 10 cong -20',
      'cong=0 payout=per-card thoiHeo=plus-5: d 0 +21, b 1 -6, c 10 cong -15',
      'payout=none: d 0 0, b 1 0, c 10 cong 0',
      'cong=15 payout=flat: d 0 +16, b 1 -1, c 10 cong -15',
      'cong=0 payout=flat: d 0 +2, b 1 -1, c 10 cong -1',
    ]);
  });

  test('presets fall where the worked cases have them: row 1, row 3', () => {
    const where = (text: string) => [...branches(known, fieldsOf(text)).presets];
    expect(where(';ban:2♠;danh:7♠ 7♥ 7♦ 7♣')).toEqual([
      ['mien-bac', 0],
      ['adam-tips', 0],
      ['strict', 0],
      ['local', 1],
      ['samloc-app', 0],
    ]);
    expect(where(';ban:2♠ 2♥;danh:5♠ 5♥ 5♦ 5♣ 9♠ 9♥ 9♦ 9♣')).toEqual([
      ['mien-bac', 0],
      ['adam-tips', 1],
      ['strict', 0],
      ['local', 0],
      ['samloc-app', 0],
    ]);
  });

  test('what no setting can change is one branch without conditions', () => {
    expect(summary(';ban:7♦ 7♥;danh:8♠ 8♣')).toEqual([': yes: doi 2 8 on doi 2 7']);
    expect(summary(';bai:3♠ 4♥ 6♦ 7♣ 9♠ 9♥ 10♦ 10♣ A♠ 2♥')).toEqual([': null']);
  });
});
