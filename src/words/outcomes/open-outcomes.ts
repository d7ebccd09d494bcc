/** What an open case can come to, as people are told it: verdicts that are said alike are one outcome. */

import type { Card } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import type { VerdictsOver } from '#core/unknown/verdicts-over.ts';
import { paidWords, type VerdictTexts, verdictLine } from './verdict-line.ts';

/** All ways that lead to one verdict in words. */
export interface Outcome {
  /** The verdict in one line; empty where no case comes of it. */
  readonly says: string;
  /** The same for the banner, without the reason of one case. Undefined where no case comes of it. */
  readonly words: VerdictWords | undefined;
  /** Where the places of one hand are interchangeable, each set of cards counts once. */
  readonly ways: bigint;
  /** Every card that a single `?` can be; empty where there are several. */
  readonly choices: readonly Card[];
  /** Hands with the first of these ways. */
  readonly example: readonly Field[];
  /** A card for each `?` in that one, from left to right. */
  readonly cards: readonly Card[];
}

/** The outcomes of a case, the likeliest first. */
export function openOutcomes(
  over: VerdictsOver,
  { fields }: Pick<Case, 'fields'>,
  texts: VerdictTexts,
): { readonly outcomes: readonly Outcome[]; readonly ways: bigint } {
  const orders = fields.reduce((product, { unknown = [] }) => product * factorial(unknown.length), 1n);
  const found = new Map<string, Outcome>();
  for (const { outcome, ways, choices, example, cards } of over.parts) {
    const words = outcome.ok ? paidWords(outcome.value, texts) : undefined;
    const says = words ? verdictLine(words) : '';
    const before = found.get(says);
    found.set(says, {
      // Most ways first, so the first part's cards stand for all.
      ...(before ?? { says, words, example, cards }),
      ways: (before?.ways ?? 0n) + ways / orders,
      choices: [...(before?.choices ?? []), ...choices],
    });
  }
  const outcomes = [...found.values()].sort((a, b) => Number(b.ways > a.ways) - Number(b.ways < a.ways));
  return { outcomes, ways: over.ways / orders };
}

function factorial(n: number): bigint {
  return n < 2 ? 1n : BigInt(n) * factorial(n - 1);
}
