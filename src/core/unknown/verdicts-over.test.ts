/** Every verdict over unknown cards: its ways, its first filling, and where there is none. Case notation, “Unknown cards”. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { SETTLED_GAMES } from '#games/engines.ts';
import { formatCard } from '../card.ts';
import { parseOpenCase } from '../notation/parse.ts';
import { verdictsOver } from './verdicts-over.ts';

function over(text: string) {
  const read = parseOpenCase(
    text,
    SETTLED_GAMES.map(({ engine }) => engine),
  );
  if (!read.ok) throw new Error(`${text}: ${read.error.code}`);
  const { game, fields, rules } = read.value;
  const { engine, unknown } = assertDefined(SETTLED_GAMES.find((one) => one.engine.id === game));
  return verdictsOver(engine, fields, rules, assertDefined(unknown));
}

/** Of each part its ways, its first filling, and how many cards a single one can be. */
function parts(text: string): (readonly [bigint, string, number])[] {
  const found = over(text);
  if (!found.ok) throw new Error(found.error);
  return found.value.parts.map(({ ways, cards, choices }) => [ways, cards.map(formatCard).join(' '), choices.length]);
}

describe('unknown cards', () => {
  test('four classes of one card at the end of Sâm: plain, a 2, the fourth of a kind (sam-pay-thoi)', () => {
    expect(parts('sam; an: -; bình: 3♠ 3♥ 3♦ ?')).toEqual([
      [44n, 'AS', 44],
      [4n, '2S', 4],
      [1n, '3C', 1],
    ]);
  });

  test('a verdict that several groups of cards lead to is one, and its first filling the first of all', () => {
    const read = parseOpenCase(
      'xi-dach; cái: 9♣ 6♦ ?; an: K♠ Q♥',
      SETTLED_GAMES.map(({ engine }) => engine),
    );
    if (!read.ok) throw new Error(read.error.code);
    const { engine, unknown } = assertDefined(SETTLED_GAMES.find((one) => one.engine.id === 'xi-dach'));
    // Each card by itself, in the order of the pack and from its end.
    for (const order of [1, -1]) {
      const found = verdictsOver(engine, read.value.fields, read.value.rules, {
        countFillings: (_, __, unseen) =>
          (order === 1 ? unseen : unseen.toReversed()).map((card) => ({ cards: [card], ways: 1n, choices: [card] })),
      });
      const whole = verdictsOver(engine, read.value.fields, read.value.rules, assertDefined(unknown));
      expect(found).toEqual(whole);
    }
  });

  test('fillings under which the case is none are one part (tl-eat-proof)', () => {
    const found = over('ta-la; an: 5♠*bình 6♠ ?; bình: K♦ K♥ 2♣');
    if (!found.ok) throw new Error(found.error);
    const [none] = found.value.parts;
    expect(none?.outcome).toMatchObject({ ok: false, error: { code: 'eaten-card-outside-meld' } });
    expect(found.value.parts.reduce((sum, { ways }) => sum + ways, 0n)).toBe(found.value.ways);
  });

  test.each([
    ['more than can be counted', 'xi-dach; cái: ? ? ?; an: ? ? ?; bình: ? ? ?'],
    ['too many different ones', 'ta-la; an: 2♠ ? ? ?; bình: 4♠ 4♥ 4♦'],
  ])('%s', (_, text) => {
    expect(over(text)).toEqual({ ok: false, error: 'too-many-unknown' });
  });

  test('fewer cards are left than places', () => {
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
    const pack = ['S', 'H', 'D', 'C'].flatMap((suit) => ranks.map((rank) => `${rank}${suit}`));
    const hands = Array.from({ length: 10 }, (__, at) => `p${at}: ${pack.slice(2 + at * 5, 7 + at * 5).join(' ')}`);
    expect(over(`xi-dach; cái: ${pack.slice(0, 2).join(' ')} ?; ${hands.join('; ')}`)).toEqual({
      ok: false,
      error: 'too-many-unknown',
    });
  });
});
