/** Unknown cards at the end of a round of Sâm: only 2s and quads cost more than others, so only they are counted (sam-pay-thoi). */

import { assertDefined } from '#core/assert-defined.ts';
import { memo } from '#core/branches/diagram.ts';
import { ALL_CARDS, type Card, RANKS, rankIndex } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Filling, UnknownCards } from '#core/unknown/fillings.ts';
import {
  canDeal,
  dealAfter,
  dealCounter,
  type OpenDeal,
  type TwosAndQuads,
  wantedAfter,
  wantedIn,
} from './deal-counts.ts';
import { debtOf, quadsIn } from './payment.ts';
import { isTwo } from './ranks.ts';
import type { SamRules } from './rules.ts';

/** Any number of unknown cards: the ways are worked out, not gone through. */
export const unknown: UnknownCards<SamRules> = { countFillings };

function countFillings(fields: readonly Field[], rules: SamRules, unseen: readonly Card[]): Filling[] {
  const open = fields.filter(({ unknown }) => unknown);
  const deal = dealOf(open, unseen);
  const groups = new Map<string, { readonly wanted: TwosAndQuads[]; ways: bigint }>();
  const count = dealCounter(deal);
  const owedBy = open.map((field) => unitsOf(field, rules));
  for (const wanted of wantedIn(deal)) {
    const ways = count(wanted);
    if (ways === 0n) continue;
    const owed = owedBy.map((units, hand) => units(wanted, hand)).join();
    const group = groups.get(owed) ?? { wanted: [], ways: 0n };
    group.wanted.push(wanted);
    group.ways += ways;
    groups.set(owed, group);
  }
  const single = open.reduce((sum, { unknown = [] }) => sum + unknown.length, 0) === 1;
  return Array.from(groups.values(), ({ wanted, ways }): Filling => {
    const cards = firstFilling(open, deal, wanted, unseen);
    const choices = single ? unseen.filter((card) => wanted.some((one) => canBe(deal, one, card))) : [];
    return { cards, ways, choices };
  });
}

function dealOf(open: readonly Field[], unseen: readonly Card[]): OpenDeal {
  const ofRank = (cards: readonly Card[], rank: number): number =>
    cards.filter((card) => rankIndex(card) === rank && !isTwo(card)).length;
  return {
    slots: open.map(({ unknown = [] }) => unknown.length),
    twos: unseen.filter(isTwo).length,
    ranks: RANKS.map((_, rank) => ({
      left: ofRank(unseen, rank),
      held: open.map(({ cards }) => ofRank(cards, rank)),
    })),
  };
}

/** What a hand owes that gets so many 2s and quads: that of any such hand. */
function unitsOf(
  { name, cards, unknown = [] }: Field,
  rules: SamRules,
): (wanted: TwosAndQuads, hand: number) => number {
  const known = new Map<string, number>();
  const size = cards.length + unknown.length;
  return (wanted, hand) => {
    const twos = cards.filter(isTwo).length + assertDefined(wanted.twos[hand]);
    const quads = quadsIn(cards).length + assertDefined(wanted.quads[hand]);
    return memo(known, `${twos} ${quads}`, () => debtOf(name, handWith(twos, quads, size), '', rules).units);
  };
}

/** Any hand of so many cards with so many 2s and quads: of other ranks it has three cards at most. */
function handWith(twos: number, quads: number, size: number): Card[] {
  const ordinary = RANKS.map((_, rank) => ALL_CARDS.filter((card) => rankIndex(card) === rank && !isTwo(card)));
  const ranks = ordinary.filter(({ length }) => length > 0);
  const needed = [...ALL_CARDS.filter(isTwo).slice(0, twos), ...ranks.slice(0, quads).flat()];
  const others = ranks.slice(quads).flatMap((alike) => alike.slice(1));
  return [...needed, ...others.slice(0, size - needed.length)];
}

/** The first filling that gives the hands what is wanted, in one of these ways: each place gets the first card that still can be. */
function firstFilling(
  open: readonly Field[],
  start: OpenDeal,
  ways: readonly TwosAndQuads[],
  unseen: readonly Card[],
): Card[] {
  let [deal, wanted] = [start, ways];
  const cards: Card[] = [];
  for (const hand of open.flatMap(({ unknown = [] }, at) => unknown.map(() => at))) {
    const tried = new Set<number>();
    for (const card of unseen) {
      if (cards.includes(card) || tried.has(rankIndex(card))) continue;
      tried.add(rankIndex(card));
      const next = dealAfter(deal, hand, card);
      const left = wanted.flatMap((one) => wantedAfter(deal, one, hand, card) ?? []);
      if (!left.some((one) => canDeal(next, one))) continue;
      cards.push(card);
      [deal, wanted] = [next, left];
      break;
    }
  }
  return cards;
}

/** Can the one unknown card be this one, where so much is wanted? */
function canBe(deal: OpenDeal, wanted: TwosAndQuads, card: Card): boolean {
  const left = wantedAfter(deal, wanted, 0, card);
  return left !== undefined && canDeal(dealAfter(deal, 0, card), left);
}
