import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { judge } from '#core/judge.ts';
import { findGame } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { anyCase } from '#testing/any-case.ts';
import { inPersons } from './persons.ts';

describe('English about those whom a text calls me or they', () => {
  test.each([
    ['Me takes all', 'I take all'],
    ['Me first', 'Me first'],
    ['Me −1', 'Me −1'],
    ['They has 2 cards left', 'They have 2 cards left'],
    ['He loses', 'He loses'],
    ['An and Me split', 'An and I split'],
    ['Does Me win or pay?', 'Do I win or pay?'],
    ['Does She win or pay?', 'Does she win or pay?'],
    ['Me’s ace counts 1: 1 + 9 = 10.', 'My ace counts 1: 1 + 9 = 10.'],
    ['Under 16: Me is short (non).', 'Under 16: I am short (non).'],
    ['The banker pays They one stake.', 'The banker pays them one stake.'],
    ['Me is burnt (móm) and pays An 3 chips.', 'I am burnt (móm) and pay An 3 chips.'],
    ['Both have 17: Me is ahead of He.', 'Both have 17: I am ahead of him.'],
    [
      'Me still holds all 10 cards and never played one (cóng).',
      'I still hold all 10 cards and never played one (cóng).',
    ],
    ['Me has 3 faces: ba tiên, and no points are counted.', 'I have 3 faces: ba tiên, and no points are counted.'],
    [
      'An ate 9♠ from Me, but in this house Me need not pay for it.',
      'An ate 9♠ from me, but in this house I need not pay for it.',
    ],
    ['Me was checked while short, and loses.', 'I was checked while short, and lose.'],
    ['Me and the banker both have 17.', 'The banker and I both have 17.'],
    ['Me, An and Bình are burnt (móm).', 'An, Bình and I are burnt (móm).'],
    ['Me-2 wins', 'Me-2 wins'],
    ['Mei wins', 'Mei wins'],
    ['They do not chop a pair.', 'They do not chop a pair.'],
  ])('%s', (sentence, said) => {
    expect(inPersons(sentence)).toBe(said);
  });

  test('no ruling on a hand of mine says what English does not', () => {
    const bad =
      /\bMe(?! (?:first|second|third|last|burnt|−|\+)|$)|\bI\b[^.:;?]* and (?:has|is|\p{Ll}+(?:ys|ses|kes|ns))\b|\bI (?:still )?(?!was\b)\p{Ll}+s\b/u;
    let seen = 0;
    for (let seed = 1; seed <= 3000; seed++) {
      const { game, of } = anyCase(seed);
      const [mine] = of.fields.filter(({ role }) => role === 'player').slice(-1);
      const fields = of.fields.map((field) => ({
        ...field,
        ...(field === mine && { name: 'me' }),
        eaten: field.eaten.map((one) => (mine && one.from === mine.name ? { ...one, from: 'me' } : one)),
      }));
      const ruled = judge(game, fields, of.rules);
      if (!mine || !ruled.ok) continue;
      const words = gameWords(assertDefined(findGame(game.id)).id, 'en');
      const { big, why, lines } = words.verdict(ruled.value);
      for (const said of [big, why, ...lines.map(({ text }) => text), ...ruled.value.reasons.map(words.reason)]) {
        seen += /\b(?:I|me|my|My)\b/u.test(said) ? 1 : 0;
        expect(said).not.toMatch(bad);
      }
    }
    expect(seen).toBeGreaterThan(3000);
  });
});
