/** The ways in which the unknown cards of a case (`?`) can be filled in, counted in groups that keep its verdict. */

import { assertDefined } from '../assert-defined.ts';
import { binomial } from '../binomial.ts';
import { memo } from '../branches/diagram.ts';
import type { Card } from '../card.ts';
import type { Field } from '../case.ts';
import type { Rules } from '../house-rules.ts';
import { filled } from './fill.ts';

/** Fillings that lead to one verdict. A verdict may have several such groups. */
export interface Filling {
  /** The first of them in the order of the pack: a card for each `?`, from left to right. */
  readonly cards: readonly Card[];
  /** How many ordered fillings these are: each `?` its own card. */
  readonly ways: bigint;
  /** Every card that a single `?` can be in this group; empty where there are several. */
  readonly choices: readonly Card[];
}

/** What a game has whose cases may hold cards that nobody has told (`?`). */
export interface UnknownCards<R extends Rules = Rules> {
  /**
   * Counts the fillings of a case in groups, each of one verdict or of one fault.
   * @param fields with at least one `?`
   * @param unseen the cards that the case does not name, in the order of the pack; at least as many as there are `?`
   * @returns undefined where there are too many to count within a second
   */
  countFillings(fields: readonly Field[], rules: R, unseen: readonly Card[]): readonly Filling[] | undefined;
}

/** What a game says about its hands so that fillings can be counted by kinds of cards. `H` is a hand as it reads it. */
export interface KindReading<R extends Rules, H> {
  /** The same number for neighbours in the pack that are alike: to swap one for the other never changes the verdict. */
  kindOf(card: Card, rules: R, fields: readonly Field[]): number;
  /** A hand without `?`; the verdict depends on the hand's cards, not on their order. */
  readHand(field: Field, rules: R): H;
  /** Two lists of hands have the same verdict where this is the same. */
  verdictKey(hands: readonly H[], fields: readonly Field[], rules: R): string;
  /** The most different fillings, cards alike counted once, that can be tried within a second. */
  readonly most: number;
}

/** Beyond these the number of ways would not be exact. */
const MOST_UNKNOWN = 8;

/** Counts fillings by trying each choice of kinds of cards once, hand by hand. */
export function countByKinds<R extends Rules, H>(reading: KindReading<R, H>): UnknownCards<R> {
  return { countFillings: (fields, rules, unseen) => countIn(fields, rules, unseen, reading) };
}

function countIn<R extends Rules, H>(
  fields: readonly Field[],
  rules: R,
  unseen: readonly Card[],
  { kindOf, readHand, verdictKey, most }: KindReading<R, H>,
): readonly Filling[] | undefined {
  const kinds = kindsOf(unseen, (card) => kindOf(card, rules, fields));
  const counts = fields.map(({ unknown }) => unknown?.length ?? 0);
  const unknown = counts.reduce((sum, count) => sum + count, 0);
  if (unknown > MOST_UNKNOWN || estimate(counts, kinds.length) > most) return undefined;

  const groups = new Map<string, { cards: readonly Card[]; ways: number; choices: Card[] }>();
  /** Hands that were read before, by the kinds of the cards they were filled with. */
  const readings = fields.map(() => new Map<string, H>());
  const used = kinds.map(() => 0);
  const hands: H[] = [];
  const chosen: Card[] = [];
  fillFrom(0, 1);
  return Array.from(groups.values(), ({ cards, ways, choices }) => ({ cards, ways: BigInt(ways), choices }));

  /** Fills the hands from this one on. `ways`: in how many ways those before it have their cards. */
  function fillFrom(at: number, ways: number): void {
    const field = fields[at];
    if (!field) {
      record(ways);
      return;
    }
    const given = field;
    const picks: number[] = [];
    pickFrom(0, ways);

    /** Picks the kinds of this hand's cards, the lowest first, so that each choice of them comes once. */
    function pickFrom(least: number, waysSoFar: number): void {
      if (picks.length === counts[at]) {
        const cards = chosen.slice(chosen.length - picks.length);
        hands.push(memo(assertDefined(readings[at]), picks.join(), () => readHand(filled(given, cards), rules)));
        fillFrom(at + 1, waysSoFar);
        hands.pop();
        return;
      }
      for (let kind = least; kind < kinds.length; kind++) {
        const alike = assertDefined(kinds[kind]);
        const taken = assertDefined(used[kind]);
        const card = alike[taken];
        if (card === undefined) continue;
        // Ordered: of a hand's places the n-th card may take n, divided by those of its kind, which are interchangeable.
        const same = picks.filter((pick) => pick === kind).length + 1;
        picks.push(kind);
        chosen.push(card);
        used[kind] = taken + 1;
        pickFrom(kind, (waysSoFar * (alike.length - taken) * picks.length) / same);
        used[kind] = taken;
        chosen.pop();
        picks.pop();
      }
    }
  }

  function record(ways: number): void {
    const key = verdictKey(hands, fields, rules);
    const group = groups.get(key) ?? { cards: [...chosen], ways: 0, choices: [] };
    group.ways += ways;
    if (unknown === 1) group.choices.push(...assertDefined(kinds.find((alike) => alike[0] === chosen[0])));
    groups.set(key, group);
  }
}

/** An upper bound of the choices of kinds: each hand's by itself. */
function estimate(counts: readonly number[], kinds: number): number {
  return counts.reduce((product, count) => product * binomial(kinds + count - 1, count), 1);
}

/** The cards by kind, both in the order of the pack. */
function kindsOf(cards: readonly Card[], kindOf: (card: Card) => number): readonly (readonly Card[])[] {
  const kinds = new Map<number, Card[]>();
  for (const card of cards) {
    const kind = kindOf(card);
    const alike = kinds.get(kind);
    if (alike) alike.push(card);
    else kinds.set(kind, [card]);
  }
  return [...kinds.values()];
}
