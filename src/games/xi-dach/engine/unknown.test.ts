/** One unknown card against every two-card hand: all classes of ranks, each filling by itself. Case notation, “Unknown cards”. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, byCard, cardAt, formatCard, RANKS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { writeJson } from '#core/json.ts';
import { verdictsOver } from '#core/unknown/verdicts-over.ts';
import { sampled } from '#testing/runs.ts';
import { game } from './index.ts';
import type { XiDachRules } from './rules.ts';
import { unknown } from './unknown.ts';

/** Suits count for nothing (xd-deck), so ranks alone make the 169 two-card hands; the pair of one rank has two suits. */
const PAIRS = RANKS.flatMap((_, first) => RANKS.map((__, second) => [cardAt(0, first), cardAt(1, second)] as const));

/** Of each verdict the cards that lead to it, found by ruling on every one. */
function literally(banker: Field, player: Field, rules: XiDachRules): ReadonlyMap<string, readonly string[]> {
  const known = [...banker.cards, ...player.cards];
  const verdicts = new Map<string, string[]>();
  for (const card of ALL_CARDS.filter((one) => !known.includes(one)).sort(byCard)) {
    const fields = [banker, player].map(({ unknown: places, ...field }) =>
      places ? { ...field, cards: [...field.cards, card] } : field,
    );
    const verdict = writeJson(game.verdictJson(game.decide(fields, rules).verdict));
    verdicts.set(verdict, [...(verdicts.get(verdict) ?? []), formatCard(card)]);
  }
  return verdicts;
}

describe.each(Object.entries(game.presets))('under %s', (_, rules) => {
  test.each(['banker', 'player'] as const)('the %s hides a card from all 169 hands of two', (hides) => {
    for (const pair of sampled(PAIRS, 7)) {
      for (const [rank] of RANKS.entries()) {
        const seen = cardAt(2, rank);
        const open = { cards: [seen], eaten: [], unknown: [1] };
        const whole = { cards: pair, eaten: [] };
        const banker: Field = { role: 'cai', name: 'cai', ...(hides === 'banker' ? open : whole) };
        const player: Field = { role: 'player', name: 'an', ...(hides === 'player' ? open : whole) };
        const over = verdictsOver(game, [banker, player], rules, unknown);
        if (!over.ok) throw new Error(over.error);
        const found = over.value.parts.map(({ outcome, choices }) => {
          if (!outcome.ok) throw new Error(outcome.error.code);
          return [writeJson(game.verdictJson(outcome.value.verdict)), choices.map(formatCard)] as const;
        });
        expect(new Map(found)).toEqual(literally(banker, player, rules));
        expect(over.value.ways).toBe(49n);
        expect(assertDefined(found[0])[1].length).toBeGreaterThanOrEqual(assertDefined(found.at(-1))[1].length);
      }
    }
  });
});
