import { describe, expect, test } from 'vitest';
import { branches, covers } from '#core/branches/branches.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { SettingValue } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFields, everyRules, fieldsOf, literalSeats } from '../testing/cases.ts';
import { literalDecide } from '../testing/literal.ts';
import { isTen } from './hand.ts';
import { game } from './index.ts';
import { PRESETS, SCHEMA } from './rules.ts';

const HOUSES = [...everyRules()];

/**
 * The branches of these hands, held against every combination of all settings: each falls into one branch, and its
 * verdict is the engine's there and the ledger's read literally.
 */
function expectSound(fields: readonly Field[]): ReturnType<typeof branches> {
  const found = branches(game, fields);
  const told = found.branches.map(({ outcome }) =>
    JSON.stringify(outcome.ok ? outcome.value.verdict : outcome.error.code),
  );
  const noDeal = fields.some(({ cards }) => cards.some(isTen));
  const seats = literalSeats(fields);
  const wrong: unknown[] = [];
  for (const rules of HOUSES) {
    const here = found.branches.flatMap(({ when }, at) => (covers(when, rules) ? [at] : []));
    const judged = judge(game, fields, rules);
    const forced = JSON.stringify(judged.ok ? judged.value.verdict : judged.error.code);
    const literal = noDeal && rules.deck === 36 ? '"card-not-in-deck"' : JSON.stringify(literalDecide(seats, rules));
    if (here.length !== 1 || told[here[0] ?? -1] !== forced || forced !== literal) wrong.push({ rules, here, forced });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  for (const { when } of found.branches) {
    expect(when.has('bestTie')).toBe(false);
    if (!noDeal) expect(when.has('deck')).toBe(false);
    for (const [key, named] of when) {
      const { values }: { values: readonly SettingValue[] } = Object.entries(SCHEMA).find(
        ([name]) => name === key,
      )?.[1] ?? { values: [] };
      expect(named).toEqual(values.filter((value) => named.includes(value)));
      expect(named.length).toBeLessThan(values.length);
    }
  }
  for (const [name, rules] of Object.entries(PRESETS)) {
    const branch = found.branches[found.presets.get(name) ?? -1];
    expect(branch && covers(branch.when, rules)).toBe(true);
  }
  return found;
}

/** Which settings matter, branch by branch, and what comes of it for `an`, or who is best. */
function summary(text: string): string[] {
  return branches(game, fieldsOf(text)).branches.map(({ when, outcome }) => {
    const conditions = [...when].map(([key, values]) => `${key}=${values.join('|')}`).join(' ');
    if (!outcome.ok) return `${conditions}: ${outcome.error.code}`;
    const { players, ranking } = outcome.value.verdict;
    return `${conditions}: ${players ? players.map(({ outcome: o, net }) => `${o} ${net}`).join() : ranking.join(' > ')}`;
  });
}

describe('branches partition all houses and agree with brute force', () => {
  test('60 random cases over all 4,608 houses', () => {
    const rng = makeRng(11);
    let several = 0;
    for (let run = 0; run < 60; run++) {
      if (expectSound(anyFields(rng)).branches.length > 1) several++;
    }
    expect(several).toBeGreaterThan(40);
  });

  test.each([
    [
      'a table where every setting of a case matters',
      '@bai-cao;cai:J♦ Q♦ K♦;a:J♠ J♥ J♣;b:9♠ 9♥ 9♦;c:A♦ 9♣ K♠;d:Q♥ K♥ Q♣',
    ],
    ['sáp and ba tiên', '@bai-cao;a:K♠ K♥ K♦;b:J♣ Q♣ J♦;c:10♠ 10♥ 10♦;d:A♠ A♥ A♣;e:Q♠ Q♥ K♣'],
  ])('%s', (_, text) => {
    expectSound(fieldsOf(text));
  });
});

describe('worked cases, ledger §3.9', () => {
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

describe('only what matters is tried', () => {
  test('five seats of the hardest kinds ask for a few hundred rulings of the 4,608 houses', () => {
    const rng = makeRng(17);
    const hard: readonly Card[] = ALL_CARDS.filter((card) => card % 13 >= 9 || card % 13 === 0);
    const asked = Array.from({ length: 400 }, () => {
      const cards = rng.cards(15, hard);
      const fields = Array.from({ length: 5 }, (_, seat): Field => {
        const hand = cards.slice(3 * seat, 3 * seat + 3);
        return seat === 0
          ? { role: 'cai', name: 'cai', cards: hand, eaten: [] }
          : { role: 'player', name: `p${seat}`, cards: hand, eaten: [] };
      });
      let rulings = 0;
      const counting = {
        ...game,
        decide(...given: Parameters<typeof game.decide>) {
          rulings++;
          return game.decide(...given);
        },
      };
      branches(counting, fields);
      return rulings;
    });
    expect(Math.max(...asked)).toBeLessThanOrEqual(500);
  });
});
