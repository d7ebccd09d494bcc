/** What is to be told when somebody is out: who, and what each of the others pays for the cards left in hand. sam.md §5.6. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Card, rankOf } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { StatedStep } from '#testing/reasons/steps.ts';
import type { SamRules } from '../../engine/rules.ts';
import { fromLowest, isHeo, rankCounts, rankPlace } from './cards.ts';

/** What a 2 that is left, a quad, or a hand that never played costs (O-BV); and what a 2 costs beside its own 1 (O-HSX). */
const FIFTEEN = 15;
const FIVE = 5;
/** A player who still holds all dealt cards never played. */
const DEALT = 10;

/** Every step expected for the end: who is out, then each loser in the order of the case. */
export function toldOfEnd(fields: readonly Field[], rules: SamRules): StatedStep[] {
  const { name: winner } = assertDefined(fields.find(({ cards }) => cards.length === 0));
  return [
    { rule: 'sam-end', outcome: 'held', who: winner, decides: true },
    ...fields.filter(({ name }) => name !== winner).flatMap((loser) => toldOfLoser(loser, winner, rules)),
    ...(rules.payout === 'none'
      ? ([{ rule: 'sam-pay-cards', outcome: 'failed', who: winner, why: 'none' }] as const)
      : []),
  ];
}

function toldOfLoser({ name: who, cards: given }: Field, winner: string, rules: SamRules): StatedStep[] {
  const cards = fromLowest(given);
  const never = cards.length === DEALT;
  const told: StatedStep[] = never ? [{ rule: 'sam-cong', outcome: 'held', who, cards }] : [];
  if (rules.payout === 'none') return told;
  if (never && rules.cong === 0) told.push({ rule: 'sam-cong', outcome: 'failed', who, why: 'house' });
  const owes = { outcome: 'held', who, other: winner } as const;
  const fine = never && rules.cong === FIFTEEN;
  if (rules.payout === 'flat') {
    const flat: StatedStep = fine
      ? { rule: 'sam-pay-cong', ...owes, why: 'flat', cards, units: FIFTEEN }
      : { rule: 'sam-pay-cards', ...owes, why: 'flat', cards, units: 1 };
    return [...told, flat];
  }
  // sam.md §5.8: 1 for each card left and nothing more, for a 2 and for a quad too.
  if (rules.payout === 'count') {
    const all: StatedStep = fine
      ? { rule: 'sam-pay-cong', ...owes, why: 'cards', cards, units: FIFTEEN }
      : { rule: 'sam-pay-cards', ...owes, why: 'count', cards, units: cards.length };
    return [...told, all];
  }
  const heo = cards.filter(isHeo);
  const quads = cards.filter((card) => !isHeo(card) && isQuad(card, cards));
  // A 2 that costs 15 does so instead of its own 1; one that costs 5 more keeps its 1.
  const ordinary = cards.filter((card) => !quads.includes(card) && !(rules.thoiHeo === FIFTEEN && isHeo(card)));
  if (fine) told.push({ rule: 'sam-pay-cong', ...owes, why: 'cards', cards: ordinary, units: FIFTEEN });
  else if (ordinary.length > 0) {
    told.push({ rule: 'sam-pay-cards', ...owes, why: 'cards', cards: ordinary, units: ordinary.length });
  }
  if (heo.length > 0) {
    const [why, each] = rules.thoiHeo === FIFTEEN ? ['twos', FIFTEEN] : ['twos-more', FIVE];
    told.push({ rule: 'sam-pay-thoi', ...owes, why, cards: heo, units: heo.length * Number(each) });
  }
  for (let at = 0; at < quads.length; at += 4) {
    told.push({ rule: 'sam-pay-thoi', ...owes, why: 'quad', cards: quads.slice(at, at + 4), units: FIFTEEN });
  }
  return told;
}

function isQuad(card: Card, cards: readonly Card[]): boolean {
  return rankCounts(cards)[rankPlace(rankOf(card))] === 4;
}
