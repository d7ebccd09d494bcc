import { describe, expect, test } from 'vitest';
import { otherOn, paidSide } from './sides.ts';

const OPTIONS = [{ code: 'chop-two', units: 15, rule: 'sl-pay-chop' }];
const SIDE = { code: 'chop-two', from: 1, to: 2 };

describe('a payment beside the hands', () => {
  test('is worth stakes', () => {
    expect(paidSide(SIDE, [1, 2], OPTIONS, 2)).toEqual({ ok: true, value: { ...SIDE, chips: 30 } });
  });

  test.each([
    [{ ...SIDE, to: 1 }, { code: 'same' }],
    [
      { ...SIDE, from: 3 },
      { code: 'sits-out', who: 3 },
    ],
    [
      { ...SIDE, to: 3 },
      { code: 'sits-out', who: 3 },
    ],
    [{ ...SIDE, code: 'gone' }, { code: 'not-in-house' }],
  ])('%o is none: %o', (side, error) => {
    expect(paidSide(side, [1, 2], OPTIONS, 2)).toEqual({ ok: false, error });
  });

  test('nobody comes to pay themselves: who stands on the other side changes places', () => {
    expect(otherOn(SIDE, 'from', 2)).toEqual({ ...SIDE, from: 2, to: 1 });
    expect(otherOn(SIDE, 'to', 1)).toEqual({ ...SIDE, from: 2, to: 1 });
    expect(otherOn(SIDE, 'to', 3)).toEqual({ ...SIDE, to: 3 });
    expect(otherOn(SIDE, 'from', 3)).toEqual({ ...SIDE, from: 3 });
  });
});
