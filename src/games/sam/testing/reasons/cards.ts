/** What cards are in Sâm by the statements of the rules (sam.md §5.2 and §5.3), and in which order they are shown. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, formatCard, type Rank, rankOf } from '#core/card.ts';
import type { CombinationKind, Flaw } from '../../engine/combination.ts';
import type { SamRules } from '../../engine/rules.ts';

/** Rule sam-rank: 3 lowest, 2 highest. */
export const RANK_ORDER: readonly Rank[] = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A', '2'];
/** Rule sam-run-two: the row that runs are taken from where a 2 may be in one. Elsewhere they are taken from `RANK_ORDER`, the 2 left out. */
const LOW_ROW: readonly Rank[] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const HIGH_ROW = LOW_ROW.slice(2);

const PLACES: Readonly<Record<string, number>> = Object.fromEntries(RANK_ORDER.map((rank, at) => [rank, at]));
const LOWEST_FIRST = ['S', 'C', 'D', 'H'];

export function rankPlace(rank: Rank): number {
  return assertDefined(PLACES[rank]);
}

export function isHeo(card: Card): boolean {
  return rankOf(card) === '2';
}

/** From the lowest up; of one rank ♠ ♣ ♦ ♥. */
export function fromLowest(cards: readonly Card[]): Card[] {
  const weight = (card: Card): number =>
    10 * rankPlace(rankOf(card)) + LOWEST_FIRST.indexOf(formatCard(card).slice(-1));
  return [...cards].sort((a, b) => weight(a) - weight(b));
}

/** How cards are put down: from the lowest up, but ace and 2 before a 3 that follows on them (A-2-3-4). */
export function asPutDown(given: readonly Card[]): Card[] {
  const cards = fromLowest(given);
  const ranks = cards.map(rankOf);
  const numbers = ranks.filter((rank) => rank !== 'A' && rank !== '2');
  const isHead = numbers.length > 0 && numbers.join() === RANK_ORDER.slice(0, numbers.length).join();
  if (!isHead || !ranks.includes('2')) return cards;
  return [...cards.slice(numbers.length), ...cards.slice(0, numbers.length)];
}

/** How many cards there are of each rank, lowest rank first. */
export function rankCounts(cards: readonly Card[]): number[] {
  const counts = RANK_ORDER.map(() => 0);
  for (const card of cards) {
    const place = rankPlace(rankOf(card));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

export interface CardGroup {
  readonly kind: CombinationKind;
  readonly top: Rank;
  readonly length: number;
}

const ALIKE: Readonly<Record<number, CombinationKind>> = { 1: 'rac', 2: 'doi', 3: 'sam-co', 4: 'tu-quy' };

/** The combination that these cards are, or the rule by which they are none. */
export function cardGroupOf(cards: readonly Card[], { runs }: Pick<SamRules, 'runs'>): CardGroup | Flaw {
  const { length } = cards;
  const counts = rankCounts(cards);
  const ranks = RANK_ORDER.filter((_, place) => assertDefined(counts[place]) > 0);
  const top = assertDefined(ranks.at(-1));
  const kind = ALIKE[length];
  if (ranks.length === 1 && kind) return { kind, top, length };
  if (counts.filter((count) => count === 4).length === 2 && length === 8) return { kind: 'hai-tu-quy', top, length };
  return ranks.length === length ? rowOf(ranks, runs) : notAlike(ranks, counts);
}

export function isPile(read: CardGroup | Flaw): read is CardGroup {
  return typeof read !== 'string';
}

/** Cards of different ranks: a run, or what it lacks. */
function rowOf(ranks: readonly Rank[], runs: SamRules['runs']): CardGroup | Flaw {
  const { length } = ranks;
  const allowed = stretch(ranks, runs === 'low-two' ? LOW_ROW : HIGH_ROW);
  const anywhere = stretch(ranks, LOW_ROW);
  if (length >= 3 && allowed) return { kind: 'sanh', top: allowed, length };
  if (anywhere && !allowed) return 'house';
  if (anywhere) return 'short';
  if (isPastAce(ranks)) return 'wrap';
  return length >= 3 && isTenThenAce(ranks) ? 'ace-gap' : 'gap';
}

/** The last of these ranks where they stand one after another in a row, each once; undefined where they do not. */
function stretch(ranks: readonly Rank[], row: readonly Rank[]): Rank | undefined {
  const { length } = ranks;
  for (let from = 0; from + length <= row.length; from++) {
    const part = row.slice(from, from + length);
    if (ranks.every((rank) => part.includes(rank))) return part.at(-1);
  }
  return undefined;
}

/** …K A 2…: a wrap, which no run makes. */
function isPastAce(ranks: readonly Rank[]): boolean {
  const round = [...RANK_ORDER, ...RANK_ORDER];
  return ['K', 'A', '2'].every((rank) => ranks.some((one) => one === rank)) && stretch(ranks, round) !== undefined;
}

/** An ace behind a ten, as if there were no faces. */
function isTenThenAce(ranks: readonly Rank[]): boolean {
  return (
    stretch(
      ranks,
      RANK_ORDER.filter((rank) => !['J', 'Q', 'K', '2'].includes(rank)),
    ) !== undefined
  );
}

/** Cards of which some are of one rank and some are not: pairs in a row have a name, the others have none. */
function notAlike(ranks: readonly Rank[], counts: readonly number[]): Flaw {
  const pairs = counts.every((count) => count === 0 || count === 2);
  const inRow = stretch(ranks, RANK_ORDER) !== undefined || stretch(ranks, LOW_ROW) !== undefined;
  return pairs && ranks.length >= 3 && inRow ? 'doi-thong' : 'mixed';
}
