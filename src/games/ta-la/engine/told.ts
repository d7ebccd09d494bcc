/** Hands at the end of a round of Tá Lả that are told by their points: “12 points, 7 points, and one without a meld”. */

import { type Card, rankIndex, withoutCards } from '#core/card.ts';
import { pickMixed } from '#core/told/pick-mixed.ts';
import { setsOf } from '#core/told/sets-of.ts';
import type { Candidates, Told, ToldHand, ToldHands } from '#core/told/told-hand.ts';
import { type Arrangement, arrange } from './arrange.ts';
import type { TaLaVerdict } from './decide.ts';
import { LEAST, pointsOf, worthAt } from './meld.ts';
import type { TaLaRules } from './rules.ts';
import { cardsEaten } from './showdown.ts';

/** Rule tl-deal: what everybody holds who has discarded; melds and all. */
const CARDS = 9;
/** A meld and six loose cards: two kings, two queens, two jacks. */
const MOST_POINTS = 72;

/** Whoever tells points has laid a meld: else it would be told that there is none (rule tl-mom). */
export const told: ToldHands<TaLaRules, TaLaVerdict> = {
  waysOf(hand, rules) {
    return [{ hands: handsOf(hand, rules) }];
  },
  // What can be laid off depends on what the others laid (rule tl-gui).
  agrees(verdict, hands) {
    if (verdict.kind !== 'showdown') return false;
    return verdict.players.every(({ points, mom }, at) => {
      const { kind, total }: Told = hands[at]?.told ?? {};
      if (kind === undefined && total === undefined) return true;
      return (total === undefined || total === points) && (kind === 'mom') === mom;
    });
  },
};

function handsOf(hand: ToldHand, rules: TaLaRules): readonly Candidates[] {
  const { kind, total, count = sizeOf(hand) }: Told = hand.told ?? {};
  const said: Said = { hand, total, count };
  const plain: Candidates = (free) => goneOut(said, CARDS, free, rules);
  const mom: Candidates = (free) => withoutMeld(said, free, rules);
  const melded =
    (totals: readonly number[]): Candidates =>
    (free) =>
      withMeld(said, totals, free, rules);
  switch (kind) {
    case 'mom':
      // Who is móm is placed behind all others whatever the points (rule tl-mom).
      return [mom];
    case 'u':
      // With ten cards it may be an ù tròn (rule tl-u).
      return [plain, plain, (free) => goneOut(said, CARDS + 1, free, rules)];
    case undefined: {
      if (total !== undefined) return [melded([total])];
      const totals = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
      return [melded(totals), melded(totals), melded(totals.toReversed()), mom];
    }
    default:
      return [];
  }
}

/** How many cards a hand has of which some are face down. */
function sizeOf({ cards, unknown }: ToldHand): number | undefined {
  return unknown && cards.length + unknown.length;
}

interface Said {
  readonly hand: ToldHand;
  readonly total: number | undefined;
  readonly count: number | undefined;
}

const FROM_KING_DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;
const isOf =
  (rank: number) =>
  (card: Card): boolean =>
    rankIndex(card) === rank;

/** As many cards as are needed to hold so many of a rank. */
function upTo(held: readonly Card[], rank: number, count: number): readonly ((card: Card) => boolean)[] {
  const missing = count - held.filter(isOf(rank)).length;
  return Array.from({ length: Math.max(missing, 0) }, () => isOf(rank));
}

/** A hand with these cards, sorted; undefined where there are no such cards, or eaten ones find no meld. */
function drawn(
  { hand }: Said,
  held: readonly Card[],
  wishes: readonly ((card: Card) => boolean)[],
  free: readonly Card[],
  rules: TaLaRules,
): (Arrangement & { readonly cards: readonly Card[] }) | undefined {
  const cards = pickMixed(held, wishes, free);
  const found = cards && arrange(cards, cardsEaten(hand), rules);
  return cards && found && { ...found, cards };
}

/** Three of a rank, and loose cards that come to these points. */
function* withMeld(
  said: Said,
  totals: readonly number[],
  free: readonly Card[],
  rules: TaLaRules,
): Iterable<readonly Card[]> {
  const { cards: named } = said.hand;
  for (const total of totals) {
    for (const rank of FROM_KING_DOWN) {
      const laid = drawn(said, named, upTo(named, rank, LEAST), free, rules);
      if (!laid) continue;
      const sizes = said.count === undefined ? LOOSE_SIZES : [said.count - laid.cards.length];
      for (const size of sizes) {
        for (const loose of looseRanks(size, total - laid.points, looseOf(laid.cards, free), rules)) {
          const found = drawn(said, laid.cards, loose.map(isOf), free, rules);
          if (found?.points === total) yield found.cards;
        }
      }
    }
  }
}

/** How many cards are left beside a meld, the likeliest first. */
const LOOSE_SIZES = [2, 3, 1, 0, 4, 5, 6] as const;

/** The ranks that loose cards can be of without anybody's meld taking them: two are left in nobody's hand. From the king down. */
function looseOf(held: readonly Card[], free: readonly Card[]): readonly number[] {
  return FROM_KING_DOWN.filter((rank) => {
    const left = withoutCards(free, held).filter(isOf(rank));
    return left.length > 1 && !held.some(isOf(rank));
  });
}

/** Every choice of so many of these ranks that comes to these points, none more than twice. */
function* looseRanks(
  size: number,
  points: number,
  ranks: readonly number[],
  rules: TaLaRules,
): Iterable<readonly number[]> {
  if (size === 0) {
    if (points === 0) yield [];
    return;
  }
  for (const [at, rank] of ranks.entries()) {
    const worth = worthAt(rank, rules);
    if (worth > points || worth * size < points) continue;
    // The second of a rank is chosen with the first.
    for (const rest of looseRanks(size - 1, points - worth, ranks.slice(at + 1), rules)) yield [rank, ...rest];
    if (size < 2) continue;
    for (const rest of looseRanks(size - 2, points - 2 * worth, ranks.slice(at + 1), rules))
      yield [rank, rank, ...rest];
  }
}

/** Cards of which no three go together: of ranks far apart, or of those that come to the points. */
function* withoutMeld(said: Said, free: readonly Card[], rules: TaLaRules): Iterable<readonly Card[]> {
  const { total, count } = said;
  const { cards: named } = said.hand;
  for (const size of count === undefined ? SIZES : [count]) {
    const missing = size - named.length;
    const left = (total ?? 0) - pointsOf(named, rules);
    const lists = total === undefined ? scattered(missing) : looseRanks(missing, left, FROM_KING_DOWN, rules);
    for (const ranks of lists) {
      const found = drawn(said, named, ranks.map(isOf), free, rules);
      if (found?.melds.length === 0) yield found.cards;
    }
  }
}

/** How many cards somebody holds who is móm, the likeliest first. */
const SIZES = [CARDS, 8, 7, 6, 5, 4, 3, 2, 1] as const;
/** Ranks in an order in which neighbours are far apart. */
const SCATTERED = [12, 9, 6, 3, 0, 10, 7, 4, 1, 11, 8, 5, 2] as const;

function scattered(count: number): readonly (readonly number[])[] {
  return SCATTERED.map((_, from) => [...SCATTERED.slice(from), ...SCATTERED.slice(0, from)].slice(0, count));
}

/** Nothing but melds, each of one rank but for those that were named. */
function* goneOut(said: Said, size: number, free: readonly Card[], rules: TaLaRules): Iterable<readonly Card[]> {
  const { total = 0, count = size } = said;
  const { cards: named } = said.hand;
  if (total !== 0 || count !== size) return;
  for (const melds of [3, 2, 1, 0]) {
    for (const ranks of setsOf(FROM_KING_DOWN, melds)) {
      for (const length of [LEAST, LEAST + 1]) {
        const wishes = ranks.flatMap((rank, at) => upTo(named, rank, at === 0 ? length : LEAST));
        if (named.length + wishes.length !== size) continue;
        const found = drawn(said, named, wishes, free, rules);
        if (found?.loose.length === 0) yield found.cards;
      }
    }
  }
}
