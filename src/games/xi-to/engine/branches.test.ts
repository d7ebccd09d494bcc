import { describe, expect, test } from 'vitest';
import { branches } from '#core/branches/branches.ts';
import { schemaOfEdition } from '#testing/rule-sets.ts';
import { fieldsOf } from '../testing/cases.ts';
import { game } from './index.ts';

/** Values that later editions add are held by the suite of all games. */
const known: typeof game = { ...game, schema: schemaOfEdition(game.schema, 1) };

/** Which settings matter, branch by branch, and the outcome. */
function summary(text: string): string[] {
  return branches(known, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    return `${conditions}: ${outcome.ok ? outcome.value.verdict.ranking.map((group) => group.join('=')).join(' > ') : ''}`;
  });
}

describe('worked cases, xi-to.md §2.9', () => {
  test.each([
    [
      'row 10: flush alone decides',
      ';an:8♥ 9♥ J♥ K♥ A♥;binh:7♥ 7♦ 7♣ 9♠ 9♦',
      ['flush=below-full-house: binh > an', 'flush=above-full-house: an > binh'],
    ],
    [
      'row 11: aceLow alone',
      ';an:A♠ 7♦ 8♣ 9♥ 10♦;binh:K♥ K♦ 8♠ 9♠ J♦',
      ['aceLow=false: binh > an', 'aceLow=true: an > binh'],
    ],
    // Another combination under another rule set is another verdict, though the same player wins.
    [
      'row 12: the loser is called something else',
      ';an:A♠ 7♦ 8♣ 9♥ 10♦;binh:8♦ 9♣ 10♥ J♠ Q♦',
      ['aceLow=false: binh > an', 'aceLow=true: binh > an'],
    ],
    [
      'row 13: suits, any or none',
      ';an:9♥ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♠',
      ['suits=SHDC|SCDH: binh > an', 'suits=none: an=binh'],
    ],
    [
      'row 14: tieBreak, where suits count',
      ';an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥',
      [
        'tieBreak=kickers-then-suit: an > binh',
        'suits=SHDC|SCDH tieBreak=suit-of-pair-first: binh > an',
        'suits=none tieBreak=suit-of-pair-first: an > binh',
      ],
    ],
    [
      'hearts and clubs change places',
      ';an:9♣ 10♦ J♣ Q♠ K♥;binh:9♠ 10♠ J♦ Q♥ K♣',
      ['suits=SHDC: an > binh', 'suits=SCDH: binh > an', 'suits=none: an=binh'],
    ],
    ['row 18: nothing can change it', ';an:K♣ Q♣ J♣ 9♣ 7♣;binh:K♥ Q♥ J♥ 9♥ 8♥', [': binh > an']],
  ] as const)('%s', (_, text, told) => {
    expect(summary(text)).toEqual(told);
  });
});
