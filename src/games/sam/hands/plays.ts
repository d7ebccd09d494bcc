/** All that a hand can play. Rules sam-single to sam-no-other-chop, and sam-thoi-2 where the house forbids a last 2. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { contest } from '../engine/beat.ts';
import { type Combination, type Kind, SHORTEST_RUN } from '../engine/combination.ts';
import { ACE, byHeight, heightOf, isTwo, rankAt, TWO } from '../engine/ranks.ts';
import type { PlayRules } from '../engine/rules.ts';

/** Cards that are put down, lowest first, and what they are. */
export interface Play extends Combination {
  readonly cards: readonly Card[];
}

/** A hand by rank: at each height its cards, ♠ ♣ ♦ ♥. */
type Ranks = readonly (readonly Card[])[];

/**
 * Every legal play of this hand: each set of its cards once, so that a pair out of three equal cards is there three times.
 * By kind, then from the lowest top up, short runs before long ones.
 * @param hand up to ten cards
 * @param table what lies there; null where he leads
 */
export function plays(hand: readonly Card[], table: Combination | null, rules: PlayRules): Play[] {
  const ranks = byRank(hand);
  return shapes(hand, table, rules).flatMap((shape) => waysOf(ranks, shape));
}

/**
 * The same by what they are: one of each kind, length and top, with the cards that come first. Suits do not matter in this
 * game, so all plays of one shape do the same.
 */
export function shapes(hand: readonly Card[], table: Combination | null, rules: PlayRules): Play[] {
  const ranks = byRank(hand);
  return candidates(ranks, table, rules).filter(
    (play) => !strandsTwos(play, hand, rules) && (!table || contest(play, table, rules).beats),
  );
}

function byRank(hand: readonly Card[]): Ranks {
  const ranks: Card[][] = Array.from({ length: TWO + 1 }, () => []);
  for (const card of hand.toSorted(byHeight)) assertDefined(ranks[heightOf(card)]).push(card);
  return ranks;
}

const SIZES = { rac: 1, doi: 2, 'sam-co': 3, 'tu-quy': 4 } as const;

/** What a hand holds that could beat this table: its own kind, and quads. Everything where nothing lies there. */
function candidates(ranks: Ranks, table: Combination | null, rules: PlayRules): Play[] {
  if (table && (table.kind === 'hai-tu-quy' || (table.kind === 'sanh' && table.top === 'A'))) return [];
  const wants = (kind: Kind): boolean => !table || table.kind === kind;
  const found: Play[] = [];
  if (wants('rac')) found.push(...alike(ranks, 'rac'));
  if (wants('doi')) found.push(...alike(ranks, 'doi'));
  if (wants('sam-co')) found.push(...alike(ranks, 'sam-co'));
  if (wants('sanh')) found.push(...runs(ranks, rules));
  const quads = wants('tu-quy') || table?.top === '2' ? alike(ranks, 'tu-quy') : [];
  found.push(...quads);
  const [low, high] = quads;
  if (low && high && table?.kind === 'doi') {
    found.push({ kind: 'hai-tu-quy', length: 8, top: high.top, cards: [...low.cards, ...high.cards] });
  }
  return found;
}

function alike(ranks: Ranks, kind: keyof typeof SIZES): Play[] {
  const length = SIZES[kind];
  return ranks.flatMap((cards, height) =>
    cards.length < length ? [] : [{ kind, length, top: rankAt(height), cards: cards.slice(0, length) }],
  );
}

/** Rules sam-run and sam-run-two: every row of three or more ranks, one card of each. */
function runs(ranks: Ranks, rules: PlayRules): Play[] {
  const low = rules.runs === 'low-two' ? [assertDefined(ranks[ACE]), assertDefined(ranks[TWO])] : [[], []];
  // Ace and 2 first, and the ace again at the end.
  const row = [...low, ...ranks.slice(0, TWO)];
  const found: Play[] = [];
  for (let top = SHORTEST_RUN - 1; top < row.length; top++) {
    const cards: Card[] = [];
    for (let at = top; at >= 0; at--) {
      const card = row[at]?.[0];
      if (card === undefined || cards.includes(card)) break;
      cards.unshift(card);
      const length = cards.length;
      if (length >= SHORTEST_RUN)
        found.push({ kind: 'sanh', length, top: rankAt(top - low.length), cards: [...cards] });
    }
  }
  return found;
}

/**
 * Rule sam-thoi-2 under `finishOnTwo=forbidden`: a play of 2s must not be the last, so none may leave a hand of nothing but 2s
 * either; such a hand could never go out (ADR 9). A 2 that is low in a run is no heo.
 */
export function strandsTwos(play: Play, hand: readonly Card[], { finishOnTwo }: PlayRules): boolean {
  if (finishOnTwo !== 'forbidden') return false;
  const left = hand.filter((card) => !play.cards.includes(card));
  return left.length === 0 ? endsOnTwo(play) : left.every(isTwo);
}

/** A play of nothing but 2s: as a last one it is thối, or not allowed, as the house has it. */
export function endsOnTwo({ top }: Combination): boolean {
  // A run's top is never a 2.
  return top === '2';
}

/** Every choice of cards that makes this shape: of each of its ranks as many as it takes. */
function waysOf(ranks: Ranks, shape: Play): Play[] {
  const { cards } = shape;
  let ways: (readonly Card[])[] = [[]];
  for (let at = 0, next = 0; at < cards.length; at = next) {
    const height = heightOf(assertDefined(cards[at]));
    next = at + 1;
    while (next < cards.length && heightOf(assertDefined(cards[next])) === height) next++;
    const choices = choose(assertDefined(ranks[height]), next - at);
    if (ways.length === 1 && choices.length === 1) ways = [[...assertDefined(ways[0]), ...assertDefined(choices[0])]];
    else ways = ways.flatMap((way) => choices.map((more) => [...way, ...more]));
  }
  return ways.length === 1 ? [shape] : ways.map((way) => ({ ...shape, cards: way }));
}

/** All ways to take `count` of these cards, in their order. */
function choose(cards: readonly Card[], count: number): readonly (readonly Card[])[] {
  if (count === cards.length) return [cards];
  if (count === 1) return cards.map((card) => [card]);
  return cards.flatMap((card, at) =>
    cards.length - at < count ? [] : choose(cards.slice(at + 1), count - 1).map((more) => [card, ...more]),
  );
}
