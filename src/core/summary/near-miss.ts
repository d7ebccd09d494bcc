import { ALL_CARDS, type Card, RANKS, rankOf, suitOf } from '../card.ts';
import type { Field } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import type { Ruling, Step } from '../ruling.ts';

/** Another card in the place of one. */
export interface Swap {
  /** The player whose hand it is. */
  readonly name: string;
  readonly from: Card;
  readonly to: Card;
}

/** One card in one hand that, had it been another, would have changed the verdict. */
export interface NearMiss<V = unknown, S extends Step = Step> extends Swap {
  /** The hands with the other card in its place. */
  readonly fields: readonly Field[];
  readonly ruling: Ruling<V, S>;
}

/**
 * The nearest hands, one card away, that give another verdict; undefined where no single card changes it. Nearest means another
 * suit of the same rank, then the next rank; among equals the earliest hand.
 * @param differs whether a ruling is another verdict worth showing: a change of a total alone is not
 * @param within as many ranks apart, at most
 */
export function nearestMiss<R extends Rules, V, S extends Step>(
  game: Game<R, V, S>,
  fields: readonly Field[],
  rules: R,
  differs: (ruling: Ruling<V, S>, swap: Swap) => boolean,
  within: number = RANKS.length,
): NearMiss<V, S> | undefined {
  const held = new Set(fields.flatMap(({ cards }) => cards));
  const free = ALL_CARDS.filter((card) => !held.has(card) && game.hasCard(card, rules));
  const swaps = fields.flatMap((field) =>
    field.cards
      .filter((from) => !field.eaten.some(({ card }) => card === from))
      .flatMap((from) => free.map((to) => ({ field, from, to, distance: swapDistance({ from, to }) })))
      .filter((swap) => swap.distance < 2 * (within + 1)),
  );
  swaps.sort((a, b) => a.distance - b.distance);
  for (const { field, from, to } of swaps) {
    const cards = field.cards.map((card) => (card === from ? to : card));
    const changed = fields.map((one) => (one === field ? { ...one, cards } : one));
    const ruled = judge(game, changed, rules);
    const swap = { name: field.name, from, to };
    if (ruled.ok && differs(ruled.value, swap)) return { ...swap, fields: changed, ruling: ruled.value };
  }
  return undefined;
}

/**
 * Whether a swap only breaks a combination: the removed card belongs to one, and the new card to none of as many cards. That a
 * flush needs all five of its cards teaches nothing.
 * @param combinations the rules by which cards are something together
 */
export function onlyBreaks(
  before: Ruling<unknown>,
  after: Ruling<unknown>,
  { name, from, to }: Swap,
  combinations: readonly string[],
): boolean {
  const most = ({ reasons }: Ruling<unknown>, card: Card): number =>
    Math.max(
      0,
      ...reasons
        .filter(({ rule, who, outcome }) => who === name && outcome === 'held' && combinations.includes(rule))
        // A step without cards is about the whole hand.
        .map(({ cards }) => (!cards ? Number.POSITIVE_INFINITY : cards.includes(card) ? cards.length : 0)),
    );
  return most(after, to) < most(before, from);
}

/** How near a card is to the one in its place: another suit first, then the next rank. */
export function swapDistance({ from, to }: Pick<Swap, 'from' | 'to'>): number {
  const ranks = Math.abs(RANKS.indexOf(rankOf(from)) - RANKS.indexOf(rankOf(to)));
  return 2 * ranks + (suitOf(from) === suitOf(to) ? 0 : 1);
}
