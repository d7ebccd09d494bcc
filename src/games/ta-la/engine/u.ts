import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { Arrangement } from './arrange.ts';
import { casIn } from './hand.ts';
import type { TaLaRules } from './rules.ts';
import type { TaLaStep, UKind } from './steps.ts';

/** With fewer cards nobody is ù. */
const LEAST_CARDS = 9;

export interface Going<Kind extends UKind = UKind> {
  /** Null where the hand is not ù. */
  readonly kind: Kind | null;
  readonly steps: readonly TaLaStep[];
  /** One of ten cards is outside the melds, and the rule set wants all in. */
  readonly near?: true;
}

/**
 * Is this hand ù (rule tl-u)? Nine cards: none outside the melds. Ten: none, or one where the rule set allows it (`u`). Or no
 * half meld at all in nine or ten cards as dealt (`uKinds`, `caGap`).
 *
 * The arrangement with the fewest points is also one with the fewest loose cards wherever these are none or one: no other one has
 * to be checked. `npm run prove` checks this for every hand that can be ù.
 */
export function readU(who: Who, cards: readonly Card[], eaten: boolean, found: Arrangement, rules: TaLaRules): Going {
  const khan = (): Going | null => (eaten ? null : readKhan(who, cards, rules));
  const no = { rule: 'tl-u', outcome: 'failed', who, left: found.loose.length, why: 'loose' } as const;
  return readMelded(who, cards, found, rules) ?? khan() ?? { kind: null, steps: [no] };
}

/**
 * Plain ù and ù tròn, or why it is neither; null where too many cards are outside the melds. In a showdown there is no other
 * kind: ù khan is called at the deal.
 */
export function readMelded(
  who: Who,
  cards: readonly Card[],
  { loose }: Pick<Arrangement, 'loose'>,
  rules: TaLaRules,
): Going<Exclude<UKind, 'khan'>> | null {
  const left = loose.length;
  const no = { rule: 'tl-u', outcome: 'failed', who, left } as const;
  if (cards.length < LEAST_CARDS) {
    return { kind: null, steps: left === 0 ? [{ ...no, why: 'few' }] : [] };
  }
  if (left === 0) return out(who, cards.length === 10 && rules.uKinds === 'plain-tron-khan' ? 'tron' : 'thuong', left);
  if (left === 1 && cards.length === 10) {
    if (rules.u === 'one-left-or-zero') return out(who, 'thuong', left);
    return { kind: null, steps: [{ ...no, why: 'one-left', decides: true }], near: true };
  }
  return null;
}

function out<K extends UKind>(who: Who, kind: K, left: number, before: readonly TaLaStep[] = []): Going<K> {
  return { kind, steps: [...before, { rule: 'tl-u', outcome: 'held', who, kind, left, decides: true }] };
}

/**
 * Ù khan, or what prevents it; null where it is not in question: there are enough half melds, or there is one and the rule set
 * has no ù khan.
 */
function readKhan(who: Who, cards: readonly Card[], rules: TaLaRules): Going | null {
  const wide = casIn(cards, 2);
  const close = casIn(cards, 1);
  const left = cards.length;
  const no = { rule: 'tl-u', outcome: 'failed', who, left } as const;
  const [one, ...others] = close;
  const [gapped] = wide;
  const ca = one ?? (gapped && rules.caGap === 2 ? gapped : undefined);
  if (ca) {
    if (others.length > 0 || rules.uKinds === 'plain') return null;
    const held = { rule: 'tl-ca', outcome: 'held', who, why: 'khan', cards: ca, gap: ca !== one } as const;
    return { kind: null, steps: [held, { ...no, why: 'loose' }] };
  }
  const steps: TaLaStep[] = gapped ? [{ rule: 'tl-ca', outcome: 'failed', who, cards: gapped }] : [];
  if (rules.uKinds === 'plain') return { kind: null, steps: [...steps, { ...no, why: 'no-khan', decides: true }] };
  return out(who, 'khan', left, steps);
}
