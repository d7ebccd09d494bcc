import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, type Rank, rankOf, suitOf } from '#core/card.ts';
import type { Category } from './category.ts';
import type { XiToRules } from './rules.ts';

/** Weakest to strongest; the ace is high. Rule xt-rank. */
const RANKS_UP: readonly Rank[] = ['7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** The height of each of the 52 cards; those that are not in the deck have −1. */
const HEIGHTS: readonly number[] = ALL_CARDS.map((card) => RANKS_UP.indexOf(rankOf(card)));

/** The most cards of a hand, and the only number with which a run or a single suit is a combination. */
export const FULL_HAND = 5;

/** The height of an ace that begins A-7-8-9-10. */
export const LOW_ACE = -1;

/** The cards of one rank in a hand. */
export interface Group {
  /** 0 for the 7 up to 7 for the ace; −1 for an ace that begins a straight. */
  readonly height: number;
  readonly cards: readonly Card[];
}

/** A hand that was read: its combination, and its groups in the order of comparison: the largest first, then the highest. */
export interface Hand {
  readonly cards: readonly Card[];
  readonly category: Category;
  readonly groups: readonly Group[];
}

/** 0 for the 7 up to 7 for the ace. */
export function rankHeightOf(card: Card): number {
  return assertDefined(HEIGHTS[card]);
}

/** Is it one of the 32 cards, 7 to ace? Rule xt-deck. */
export function isInDeck(card: Card): boolean {
  return rankHeightOf(card) >= 0;
}

/** The rank of a height, 0 to 7. */
export function rankOfHeight(height: number): Rank {
  return assertDefined(RANKS_UP[height]);
}

/**
 * Reads one to five cards. Rules xt-mau-thau to xt-thung-pha-sanh, xt-straight-top, xt-partial: with fewer than five
 * cards neither a run nor one suit is a combination.
 * @param rules only `aceLow` is read, and only where the hand is A-7-8-9-10
 */
export function readHand(cards: readonly Card[], rules: Pick<XiToRules, 'aceLow'>): Hand {
  const groups = groupsOf(cards);
  const [first, second] = groups.map((group) => group.cards.length);
  if (first === 4) return { cards, groups, category: 'tu-quy' };
  if (first === 3) return { cards, groups, category: second === 2 ? 'cu-lu' : 'sam' };
  if (first === 2) return { cards, groups, category: second === 2 ? 'thu' : 'doi' };
  if (cards.length < FULL_HAND) return { cards, groups, category: 'mau-thau' };

  const run = runOf(groups, rules);
  const flush = isOneSuit(cards);
  if (run) return { cards, groups: run, category: flush ? 'thung-pha-sanh' : 'sanh' };
  return { cards, groups, category: flush ? 'thung' : 'mau-thau' };
}

export function isOneSuit(cards: readonly Card[]): boolean {
  return cards.every((card) => suitOf(card) === suitOf(assertDefined(cards[0])));
}

/** Are these groups, single cards from high to low, A-10-9-8-7? */
export function isLowRun(groups: readonly Group[]): boolean {
  return groups.map(({ height }) => height).join() === '7,3,2,1,0';
}

function groupsOf(cards: readonly Card[]): Group[] {
  const groups = new Map<number, Card[]>();
  for (const card of cards) {
    const height = rankHeightOf(card);
    const group = groups.get(height);
    if (group) group.push(card);
    else groups.set(height, [card]);
  }
  return Array.from(groups, ([height, alike]) => ({ height, cards: alike })).sort(
    (a, b) => b.cards.length - a.cards.length || b.height - a.height,
  );
}

/** The groups of a straight, its top card first; undefined where the cards are none. */
function runOf(groups: readonly Group[], rules: Pick<XiToRules, 'aceLow'>): readonly Group[] | undefined {
  const top = assertDefined(groups[0]).height;
  if (groups.every(({ height }, i) => height === top - i)) return groups;
  if (!isLowRun(groups) || !rules.aceLow) return undefined;
  const [ace, ...rest] = groups;
  return [...rest, { ...assertDefined(ace), height: LOW_ACE }];
}
