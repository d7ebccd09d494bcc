/** What an open case comes to in words: alike verdicts together, nothing lost on the way. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCard } from '#core/card.ts';
import { parseOpenCase } from '#core/notation/parse.ts';
import { verdictsOver } from '#core/unknown/verdicts-over.ts';
import { ENGINES, SETTLED_GAMES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { vi as ui } from '#words/vi/ui.ts';
import { openOutcomes } from './open-outcomes.ts';

function told(text: string) {
  const read = parseOpenCase(text, ENGINES);
  if (!read.ok) throw new Error(text);
  const of = read.value;
  const { engine, unknown } = assertDefined(SETTLED_GAMES.find((one) => one.engine.id === of.game));
  const over = verdictsOver(engine, of.fields, of.rules, assertDefined(unknown));
  const id = assertDefined(GAMES.find((game) => game.id === of.game)).id;
  if (!over.ok) throw new Error(over.error);
  return openOutcomes(over.value, of, { game: engine, words: gameWords(id, 'vi'), ui });
}

describe('outcomes of unknown cards', () => {
  test('one card: 41 of 48 win, four 5s draw, three 6s lose (xd-cmp-both-du)', () => {
    const { outcomes, ways } = told('xi-dach; cái: 9♣ 6♦ ?; an: K♠ Q♥');
    expect(ways).toBe(48n);
    expect(outcomes.map((one) => [one.says, one.ways])).toEqual([
      ['An ăn', 41n],
      ['Hòa', 4n],
      ['Cái ăn', 3n],
    ]);
    expect(outcomes[2]?.choices.map(formatCard)).toEqual(['6S', '6H', '6C']);
  });

  test('the places of one hand are interchangeable, those of two hands are not', () => {
    expect(told('xi-dach; cái: 9♣ ? ?; an: K♠ Q♥').ways).toBe((49n * 48n) / 2n);
    expect(told('xi-dach; cái: 9♣ ?; an: K♠ ?').ways).toBe(50n * 49n);
  });

  test('where several are paid, who gets what; the ways add up', () => {
    const { outcomes, ways } = told('sam; an: -; bình: ? ? ?; chi: 3♠ 4♠');
    expect(outcomes[0]?.says).toBe('An +5 · Bình −3 · Chi −2');
    expect(outcomes.reduce((sum, one) => sum + one.ways, 0n)).toBe(ways);
  });
});
