/** Hands of Xì Dách that are told by their total or by what they are: “18 against 17”. */

import { memo } from '#core/branches/diagram.ts';
import { type Card, cardAt, isAce, isFace, rankIndex } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { pickMixed } from '#core/told/pick-mixed.ts';
import { setsOf } from '#core/told/sets-of.ts';
import { type Candidates, type HandWay, type Told, type ToldHands, toldCount } from '#core/told/told-hand.ts';
import { MAX_CARDS } from './decide.ts';
import { readHand, XI_DACH_KINDS } from './hand.ts';
import type { XiDachRules } from './rules.ts';
import { plainValue } from './total.ts';

/** Rules xd-deal-two and xd-max-five. */
const SIZES = [2, 3, 4, MAX_CARDS] as const;
const BEST_TOTAL = 21;
/** What one card more makes of 21. To draw again above it makes no other ruling. */
const MOST_TOTAL = 31;

/** Nobody is taken to hold five cards who does not say so. */
export const told: ToldHands<XiDachRules> = {
  granted: { together: true, codeOf: () => 'under-five-cards' },
  waysOf(said, hand, rules) {
    const { kind, total = 0 } = said;
    // Two of J, Q, K: 20, whichever they are.
    const isTwoFaces = kind === 'hai-tay' && (said.total ?? 20) === 20 && (said.count ?? 2) === 2;
    if (isTwoFaces) return this.waysOf({ total: 20, count: 2 }, hand, rules);
    const count = toldCount(said, hand);
    if (count !== undefined) return [wayOf(said, hand, (size) => size === count, rules)];
    const usual = wayOf(said, hand, (size) => size < MAX_CARDS, rules);
    // Bust is bust with five cards too.
    const isBust = kind === 'quac' || total > BEST_TOTAL;
    return isBust ? [usual] : [usual, wayOf(said, hand, (size) => size === MAX_CARDS, rules)];
  },
};

function wayOf({ kind, total }: Told, hand: Field, has: (size: number) => boolean, rules: XiDachRules): HandWay {
  if (total !== undefined) return { hands: [candidates(hand, handsOf(hand, kind, has, total, total, rules))] };
  const kinds = kind === undefined ? XI_DACH_KINDS : [kind];
  return {
    hands: kinds.flatMap((one) => {
      const found = handsOf(hand, one, has, 0, MOST_TOTAL, rules);
      const [lowest, ...others] = found.toSorted((a, b) => a.points - b.points);
      if (!lowest) return [];
      const middle = (lowest.points + (others.at(-1) ?? lowest).points) >> 1;
      const far = ({ points }: Found): number => Math.abs(points - middle);
      return [
        found.toSorted((a, b) => far(a) - far(b)),
        [lowest, ...others],
        found.toSorted((a, b) => b.points - a.points),
      ].map((some) => candidates(hand, some));
    }),
  };
}

/** Cards that make a hand what was told, and what it comes to: 0 for a natural, which has no points. */
interface Found extends Draw {
  readonly points: number;
}

/** All of them, those alike once; first those without an ace, whose worth no house disputes. */
function handsOf(
  hand: Field,
  kind: string | undefined,
  has: (size: number) => boolean,
  from: number,
  to: number,
  rules: XiDachRules,
): readonly Found[] {
  const [who, age] = hand.role === 'cai' ? ['cai', rules.bankerMin] : [hand.name, rules.minStand];
  const named = drawOf(hand.cards);
  const found = SIZES.filter((size) => has(size) && mayBe(kind, size)).flatMap((size) =>
    drawsOf(size - hand.cards.length).flatMap((drawn): Found[] => {
      const least = named.least + drawn.least;
      if (least > to || least + 10 * (named.aces + drawn.aces) < from) return [];
      const read = readHand(who, [...hand.cards, ...drawn.cards], rules);
      const points = read.points ?? 0;
      return points >= from && points <= to && isKind(kind, read.kind, points >= age) ? [{ ...drawn, points }] : [];
    }),
  );
  return found.sort((a, b) => a.aces - b.aces);
}

/** Rules xd-xi-ban, xd-xi-dach and xd-ngu-linh: what is quickly seen is not read. */
function mayBe(kind: string | undefined, size: number): boolean {
  if (kind === 'xi-ban' || kind === 'xi-dach') return size === 2;
  return kind !== 'ngu-linh' || size === MAX_CARDS;
}

/** Who says that a hand is of age may hold a ngũ linh. */
function isKind(said: string | undefined, kind: string, isOfAge: boolean): boolean {
  return said === undefined || said === kind || (said === 'du' && kind === 'ngu-linh' && isOfAge);
}

function candidates(hand: Field, found: readonly Draw[]): Candidates {
  return function* ofFree(free) {
    for (const { cards } of found) {
      const wishes = cards.map((one) => (card: Card) => isLike(one, card));
      const held = pickMixed(hand.cards, wishes, free);
      if (held) yield held;
    }
  };
}

/** J, Q and K are alike (rule xd-faces), and suits count for nothing (xd-deck). */
function isLike(one: Card, card: Card): boolean {
  return isFace(one) ? isFace(card) : rankIndex(one) === rankIndex(card);
}

/** Cards to be drawn; a K stands for J and Q too. */
interface Draw {
  readonly cards: readonly Card[];
  readonly aces: number;
  /** What they count where an ace is 1. */
  readonly least: number;
}

function drawOf(cards: readonly Card[]): Draw {
  return { cards, aces: cards.filter(isAce).length, least: cards.reduce((sum, card) => sum + plainValue(card), 0) };
}

const FROM_KING_DOWN = [12, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((rank) => cardAt(0, rank));
const DRAWS = new Map<number, readonly Draw[]>();

/** Every choice of so many cards, those alike once. */
function drawsOf(count: number): readonly Draw[] {
  return count < 0 ? [] : memo(DRAWS, count, () => setsOf(FROM_KING_DOWN, count).map(drawOf));
}
