import { describe, expect, test } from 'vitest';
import { toy } from '#testing/toy-game.ts';
import { cardOf } from '../card.ts';
import type { Case } from '../case.ts';
import { displayCase } from '../display-case.ts';
import { formatCase } from '../format.ts';
import type { Fault } from '../game/game.ts';
import { parseCase } from './parse.ts';

const TEXT = 'toy; an: 3S* 2S; binh: 4S ';
const two = cardOf('2', 'S');
const three = cardOf('3', 'S');
const nine = cardOf('9', 'S');

/** The toy game, finding just these faults in whatever it is shown. */
const finding = (...faults: Fault[]) => [{ ...toy, check: () => faults }];

describe('where a fault that a game finds stands in the text', () => {
  test.each<readonly [string, Fault, number, string]>([
    ['a field that cannot be here', { code: 'unknown-field', field: 1 }, 17, 'binh'],
    ['a field too many', { code: 'duplicate-field', field: 1 }, 17, 'binh'],
    ['too few cards', { code: 'wrong-card-count', field: 0, min: 4, max: 5 }, 9, '3S* 2S'],
    ['a player too many', { code: 'wrong-player-count', field: 1, min: 1, max: 1 }, 17, 'binh: 4S'],
    ['a card out of the deck', { code: 'card-not-in-deck', field: 0, card: two }, 13, '2S'],
    ['an eaten card', { code: 'eaten-card-outside-meld', field: 0, eaten: { card: three, chot: false } }, 9, '3S'],
    ['a card that the hand has not: the hand', { code: 'card-not-in-deck', field: 1, card: nine }, 23, '4S'],
    ['players too few: the end', { code: 'wrong-player-count', min: 3, max: 4 }, TEXT.length, ''],
    ['what is missing: the end', { code: 'missing-field', role: 'danh' }, TEXT.length, ''],
    ['a field that is not there: the end', { code: 'duplicate-field', field: 9 }, TEXT.length, ''],
    ['cards of no field: the end', { code: 'wrong-card-count', field: 9, min: 1, max: 2 }, TEXT.length, ''],
  ])('%s', (_, fault, at, found) => {
    expect(parseCase(TEXT, finding(fault))).toMatchObject({
      ok: false,
      error: { code: fault.code, at, length: found.length, found },
    });
  });

  test('of several the leftmost, in whatever order the game finds them', () => {
    const faults: readonly Fault[] = [
      { code: 'missing-field', role: 'danh' },
      { code: 'wrong-card-count', field: 1, min: 2, max: 3 },
      { code: 'unknown-field', field: 0 },
    ];
    for (const order of [faults, faults.toReversed()]) {
      expect(parseCase(TEXT, finding(...order))).toMatchObject({
        error: { code: 'unknown-field', at: 5, found: 'an' },
      });
    }
  });

  test('how many players and cards there are', () => {
    expect(parseCase(TEXT, finding({ code: 'wrong-player-count', min: 3, max: 4 }))).toMatchObject({
      error: { count: 2, min: 3, max: 4 },
    });
    expect(parseCase(TEXT, finding({ code: 'wrong-card-count', field: 0, min: 3, max: 4 }))).toMatchObject({
      error: { name: 'an', count: 2, min: 3, max: 4 },
    });
  });

  test('none: a case', () => {
    expect(parseCase(TEXT, finding()).ok).toBe(true);
  });
});

test('a case made with a preset that is none writes out all its settings', () => {
  const of: Case = { game: 'toy', preset: 'gone', rules: { deck: 40, limit: 3 }, fields: [] };
  expect(formatCase(of, toy)).toBe('toy@gone{deck=40,limit=3}');
  expect(displayCase(of, toy)).toBe('toy@gone{deck=40,limit=3}');
});
