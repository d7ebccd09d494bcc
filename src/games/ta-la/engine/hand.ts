import { assertDefined } from '#core/assert-defined.ts';
import { type Card, cardAt, rankIndex, suitIndex, withoutCards } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { cardWorth, LEAST, meldKind } from './meld.ts';
import type { MeldRules, TaLaRules } from './rules.ts';
import type { TaLaStep } from './steps.ts';

/** The fewest points that can be left beside this meld, or without one in particular; undefined where eaten cards find no place. */
export type Least = (beside: readonly Card[], rules: MeldRules) => number | undefined;

/** The steps of an arrangement: its melds, rival melds that could not be made as well, the loose cards. */
export function explainArrangement(
  who: Who,
  cards: readonly Card[],
  eaten: readonly Card[],
  found: Arrangement,
  rules: TaLaRules,
  least: Least = leastAlone(cards, eaten),
): TaLaStep[] {
  return [
    ...found.melds.map((meld) => meldStep(who, meld)),
    ...explainEaten(who, eaten, found, rules, least),
    ...explainAce(who, cards, found),
    ...explainRival(who, cards, eaten, found, rules, least),
  ];
}

/** Of a hand by itself. */
function leastAlone(cards: readonly Card[], eaten: readonly Card[]): Least {
  return (beside, rules) => arrange(withoutCards(cards, beside), withoutCards(eaten, beside), rules)?.points;
}

export function meldStep(who: Who, cards: readonly Card[]): TaLaStep {
  const rule = meldKind(cards) === 'ngang' ? 'tl-phom-ngang' : 'tl-phom-doc';
  return { rule, outcome: 'held', who, cards };
}

/** The loose cards counted, one by one. Rule tl-points for a hand by itself, tl-score at the end of a round. */
export function countStep(
  rule: 'tl-points' | 'tl-score',
  who: Who,
  loose: readonly Card[],
  rules: TaLaRules,
): TaLaStep {
  if (loose.length === 0) return { rule: 'tl-rac', outcome: 'held', who };
  const parts = loose.map((card) => cardWorth(card, rules));
  return { rule, outcome: 'held', who, cards: loose, parts, points: parts.reduce((sum, part) => sum + part, 0) };
}

/** Rules tl-eat-proof and tl-eat-limit: where each eaten card lies, and what the limit costs. */
function explainEaten(
  who: Who,
  eaten: readonly Card[],
  { melds, points: left }: Arrangement,
  rules: TaLaRules,
  least: Least,
): TaLaStep[] {
  const meldOf = (card: Card): readonly Card[] => assertDefined(melds.find((meld) => meld.includes(card)));
  const steps = eaten.map((card): TaLaStep => {
    return { rule: 'tl-eat-proof', outcome: 'held', who, cards: [card], meld: meldOf(card) };
  });
  for (const meld of melds) {
    const shared = eaten.filter((card) => meld.includes(card));
    if (shared.length > 1) steps.push({ rule: 'tl-eat-limit', outcome: 'held', who, cards: shared, meld });
  }
  if (eaten.length < 2) return steps;
  const points = least([], unlimited(rules));
  if (points !== undefined && points < left) {
    steps.push({ rule: 'tl-eat-limit', outcome: 'failed', who, cards: eaten, points });
  }
  return steps;
}

/** The same rules, but with several eaten cards allowed in one meld. `faces` is read only on demand. */
export function unlimited(rules: MeldRules): MeldRules {
  return {
    eatPerMeld: 'any',
    get faces() {
      return rules.faces;
    },
  };
}

/** Rule tl-ace-low: Q K A and K A 2 of one suit, where not all three lie in melds anyway. */
function explainAce(who: Who, cards: readonly Card[], { loose }: Arrangement): TaLaStep[] {
  const round = [[11, 12, 0] as const, [12, 0, 1] as const];
  for (const suit of [0, 1, 2, 3]) {
    for (const ranks of round) {
      const three = ranks.map((rank) => cardAt(suit, rank));
      if (three.every((card) => cards.includes(card)) && three.some((card) => loose.includes(card))) {
        return [{ rule: 'tl-ace-low', outcome: 'failed', who, cards: three }];
      }
    }
  }
  return [];
}

/** Rule tl-one-meld-each: of the melds that would take a loose card, and cards of other melds with it, the best one. */
function explainRival(
  who: Who,
  cards: readonly Card[],
  eaten: readonly Card[],
  { loose }: Arrangement,
  rules: TaLaRules,
  least: Least,
): TaLaStep[] {
  let best: { readonly cards: readonly Card[]; readonly points: number } | undefined;
  for (const meld of meldsIn(cards)) {
    if (!meld.some((card) => loose.includes(card))) continue;
    const inside = eaten.filter((card) => meld.includes(card));
    if (inside.length > 1 && rules.eatPerMeld === 'one') continue;
    const points = least(meld, rules);
    if (points !== undefined && (!best || points < best.points)) best = { cards: meld, points };
  }
  if (!best) return [];
  const kind = assertDefined(meldKind(best.cards));
  return [{ rule: 'tl-one-meld-each', outcome: 'failed', who, cards: best.cards, kind, points: best.points }];
}

/** Every meld that these cards hold, the longest of each beginning first. */
export function meldsIn(cards: readonly Card[]): Card[][] {
  const melds: Card[][] = [];
  for (let rank = 0; rank < 13; rank++) {
    const same = cards.filter((card) => rankIndex(card) === rank).sort((a, b) => a - b);
    if (same.length >= LEAST) melds.push(same);
    if (same.length > LEAST) for (const left of same.toReversed()) melds.push(withoutCards(same, [left]));
    for (const suit of same.map(suitIndex)) {
      const run: Card[] = [];
      for (let next = rank; next < 13 && cards.includes(cardAt(suit, next)); next++) run.push(cardAt(suit, next));
      for (let length = run.length; length >= LEAST; length--) melds.push(run.slice(0, length));
    }
  }
  return melds;
}

/** Rule tl-ca: two cards of one rank, or of one suit with ranks at most `gap` apart. */
export function isCa(a: Card, b: Card, gap: 1 | 2): boolean {
  if (rankIndex(a) === rankIndex(b)) return true;
  return suitIndex(a) === suitIndex(b) && Math.abs(rankIndex(a) - rankIndex(b)) <= gap;
}

/** All half melds among these cards. */
export function casIn(cards: readonly Card[], gap: 1 | 2): (readonly [Card, Card])[] {
  return cards.flatMap((a, i) => cards.slice(i + 1).flatMap((b) => (isCa(a, b, gap) ? [[a, b] as const] : [])));
}

/** The loose cards that have a partner, for people who sort on. */
export function caStep(who: Who, loose: readonly Card[]): TaLaStep[] {
  const paired = casIn(loose, 1).flat();
  const cards = loose.filter((card) => paired.includes(card));
  return cards.length > 0 ? [{ rule: 'tl-ca', outcome: 'held', why: 'loose', who, cards }] : [];
}
