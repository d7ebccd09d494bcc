/** Rounds of Xì Tố by their result: xi-to.md §2.5. */

import { describe, expect, test } from 'vitest';
import { ruledSeats, tellRounds, toldSeats } from '#testing/told-rounds.ts';
import { game } from '../engine/index.ts';
import { PRESETS, type XiToRules } from '../engine/rules.ts';
import { results } from './index.ts';

const paid = (text: string, change: Partial<XiToRules> = {}): string =>
  ruledSeats(results, 'pot', text, { ...PRESETS.vipgame, ...change });

describe('what is told of a round of Xì Tố', () => {
  test.each<[string, string, Partial<XiToRules>, string]>([
    ['xt-pay-pot', '?; win; ?; ?', {}, '-1 +3 -1 -1'],
    ['xt-cmp-suit: suits leave nothing equal', 'win; win; ?', {}, 'not-in-house 1'],
    ['xt-pay-pot: shared where suits count for nothing', 'win; ?; win; ?', { suits: 'none' }, '+1 -1 +1 -1'],
    ['xt-pay-pot: by four at most', 'win; win; win; win; ?', { suits: 'none' }, '+1 0 0 0 -1'],
    ['four suits make no fifth equal hand', 'win; win; win; win; win', { suits: 'none' }, 'no-such-round'],
    ['somebody takes it', '?; ?', {}, 'missing 0'],
    ['xt-players', 'win; ?; ?; ?; ?; ?; ?', {}, 'no-such-round'],
    ['nothing else is told', 'win; lose', {}, 'not-in-house 1'],
  ])('%s: %s', (_, text, change, wanted) => {
    expect(paid(text, change)).toBe(wanted);
  });

  test('is who took the pot, and nothing beside it', () => {
    const rules = PRESETS.vipgame;
    expect([results.formsOf(rules), results.sidesOf(rules)]).toEqual([['pot'], []]);
    expect(results.optionsOf('pot', 'player', rules)).toEqual([{ code: 'win' }]);
    const ruling = results.settle('pot', toldSeats('win; ?'), rules);
    expect(ruling.ok && ruling.value.rules).toEqual(['xt-pay-pot']);
  });

  test('is paid as its cards are, in any house', () => {
    const { same, faults, wrong } = tellRounds(
      game,
      results,
      {
        form: 'pot',
        tell: (fields, { ranking }) =>
          fields.map(({ name }) => ({ role: 'player', result: ranking[0]?.includes(name) ? { code: 'win' } : null })),
      },
      300,
      39,
    );
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
    expect(same).toBe(300);
  });
});
