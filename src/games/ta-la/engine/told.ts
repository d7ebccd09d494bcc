/** Hands at the end of a round of Tá Lả that are told by their points: “12 points, 7 points, and one without a meld”. */

import { type Card, withoutCards } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { ofRank, pickMixed } from '#core/told/pick-mixed.ts';
import { setsOf } from '#core/told/sets-of.ts';
import { type Candidates, type Told, type ToldHands, toldCount } from '#core/told/told-hand.ts';
import { type Arrangement, arrange } from './arrange.ts';
import type { TaLaVerdict } from './decide.ts';
import { LEAST, pointsOf, worthAt } from './meld.ts';
import type { TaLaRules } from './rules.ts';
import { cardsEaten } from './showdown.ts';

/** Rule tl-deal: what everybody holds who has discarded; melds and all. */
const CARDS = 9;
/** A meld and six loose cards: two kings, two queens, two jacks. */
export const MOST_POINTS = 72;

/** Whoever tells points has laid a meld: else it would be told that there is none (rule tl-mom). */
export const told: ToldHands<TaLaRules, TaLaVerdict> = {
  waysOf(said, hand, rules) {
    return [{ hands: handsOf(said, hand, rules) }];
  },
  // What can be laid off depends on what the others laid (rule tl-gui).
  agrees(verdict, hands) {
    if (verdict.kind !== 'showdown') return false;
    return hands.every((hand) => {
      const { kind, total }: Told = hand.told ?? {};
      if (kind === undefined && total === undefined) return true;
      const isSo = (mom: boolean, points: number) => mom === (kind === 'mom') && (total ?? points) === points;
      return verdict.players.some(({ name, mom, points }) => name === hand.name && isSo(mom, points));
    });
  },
};

function handsOf(said: Told, hand: Field, rules: TaLaRules): readonly Candidates[] {
  const { kind, total } = said;
  const story: Said = { hand, total, count: toldCount(said, hand) };
  const plain: Candidates = (free) => goneOut(story, CARDS, free, rules);
  const mom: Candidates = (free) => withoutMeld(story, free, rules);
  const melded =
    (totals: readonly number[]): Candidates =>
    (free) =>
      withMeld(story, totals, free, rules);
  switch (kind) {
    case 'mom':
      // Who is móm is placed behind all others whatever the points (rule tl-mom).
      return [mom];
    case 'u':
      // With ten cards it may be an ù tròn (rule tl-u).
      return [plain, plain, (free) => goneOut(story, CARDS + 1, free, rules)];
    case undefined: {
      if (total !== undefined) return [melded([total])];
      const totals = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);
      return [melded(totals), melded(totals), melded(totals.toReversed()), mom];
    }
    default:
      return [];
  }
}

interface Said {
  readonly hand: Field;
  readonly total: number | undefined;
  readonly count: number | undefined;
}

const FROM_KING_DOWN = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;
/** As many cards as are needed to hold so many of a rank. */
function upTo(held: readonly Card[], rank: number, count: number): readonly ((card: Card) => boolean)[] {
  const missing = count - held.filter(ofRank(rank)).length;
  return Array.from({ length: Math.max(missing, 0) }, () => ofRank(rank));
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
  const melds = FROM_KING_DOWN.flatMap((rank) => drawn(said, named, upTo(named, rank, LEAST), free, rules) ?? []).map(
    (laid) => ({ laid, ranks: looseOf(laid.cards, free) }),
  );
  for (const total of totals) {
    for (const { laid, ranks } of melds) {
      for (const size of said.count === undefined ? LOOSE_SIZES : [said.count - laid.cards.length]) {
        for (const loose of looseRanks(size, total - laid.points, ranks, rules)) {
          const found = drawn(said, laid.cards, loose.map(ofRank), free, rules);
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
    const left = withoutCards(free, held).filter(ofRank(rank));
    return left.length > 1 && !held.some(ofRank(rank));
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
    // Too few are left, or too low.
    if (size > 2 * (ranks.length - at) || worth * size < points) return;
    for (const alike of [[rank], [rank, rank]]) {
      const left = points - worth * alike.length;
      if (left < 0 || alike.length > size) continue;
      for (const rest of looseRanks(size - alike.length, left, ranks.slice(at + 1), rules)) yield [...alike, ...rest];
    }
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
      const found = drawn(said, named, ranks.map(ofRank), free, rules);
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
