/** The expected steps for one hand alone: how it is sorted, and whether it is ù. Rule tl-u. */

import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { StatedStep } from '#testing/reasons/steps.ts';
import type { TaLaRules } from '../../engine/rules.ts';
import type { UKind } from '../../engine/steps.ts';
import type { Sorted } from './hand.ts';
import { casOf, toldOfCount, toldOfSorted } from './sorted.ts';
import { aloneOf, type LaidHand } from './table.ts';

const WHO = 'bai';

/** One hand that was read: sorted, the kind of ù, and the steps about that. */
export interface Alone {
  readonly laid: LaidHand;
  readonly u: UKind | null;
  readonly toldOfU: readonly StatedStep[];
}

export function readAlone(field: Field, rules: TaLaRules): Alone {
  const laid = aloneOf(field, rules);
  return { laid, ...readU(field.cards, laid.marks.length > 0, laid.sorted, rules) };
}

/** Every step expected for one hand. */
export function toldOfHand({ laid, toldOfU }: Alone, rules: TaLaRules): StatedStep[] {
  const { sorted } = laid;
  return [
    ...toldOfSorted(WHO, laid, rules),
    ...toldOfCas(sorted),
    toldOfCount('tl-points', WHO, sorted, rules),
    ...toldOfU,
  ];
}

/** The loose cards that have a partner: a start of a phỏm, which counts all the same. */
function toldOfCas({ loose }: Sorted): StatedStep[] {
  const paired = new Set(casOf(loose, 1).flat());
  const cards = loose.filter((card) => paired.has(card));
  return cards.length > 0 ? [{ rule: 'tl-ca', outcome: 'held', who: WHO, why: 'loose', cards }] : [];
}

/** `cards` in the order of the hand. */
function readU(
  cards: readonly Card[],
  hasEaten: boolean,
  { loose }: Sorted,
  rules: TaLaRules,
): Pick<Alone, 'u' | 'toldOfU'> {
  const left = loose.length;
  const about = { rule: 'tl-u', who: WHO, left } as const;
  const out = (u: UKind, ...before: StatedStep[]) => {
    return { u, toldOfU: [...before, { ...about, outcome: 'held', kind: u, decides: true } as const] };
  };
  const not = (why: string, ...before: StatedStep[]) => {
    const decides = why === 'one-left' || why === 'no-khan' ? ({ decides: true } as const) : {};
    return { u: null, toldOfU: [...before, { ...about, outcome: 'failed', why, ...decides } as const] };
  };
  if (cards.length < 9) return left === 0 ? not('few') : { u: null, toldOfU: [] };
  if (left === 0) return out(cards.length === 10 && rules.uKinds === 'plain-tron-khan' ? 'tron' : 'thuong');
  if (left === 1 && cards.length === 10) return rules.u === 'one-left-or-zero' ? out('thuong') : not('one-left');
  // Ù khan is for cards as they were dealt.
  const close = casOf(cards, 1);
  if (hasEaten || close.length > 1) return not('loose');
  // So few cạ, so no phỏm: all the cards lie outside.
  const stands = (pair: readonly Card[], gap: boolean): StatedStep => {
    return { rule: 'tl-ca', outcome: 'held', who: WHO, why: 'khan', cards: pair, gap };
  };
  const [one] = close;
  const [gapped] = casOf(cards, 2);
  const isGap = !one && gapped !== undefined && rules.caGap === 2;
  // What prevents ù khan does not matter where the rule set has none.
  if (rules.uKinds === 'plain' && (one || isGap)) return not('loose');
  if (one) return not('loose', stands(one, false));
  if (gapped && isGap) return not('loose', stands(gapped, true));
  const told: StatedStep[] = gapped ? [{ rule: 'tl-ca', outcome: 'failed', who: WHO, cards: gapped }] : [];
  return rules.uKinds === 'plain' ? not('no-khan', ...told) : out('khan', ...told);
}
