import { describe, expect, test } from 'vitest';
import { branches } from '#core/branches/branches.ts';
import { schemaOfEdition } from '#testing/rule-sets.ts';
import { fieldsOf } from '../testing/cases.ts';
import { game } from './index.ts';

/** Values that later editions add are held by the suite of all games. */
const known: typeof game = { ...game, schema: schemaOfEdition(game.schema, 1) };

/** Which settings matter, branch by branch, and the outcome for `an`, or who is best. */
function summary(text: string): string[] {
  return branches(known, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    if (!outcome.ok) return `${conditions}: ${outcome.error.code}`;
    const { players, ranking } = outcome.value.verdict;
    return `${conditions}: ${players ? players.map(({ outcome: o, net }) => `${o} ${net}`).join() : ranking.join(' > ')}`;
  });
}

describe('worked cases, ba-cay.md §3.9', () => {
  test('row 3: a draw, or 3♦ against 3♥; by rank first the fours meet, 4♣ and 4♠', () => {
    expect(summary(';an:3♥ 4♣ 2♠;binh:3♦ 4♠ 2♣')).toEqual([
      'tie=suit suits=DHCS|DHSC compare=suit-first: binh > an',
      'tie=suit suits=HDCS compare=suit-first: an > binh',
      'tie=suit suits=DHCS|HDCS compare=rank-first: an > binh',
      'tie=suit suits=DHSC compare=rank-first: binh > an',
      'tie=draw: an,binh',
    ]);
  });

  test('row 7: ten alone decides', () => {
    expect(summary(';an:9♠ 8♥ 3♦;binh:5♣ 3♠ A♥')).toEqual(['ten=best: an > binh', 'ten=worst: binh > an']);
  });

  test('row 12: threeAlike alone decides', () => {
    expect(summary(';an:9♣ 9♦ 9♥;binh:8♠ 8♥ 2♦')).toEqual([
      'threeAlike=none: binh > an',
      'threeAlike=below-ba-tien|above-all: an > binh',
    ]);
  });

  test('row 9: no deal of 36 cards; ba tiên where the house knows it (its points follow ten all the same), doubled or not', () => {
    expect(summary('@bai-cao;cai:9♥ 9♦ A♣;an:J♠ Q♦ K♣')).toEqual([
      'deck=36: card-not-in-deck',
      'deck=52 ten=best threeFaces=false: win 1',
      'deck=52 ten=best threeFaces=true payout=even: win 1',
      'deck=52 ten=best threeFaces=true payout=ba-tien-2: win 2',
      'deck=52 ten=worst threeFaces=false: lose -1',
      'deck=52 ten=worst threeFaces=true payout=even: win 1',
      'deck=52 ten=worst threeFaces=true payout=ba-tien-2: win 2',
    ]);
  });

  test('a banker’s tie', () => {
    expect(summary(';cai:9♠ 9♣ 9♥;an:4♦ 2♣ A♥')).toEqual(expect.arrayContaining([expect.stringMatching(/^tie=suit/)]));
    expect(summary(';cai:7♠ 9♣ A♥;an:7♦ 8♣ 2♥').filter((line) => line.includes('bankerTie'))).toEqual([
      'tie=draw bankerTie=draw: push 0',
      'tie=draw bankerTie=banker: lose -1',
    ]);
  });

  test('what no setting can change is one branch without conditions', () => {
    expect(summary(';an:2♠ 3♠ 4♠;binh:2♥ 3♥ 3♦')).toEqual([': an > binh']);
  });
});
