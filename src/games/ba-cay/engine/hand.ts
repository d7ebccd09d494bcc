import { type Card, cardOf, isAce, isFace, isTen, rankIndex } from '#core/card.ts';
import type { BareHand } from '#core/game/game.ts';
import type { Who } from '#core/ruling.ts';
import type { BaCayRules } from './rules.ts';
import type { BaCayKind, BaCayStep } from './steps.ts';

/** Rule bc-deal. */
export const HAND_SIZE = 3;

/** A♦, the át cụ. Rule bc-at-cu. */
export const AT_CU: Card = cardOf('A', 'D');

/** One hand as the rule set reads it, with the steps that led to it. */
export interface Hand {
  readonly who: Who;
  readonly cards: readonly Card[];
  readonly kind: BaCayKind;
  /** For every kind: what the cards count. */
  readonly points: number;
  readonly steps: readonly BaCayStep[];
}

/** Rules bc-ace, bc-pips, bc-faces: 1, the number, 10. */
export function pipsOf(card: Card): number {
  return Math.min(rankIndex(card) + 1, 10);
}

/** Reads three cards. House rules are asked only where the cards raise the question; `ten` is, to cite the right rule. */
export function readHand(who: Who, cards: readonly Card[], rules: BaCayRules): Hand {
  const parts = cards.map(pipsOf);
  const total = parts.reduce((sum, part) => sum + part, 0);
  const points = pointsOf(total, rules);
  const three = readThree(who, cards, rules);
  if (three.kind) return { who, cards, kind: three.kind, points, steps: three.steps };

  const rule = rules.ten === 'best' ? 'bc-points-cay' : 'bc-points-cao';
  const steps: BaCayStep[] = [
    ...(three.steps.length > 0 ? three.steps : valueSteps(who, cards)),
    { rule, outcome: 'held', who, cards, parts, total, points },
  ];
  if (points === 10 && cards.includes(AT_CU)) {
    const step = readAtCu(who, rules);
    const kind = step.outcome === 'held' ? 'at-cu' : 'nut';
    return { who, cards, kind, points, steps: [...steps, step] };
  }
  return { who, cards, kind: points === 0 ? 'bu' : 'nut', points, steps };
}

/** Do no two hands have equal points? Then no suit is looked at. */
export function arePointsApart(hands: readonly BareHand[], rules: BaCayRules): boolean {
  const points = hands.map(({ cards }) => {
    const total = cards.reduce((sum, { rank }) => sum + pipsOf(cardOf(rank, 'S')), 0);
    return pointsOf(total, rules);
  });
  return new Set(points).size === points.length;
}

/** Rules bc-points-cay and bc-points-cao: the last digit of the total; a 0 is ten, the best, or nothing, the worst. */
function pointsOf(total: number, rules: BaCayRules): number {
  const last = total % 10;
  if (last !== 0) return last;
  return rules.ten === 'best' ? 10 : 0;
}

/** What an ace and the faces count; nothing where the hand has none, or where another step already explains it. */
function valueSteps(who: Who, cards: readonly Card[]): BaCayStep[] {
  const aces = cards.filter(isAce);
  const faces = cards.filter(isFace);
  const steps: BaCayStep[] = [];
  if (aces.length > 0) steps.push({ rule: 'bc-ace', outcome: 'held', who, cards: aces });
  if (faces.length > 0) steps.push({ rule: 'bc-faces', outcome: 'held', who, cards: faces });
  return steps;
}

/** Rules bc-ba-tien and bc-sap. Three J, Q or K alike are a ba tiên, unless the rule set puts a sáp above all. */
function readThree(
  who: Who,
  cards: readonly Card[],
  rules: BaCayRules,
): { readonly kind?: 'ba-tien' | 'sap'; readonly steps: readonly BaCayStep[] } {
  const noBaTien = { rule: 'bc-ba-tien', outcome: 'failed', who, cards } as const;
  const noSap = { rule: 'bc-sap', outcome: 'failed', who, cards } as const;
  const faces = cards.every(isFace);
  const place = areAlike(cards) ? rules.threeAlike : null;
  const sap =
    place === null || place === 'none' ? null : ({ rule: 'bc-sap', outcome: 'held', who, cards, place } as const);
  if (sap && (place === 'above-all' || !faces || !rules.threeFaces)) return { kind: 'sap', steps: [sap] };

  const steps: BaCayStep[] = [];
  if (place !== null) steps.push({ ...noSap, why: place === 'none' ? 'house' : 'ba-tien' });
  if (faces) {
    if (rules.threeFaces) {
      return { kind: 'ba-tien', steps: [...steps, { rule: 'bc-ba-tien', outcome: 'held', who, cards }] };
    }
    steps.push({ ...noBaTien, why: 'house' });
  } else if (cards.every(isTen)) {
    steps.push({ ...noBaTien, why: 'a-ten' });
  }
  return { steps };
}

function areAlike(cards: readonly Card[]): boolean {
  return new Set(cards.map(rankIndex)).size === 1;
}

/** Rule bc-10-at-cu: it is more than ten points only where equal points compare cards and A♦ is the top one. */
function readAtCu(who: Who, rules: BaCayRules): BaCayStep {
  const base = { rule: 'bc-10-at-cu', who, cards: [AT_CU] } as const;
  if (rules.tie === 'draw') return { ...base, outcome: 'failed', why: 'points-draw' };
  if (rules.ace !== 'low-except-diamond') return { ...base, outcome: 'failed', why: `aces-${rules.ace}` };
  return { ...base, outcome: 'held' };
}
