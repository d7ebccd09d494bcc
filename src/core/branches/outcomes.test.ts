import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { GameWords } from '#core/game/game-words.ts';
import { engineOf, readCase } from '#games/engines.ts';
import type { GameId } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { assertOk } from '#testing/results.ts';
import { allowedValues } from '../house-rules.ts';
import { opinionsOf } from './opinion-groups.ts';

const gameOf = (id: GameId): { readonly game: Game; readonly words: GameWords } => {
  const game = engineOf(id);
  if (!game) throw new Error(`there is no engine for ${id}`);
  return { game, words: gameWords(id, 'vi') };
};
const all = gameOf('xi-dach');

const read = (text: string): Case => {
  return assertOk(readCase(text), text);
};
const says = (of: Case, changes: Iterable<readonly [string, string | number | boolean]> = []): string => {
  const rules = { ...of.rules, ...Object.fromEntries(changes) };
  const { big, net } = all.words.verdict(all.game.decide(of.fields, rules));
  return /^\D*1?$/.test(net) ? big : `${big} ${net}`;
};

describe('what other houses say', () => {
  const of = read('xi-dach; cái: 10♠ 9♥; an: A♠ 4♦ 5♣');

  it('names every preset once, in the camp of what it says', () => {
    const houses = opinionsOf(of, all);
    const camps = [houses.own, ...houses.others];
    expect(camps.flatMap(({ presets }) => presets).toSorted()).toEqual(Object.keys(all.game.presets).toSorted());
    for (const camp of camps) {
      for (const preset of camp.presets) {
        expect(says({ ...of, rules: all.game.presets[preset] ?? {} })).toBe(camp.says);
      }
    }
  });

  it('leads into each camp by the changes that it gives', () => {
    for (const { says: said, changes } of opinionsOf(of, all).others) {
      expect(changes.length).toBeGreaterThan(0);
      expect(says(of, changes)).toBe(said);
    }
  });

  it('calls a setting a decider exactly if it alone changes what is said', () => {
    const keys = Object.keys(all.game.schema);
    const cases = fc.constantFrom(
      of,
      read('xi-dach@vipgame; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦'),
      read('xi-dach@adam-tips; cái: 10♣ 8♦; an: 2♠ 2♥ 3♦ 3♣ 4♠'),
      read('xi-dach{payout=3-2-2}; cái: A♠ K♠; an: A♥ J♣'),
      read('xi-dach; cái: 9♦ 7♠; an: 10♣ 6♥'),
    );
    fc.assert(
      fc.property(cases, fc.constantFrom(...keys), (one, key) => {
        const here = says(one);
        const alone = allowedValues(all.game.schema[key]).some((value) => says(one, [[key, value]]) !== here);
        expect(opinionsOf(one, all).deciders.includes(key)).toBe(alone);
      }),
      { numRuns: 75 },
    );
  });

  it('has no other camp where every house agrees', () => {
    expect(opinionsOf(read('xi-dach; cái: K♦ 9♣; an: 9♠ 10♥'), all).others).toEqual([]);
  });

  it('puts last the houses whose pack does not have these cards, and lets them say nothing', () => {
    const houses = opinionsOf(read('ba-cay@bai-cao; cái: 9♥ 10♦ 8♣; an: J♠ Q♦ K♣; bình: K♠ 4♥ 3♦'), gameOf('ba-cay'));
    expect(houses.many).toBe(true);
    expect(houses.others.map(({ says: said }) => said === '')).toEqual([
      ...houses.others.slice(1).map(() => false),
      true,
    ]);
    expect(houses.others.at(-1)?.presets).toEqual(['ba-cay', 'online-36']);
  });
});
