/** The rule sets that give one verdict in words, and what leads from one group to another. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import type { GameId } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { parseCase } from '../notation/parse.ts';
import { opinionsOf, ruleSetOfGroup, verdictText } from './opinion-groups.ts';

function opinions(id: GameId, text: string) {
  const read = parseCase(`${id}${text}`, ENGINES);
  if (!read.ok) throw new Error(read.error.code);
  const game = assertDefined(engineOf(id));
  return { ...opinionsOf(read.value, { game, words: gameWords(id, 'vi') }), of: read.value, game };
}

describe('opinion groups', () => {
  test('short against bust (xd-cmp-non-v-quac): one setting, changed alone, is the other opinion', () => {
    const { own, others, deciders, many, of, game } = opinions('xi-dach', '; cái: 10♠ 9♥ 4♦; an: 10♣ 4♣');
    expect(many).toBe(false);
    expect(own.changes).toEqual([]);
    expect(own.presets).toContain(of.preset);
    expect(deciders).toContain('shortVsBust');
    for (const group of others) {
      const { rules } = ruleSetOfGroup(group, of, { game });
      expect(opinionsOf({ ...of, rules }, { game, words: gameWords('xi-dach', 'vi') }).own.says).toBe(group.says);
    }
  });

  test('with several players the verdict has a part for each', () => {
    expect(opinions('xi-dach', '; cái: 10♠ 9♥; an: 10♣ 4♣; bình: A♠ A♥').many).toBe(true);
  });

  test('rule sets whose pack has no such card come last, without a verdict (bc-deck-cay)', () => {
    const { others } = opinions('ba-cay', '@bai-cao; an: J♠ 2♠ 3♠; bình: 9♠ 9♦ 8♣');
    expect(others.at(-1)?.says).toBe('');
  });

  test('a payment of one is not said, another is', () => {
    const words = { big: 'An ăn', why: '', lines: [] };
    expect(verdictText({ ...words, net: '+1' })).toBe('An ăn');
    expect(verdictText({ ...words, net: '+2' })).toBe('An ăn +2');
    for (const name of ['An', 'a1']) {
      expect(verdictText({ ...words, big: 'Cái ăn', net: `${name} −1` })).toBe('Cái ăn');
      expect(verdictText({ ...words, big: 'Cái ăn', net: `${name} −2` })).toBe(`Cái ăn (${name} −2)`);
    }
    expect(
      verdictText({
        ...words,
        big: '',
        net: '',
        lines: [
          { text: 'An', net: '+2' },
          { text: 'Bình', net: '' },
        ],
      }),
    ).toBe('An +2, Bình');
  });
});
