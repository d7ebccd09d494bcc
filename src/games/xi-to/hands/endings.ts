/** What a hand may still become: counted over every way in which the rest of the pack can complete it. */

import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card } from '#core/card.ts';
import type { Category } from '../engine/category.ts';
import { FULL_HAND, isInDeck, isOneSuit, rankHeightOf } from '../engine/hand.ts';
import type { XiToRules } from '../engine/rules.ts';
import { categoryOf } from './strength.ts';

const DECK = ALL_CARDS.filter(isInDeck);
const RANK_COUNT = 8;
/** Five neighbours among the eight ranks, as bits from the 7 up; the four possible straights. */
const RUNS = [0b11111, 0b111110, 0b1111100, 0b11111000];
/** A-7-8-9-10. */
const LOW_RUN = 0b10001111;

/** For each combination, in how many ways the missing cards make it; with five cards one way for what it is. */
export type EndingCounts = Readonly<Record<Category, number>>;

/**
 * @param cards none to five cards, all in the deck
 * @param rules only `aceLow` matters
 */
export function endingCounts(cards: readonly Card[], rules: Pick<XiToRules, 'aceLow'>): EndingCounts {
  const ways = new Map<Category, number>();
  const heights = new Int8Array(RANK_COUNT);
  const held = [...cards];
  for (const card of cards) add(heights, card, 1);
  const rest = DECK.filter((card) => !cards.includes(card));

  const complete = (from: number): void => {
    if (held.length === FULL_HAND) {
      const category = categoryOfFive(heights, held, rules);
      ways.set(category, (ways.get(category) ?? 0) + 1);
      return;
    }
    for (let i = from; i < rest.length; i++) {
      const card = assertDefined(rest[i]);
      held.push(card);
      add(heights, card, 1);
      complete(i + 1);
      add(heights, card, -1);
      held.pop();
    }
  };
  complete(0);

  const count = (category: Category): number => ways.get(category) ?? 0;
  return {
    'mau-thau': count('mau-thau'),
    doi: count('doi'),
    thu: count('thu'),
    sam: count('sam'),
    sanh: count('sanh'),
    thung: count('thung'),
    'cu-lu': count('cu-lu'),
    'tu-quy': count('tu-quy'),
    'thung-pha-sanh': count('thung-pha-sanh'),
  };
}

/** The nearest combination above a full hand. */
export interface NextUp {
  readonly category: Category;
  /** How many of the hand's cards must be replaced. */
  readonly changes: number;
  /** In how many ways this number of other cards makes it. */
  readonly ways: number;
}

/**
 * The combination above a hand of five that takes the fewest other cards, the lowest of them; undefined at the top.
 * @param order the combinations as the rule set ranks them, weakest first
 */
export function nextUp(
  cards: readonly Card[],
  order: readonly Category[],
  rules: Pick<XiToRules, 'aceLow'>,
): NextUp | undefined {
  const above = order.slice(order.indexOf(categoryOf(cards, rules)) + 1);
  // It ends: five other cards make everything.
  for (let changes = 1; above.length > 0; changes++) {
    const reached = subsetsOf(cards, FULL_HAND - changes).map((kept) => endingCounts(kept, rules));
    for (const category of above) {
      const ways = reached.reduce((sum, endings) => sum + endings[category], 0);
      if (ways > 0) return { category, changes, ways };
    }
  }
  return undefined;
}

function add(heights: Int8Array, card: Card, by: number): void {
  const height = rankHeightOf(card);
  heights[height] = assertDefined(heights[height]) + by;
}

/** The combination of five cards, from the number of each rank: the same as `readHand`, without allocation. */
function categoryOfFive(heights: Int8Array, cards: readonly Card[], { aceLow }: Pick<XiToRules, 'aceLow'>): Category {
  let most = 0;
  let pairs = 0;
  let ranks = 0;
  for (let height = 0; height < RANK_COUNT; height++) {
    const count = assertDefined(heights[height]);
    most = Math.max(most, count);
    if (count === 2) pairs++;
    if (count > 0) ranks |= 1 << height;
  }
  if (most === 4) return 'tu-quy';
  if (most === 3) return pairs === 1 ? 'cu-lu' : 'sam';
  if (most === 2) return pairs === 2 ? 'thu' : 'doi';
  const run = RUNS.includes(ranks) || (aceLow && ranks === LOW_RUN);
  const flush = isOneSuit(cards);
  if (run) return flush ? 'thung-pha-sanh' : 'sanh';
  return flush ? 'thung' : 'mau-thau';
}

function subsetsOf(cards: readonly Card[], size: number): Card[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, i) => subsetsOf(cards.slice(i + 1), size - 1).map((rest) => [card, ...rest]));
}
