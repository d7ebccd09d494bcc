import { describe, expect, it } from 'vitest';
import { readCase } from '#games/engines.ts';
import { expectationFault } from './expect.ts';

const read = (text: string) => {
  const found = readCase(text);
  if (!found.ok) throw new Error(found.error.code);
  return found.value;
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
