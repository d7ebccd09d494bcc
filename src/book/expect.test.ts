import { describe, expect, it } from 'vitest';
import { writeJson } from '#core/json.ts';
import { buildOf } from '#games/build.ts';
import { readCase } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { assertOk } from '#testing/results.ts';
import { expectationFault } from './expect.ts';

const read = (text: string) => {
  return assertOk(readCase(text), text);
};
const two = read('xi-dach@mien-nam; cái: A♠ K♦; an: 10♣ J♦; chi: A♥ Q♣; 2: A♦ A♣');

describe('what a lesson expects of a case', () => {
  it.each(['an lose', 'an lose du 20 -2', 'chi push 0; 2 win xi-ban +3', 'cai xi-dach'])('holds: %s', (expected) => {
    expect(expectationFault(two, expected)).toBeUndefined();
  });

  it.each([
    ['an win', 'the engine says du 20 lose −2'],
    ['an lose; chi win', 'chi win'],
    ['an -1', 'an -1'],
    ['binh win', 'says nothing of binh'],
    ['an', 'nothing is expected of an'],
    ['cai lose', 'cai lose'],
    ['', 'says nothing'],
  ])('fails and says why: %s', (expected, why) => {
    expect(expectationFault(two, expected)).toContain(why);
  });
});

describe('what a verdict says of a hand', () => {
  it.each([
    ['xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦', 'an thung #2; bình cu-lu #1'],
    ['ba-cay@bai-cao; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣', 'an nut 9 #1; bình nut 9 #1; chi 2 #2'],
    ['ba-cay; cái: 9♣ 6♠ 3♥; an: 8♥ 5♠ 5♣', 'an win +1 #1; cai #2'],
    ['ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦', 'bai 24 null'],
    ['ta-la; an: 5♠ 6♠ 7♠ K♦; bình: 2♠ 4♥ 9♣', 'an 13 false #1; bình true #2'],
    ['sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣', 'danh true tu-quy 4 6; ban 1 2'],
    ['sam; bài: 3♠ 3♥ 4♦ 4♣ 5♥ 5♣ J♦ J♠ A♣ A♥', 'bai nam-doi'],
    ['sam; an: -; bình: 4♦ 5♠', 'an 0 false; bình 2'],
  ])('%s: %s', (text, expected) => {
    expect(expectationFault(read(text), expected)).toBeUndefined();
  });

  it('is in its JSON, but for places, and stands there for no hand that the case does not have', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { game, of, ruling } = anyCase(seed);
      const json = writeJson(game.verdictJson(ruling.verdict));
      const { handFacts } = buildOf(of.game);
      for (const { name } of of.fields) {
        for (const [key, value] of handFacts(ruling.verdict, name)) {
          if (key !== 'place') expect(json).toContain(`"${key}":${JSON.stringify(value)}`);
        }
      }
      expect(handFacts(ruling.verdict, 'nobody')).toEqual([]);
    }
  });
});
