import { type Card, isAce, isFace, isTen } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { XiDachRules } from './rules.ts';
import type { XiDachStep } from './steps.ts';
import { bestCount, type CountedHand, countHand } from './total.ts';

/** What a hand is, in the order of xi-dach.md §1.3 and §1.2: two naturals, the five-card hand, and the three states of a total. */
export const XI_DACH_KINDS = ['xi-ban', 'xi-dach', 'ngu-linh', 'du', 'non', 'quac'] as const;
export type XiDachKind = (typeof XI_DACH_KINDS)[number];

/** A hand as the rule set reads it. `points` is null for the two naturals. */
export interface Hand {
  readonly who: Who;
  readonly cards: readonly Card[];
  readonly kind: XiDachKind;
  readonly points: number | null;
  /** Why the hand is of this kind, and which kinds it narrowly misses. */
  readonly steps: readonly XiDachStep[];
}

export const isNatural = (kind: XiDachKind): kind is 'xi-ban' | 'xi-dach' => kind === 'xi-ban' || kind === 'xi-dach';

/** Which totals make a five-card hand a ngũ linh. Rule xd-ngu-linh: S1 under 21, S3 up to 21, S4 16 to 21. */
function makesNguLinh(total: number, fiveCard: XiDachRules['fiveCard']): boolean {
  switch (fiveCard) {
    case 'up-to-21':
      return total <= 21;
    case 'under-21':
      return total < 21;
    case '16-to-21':
      return total >= 16 && total <= 21;
  }
}

/**
 * Reads a hand of two to five cards.
 * @param who the player's name, or `cai`: the banker's state is measured by `bankerMin`, a player's by `minStand`
 */
export function readHand(who: Who, cards: readonly Card[], rules: XiDachRules): Hand {
  const natural = readNatural(who, cards, rules);
  if (natural?.kind) return { who, cards, points: null, kind: natural.kind, steps: natural.steps };

  const counts = countHand(cards, rules);
  const nguLinh = readNguLinh(who, cards, counts, rules);
  const steps = [...(natural?.steps ?? []), ...nguLinh.steps];
  if (nguLinh.total !== undefined) {
    return { who, cards, kind: 'ngu-linh', points: nguLinh.total, steps };
  }
  const best = bestCount(counts);
  const state = readState(who, best.total, rules);
  return {
    who,
    cards,
    kind: state.kind,
    points: best.total,
    steps: [...steps, totalStep(who, cards, best, counts), state.step],
  };
}

/** Rules xd-xi-ban and xd-xi-dach: exactly two cards. Undefined where nothing even looks like a natural. */
function readNatural(
  who: Who,
  cards: readonly Card[],
  rules: XiDachRules,
): { kind?: 'xi-ban' | 'xi-dach'; steps: XiDachStep[] } | undefined {
  const aces = cards.filter(isAce).length;
  const tens = cards.filter(isTen);
  if (cards.length === 2 && aces === 2) {
    return { kind: 'xi-ban', steps: [{ rule: 'xd-xi-ban', outcome: 'held', who, cards }] };
  }
  if (aces === 0 || tens.length === 0) return undefined;
  if (cards.length > 2) {
    const why = 'more-than-two-cards';
    return { steps: [{ rule: 'xd-xi-dach', outcome: 'failed', who, cards, why }] };
  }
  if (tens.some(isFace) || rules.naturalTens === 'ten-and-faces') {
    return { kind: 'xi-dach', steps: [{ rule: 'xd-xi-dach', outcome: 'held', who, cards }] };
  }
  return { steps: [{ rule: 'xd-xi-dach', outcome: 'failed', who, cards, why: 'ten-is-no-face' }] };
}

/**
 * Rules xd-ngu-linh and xd-ngu-linh-ace: the lowest allowed total that makes one, where the higher of two wins the highest, or how
 * it was missed.
 */
function readNguLinh(
  who: Who,
  cards: readonly Card[],
  counts: readonly CountedHand[],
  rules: XiDachRules,
): { total?: number; steps: XiDachStep[] } {
  const best = bestCount(counts).total;
  if (cards.length === 4 && best <= 21) {
    const why = 'one-card-short';
    return { steps: [{ rule: 'xd-ngu-linh', outcome: 'failed', who, total: best, why }] };
  }
  if (cards.length < 5) return { steps: [] };
  const { fiveCard } = rules;
  const hasAce = cards.some(isAce);
  const lowest = !(hasAce && rules.fiveVsFive === 'higher');
  const ways = counts.filter((count) => makesNguLinh(count.total, fiveCard));
  const made = lowest ? ways[0] : ways.at(-1);
  if (!made) {
    const why = 'out-of-range';
    return { steps: [{ rule: 'xd-ngu-linh', outcome: 'failed', who, total: best, why, fiveCard }] };
  }
  const { parts, total } = made;
  const others = counts.map((count) => count.total).filter((other) => other !== total);
  const steps: XiDachStep[] = hasAce
    ? [{ rule: 'xd-ngu-linh-ace', outcome: 'held', who, cards, parts, total, others, lowest }]
    : [{ rule: 'xd-total', outcome: 'held', who, cards, parts, total }];
  return {
    total,
    steps: [...steps, { rule: 'xd-ngu-linh', outcome: 'held', who, total, fiveCard }],
  };
}

function totalStep(
  who: Who,
  cards: readonly Card[],
  { parts, total }: CountedHand,
  counts: readonly CountedHand[],
): XiDachStep {
  if (!cards.some(isAce)) return { rule: 'xd-total', outcome: 'held', who, cards, parts, total };
  const others = counts.map((count) => count.total).filter((other) => other !== total);
  return { rule: 'xd-ace', outcome: 'held', who, cards, parts, total, others };
}

/** Rules xd-state-non, xd-state-du, xd-state-quac: under the rule set's minimum, up to 21, over 21. */
function readState(who: Who, total: number, rules: XiDachRules): { kind: 'non' | 'du' | 'quac'; step: XiDachStep } {
  if (total > 21) {
    return { kind: 'quac', step: { rule: 'xd-state-quac', outcome: 'held', who, total } };
  }
  const min = who === 'cai' ? rules.bankerMin : rules.minStand;
  return total < min
    ? { kind: 'non', step: { rule: 'xd-state-non', outcome: 'held', who, total, min } }
    : { kind: 'du', step: { rule: 'xd-state-du', outcome: 'held', who, total, min } };
}
