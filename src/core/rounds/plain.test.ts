import { describe, expect, test } from 'vitest';
import { plainCopy, plainList } from './plain.ts';

const SHAPE = { seed: 'whole', who: 'string or null', open: 'boolean', players: [{ name: 'string' }] } as const;
const GIVEN = { seed: 7, who: null, open: true, players: [{ name: 'an' }] };

describe('what is held to a shape', () => {
  test('is copied whole', () => {
    const made = plainCopy(GIVEN, SHAPE);
    expect(made).toEqual(GIVEN);
    expect(made).not.toBe(GIVEN);
    expect(made?.players[0]).not.toBe(GIVEN.players[0]);
  });

  test('loses what it is not made of, in depth and whatever it is', () => {
    const more = { more: 1n, [Symbol('more')]: 0, toJSON: () => 'other', constructor: 'none' };
    const given = { ...GIVEN, ...more, players: [{ name: 'an', ...more }] };
    const made = plainCopy(given, SHAPE);
    expect(Reflect.ownKeys(made ?? {})).toEqual(Reflect.ownKeys(GIVEN));
    expect(JSON.parse(JSON.stringify(made))).toEqual(GIVEN);
  });

  test('is looked at once: what changes with every look is one thing in the end', () => {
    let looks = 0;
    const given = {
      ...GIVEN,
      get seed() {
        looks++;
        return looks === 1 ? 7 : Number.NaN;
      },
    };
    expect(plainCopy(given, SHAPE)).toEqual(GIVEN);
  });

  test.each([
    [{ ...GIVEN, seed: Number.NaN }],
    [{ ...GIVEN, seed: Number.POSITIVE_INFINITY }],
    [{ ...GIVEN, seed: '7' }],
    [{ ...GIVEN, who: undefined }],
    [{ ...GIVEN, open: 1 }],
    [{ ...GIVEN, players: { 0: { name: 'an' }, length: 1 } }],
    [{ ...GIVEN, players: new Array(1) }],
    [{ ...GIVEN, players: [{ name: null }] }],
    [{ ...GIVEN, players: ['an'] }],
    [{ seed: 7, who: null, open: true }],
    [null],
    [undefined],
    [[]],
  ])('is refused otherwise: %o', (given) => {
    expect(plainCopy<object>(given, SHAPE)).toBeUndefined();
  });

  test('−0 is 0, as in JSON', () => {
    expect(Object.is(plainCopy({ ...GIVEN, seed: -0 }, SHAPE)?.seed, 0)).toBe(true);
    expect(plainList([-0, 1], 'number')).toEqual([0, 1]);
  });
});
