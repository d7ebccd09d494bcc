import { afterEach, describe, expect, test } from 'vitest';
import { defaultRuleSet } from '#core/house-rules.ts';
import { game } from '#games/xi-dach/engine/index.ts';
import { keepKnown, knownHouse, knownValues } from './answered.ts';
import { choiceOf, chooseRuleSet } from './choice.ts';
import { answeredOf, isHouseChosen } from './house-chosen.ts';

afterEach(() => keepKnown(game, {}));

describe('what was told of the house', () => {
  test('is kept with every value that it may mean, and is ruled by the first', () => {
    const known = { aces: ['one-ten', 'by-size-a'], bustVsBust: ['lower'] };
    keepKnown(game, known);
    expect(choiceOf(game).get()).toBe('xi-dach@pho-thong{aces=one-ten,bustVsBust=lower}');
    expect(isHouseChosen(game)).toBe(false);
    expect(knownValues(game)).toEqual(known);
    expect(knownHouse(game, known).rules).toEqual({
      ...game.presets['pho-thong'],
      aces: 'one-ten',
      bustVsBust: 'lower',
    });
  });

  test('is told even where it is what the default house plays', () => {
    keepKnown(game, { aces: ['any'] });
    expect(choiceOf(game).get()).toBe('xi-dach@pho-thong');
    expect(knownValues(game)).toEqual({ aces: ['any'] });
  });

  test('is nothing once a house is chosen as a whole, or is forgotten', () => {
    keepKnown(game, { aces: ['one-ten'] });
    chooseRuleSet(game, { ...defaultRuleSet(game), preset: 'vipgame' });
    expect(isHouseChosen(game)).toBe(true);
    expect(knownValues(game)).toEqual({});
    choiceOf(game).set('');
    expect(isHouseChosen(game)).toBe(false);
    expect(knownValues(game)).toEqual({});
  });

  test('skips what this book does not know', () => {
    keepKnown(game, { aces: ['one-ten'] });
    answeredOf(game).set('xi-dach@pho-thong{aces=one-ten};aces=one-ten/nine;moon=full;__proto__=1;;=');
    expect(knownValues(game)).toEqual({ aces: ['one-ten'] });
  });
});
