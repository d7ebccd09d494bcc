/** What a case with unknown cards (`?`) comes to: every verdict that its unseen cards can lead to, and in how many ways. */

import { byCard, type Card } from '../card.ts';
import { type Field, unknownCards } from '../case.ts';
import type { Fault, Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { writeJson } from '../json.ts';
import { judge } from '../judge.ts';
import { err, ok, type Result } from '../result.ts';
import type { Ruling, Step } from '../ruling.ts';
import { cardsLeft, filledFields } from './fill.ts';
import type { UnknownCards } from './fillings.ts';

/** The fillings that lead to one verdict, or to the fault that makes them no case. */
export interface Possibility<V = unknown, S extends Step = Step> {
  /** The ruling on the first of them; the verdict is that of all, the reasons may differ. */
  readonly outcome: Result<Ruling<V, S>, Fault>;
  /** How many ordered fillings these are. */
  readonly ways: bigint;
  /** The first filling in the order of the pack (A to K, then ♠ ♥ ♦ ♣): a card for each `?`, from left to right. */
  readonly cards: readonly Card[];
  /** The case with these cards. */
  readonly example: readonly Field[];
  /** Every card that a single `?` can be here, in the order of the pack; empty where there are several `?`. */
  readonly choices: readonly Card[];
}

/** All that an open case can come to. */
export interface VerdictsOver<V = unknown, S extends Step = Step> {
  /** How many `?` there are. */
  readonly unknown: number;
  /** All ordered fillings: m·(m−1)·… with m cards left in the pack. The sum of the parts' ways, exactly. */
  readonly ways: bigint;
  /** Most ways first; equal ones by their first filling. */
  readonly parts: readonly Possibility<V, S>[];
}

/**
 * Every verdict over all that the unknown cards of a case could be.
 * @param fields the hands of an open case, at least one `?` among them, the case sound otherwise
 * @returns `too-many-unknown` where the ways cannot be counted within a second, or where fewer cards are left than places
 */
export function verdictsOver<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
  rules: R,
  { countFillings }: UnknownCards<R>,
): Result<VerdictsOver<V, S>, 'too-many-unknown'> {
  const unknown = unknownCards(fields);
  const unseen = cardsLeft(game, fields, rules);
  const fillings = unseen.length >= unknown ? countFillings(fields, rules, unseen) : undefined;
  if (!fillings) return err('too-many-unknown');
  const parts = new Map<string, Possibility<V, S>>();
  for (const { cards, ways, choices } of fillings) {
    const example = filledFields(fields, cards);
    const outcome = judge(game, example, rules);
    const key = outcome.ok ? writeJson(game.verdictJson(outcome.value.verdict)) : outcome.error.code;
    const before = parts.get(key);
    const first = before && byFirst(before.cards, cards) < 0 ? before : { outcome, cards, example };
    parts.set(key, {
      outcome: first.outcome,
      cards: first.cards,
      example: first.example,
      ways: (before?.ways ?? 0n) + ways,
      choices: [...(before?.choices ?? []), ...choices].sort(byCard),
    });
  }
  return ok({
    unknown,
    ways: unseen.slice(0, unknown).reduce((all, _, taken) => all * BigInt(unseen.length - taken), 1n),
    parts: [...parts.values()].sort(
      (a, b) => Number(b.ways > a.ways) - Number(b.ways < a.ways) || byFirst(a.cards, b.cards),
    ),
  });
}

/** The order of two fillings of one case: by the first card that differs. */
function byFirst(a: readonly Card[], b: readonly Card[]): number {
  for (const [place, card] of a.entries()) {
    const other = b[place];
    if (other !== undefined && other !== card) return byCard(card, other);
  }
  return 0;
}
