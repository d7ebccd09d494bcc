/** What is said of the verdict on Ba Cây, and beside each hand, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { figure, inSequence, nameFact, signedFact } from '#testing/reasons/facts.ts';
import type { ShownBanner, ShownFacts } from '#testing/reasons/kit.ts';
import type { BaCayRules } from '../../engine/rules.ts';
import type { BaCayStep } from '../../engine/steps.ts';
import { literalSettlement } from '../literal.ts';
import { shown } from './steps.ts';
import { handsOf, ranking } from './table.ts';

/** Who wins, and the comparison that settled it; of several players against a banker each in a line. */
export function plate(fields: readonly Field[], rules: BaCayRules, steps: readonly BaCayStep[]): ShownBanner {
  const hands = handsOf(fields, rules);
  const why = (who: string): ShownFacts =>
    inSequence(
      ...steps
        .filter((step) => step.who === who && step.outcome === 'held')
        .filter((step) => 'other' in step || step.rule === 'bc-mode-cai' || step.rule === 'bc-tat-tie')
        .map((step) => shown(step)),
    );
  const banker = hands[fields.findIndex(({ role }) => role === 'cai')];
  if (!banker) {
    const [winners = []] = ranking(hands, rules);
    const names = winners.map(({ who }) => nameFact(who));
    const share = names.length === 2 ? { vi: ['halves'], en: ['split'] } : ['split'];
    const big = inSequence(names, names.length === 1 ? ['takes-all'] : share);
    return { big, why: why(assertDefined(winners[0]).who), net: [], lines: [] };
  }
  const players = hands
    .filter((hand) => hand !== banker)
    .map((hand) => {
      const { net } = literalSettlement(hand.literal, banker.literal, rules);
      return { who: hand.who, by: net, net: net === 0 ? [] : [signedFact(net)] };
    });
  const [player, ...others] = players;
  if (player && others.length === 0) {
    const { who, by, net } = player;
    return {
      big: by > 0 ? [nameFact(who), 'wins'] : by < 0 ? ['@cai', 'wins'] : ['draws'],
      why: why(who),
      net: by < 0 ? [nameFact(who), ...net] : net,
      lines: [],
    };
  }
  return {
    big: [],
    why: [],
    net: [],
    lines: players.map(({ who, by, net }) => ({
      text: [nameFact(who), by > 0 ? 'wins' : by < 0 ? 'pays' : 'draws'],
      net,
    })),
  };
}

/** The points of a hand, or what it is called. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: BaCayRules,
): { readonly sum: ShownFacts; readonly state: ShownFacts } {
  const { kind, points } = assertDefined(handsOf(fields, rules).find((hand) => hand.who === who));
  switch (kind) {
    case 'ba-tien':
      return { sum: ['ba-tien'], state: ['3', 'face'] };
    case 'sap':
      return { sum: ['sap'], state: ['3', 'alike'] };
    case 'nut':
      return { sum: [figure(points)], state: { vi: ['points'], en: [points === 1 ? 'point' : 'points'] } };
    case 'bu':
    case 'at-cu':
      return { sum: [figure(points)], state: [kind] };
  }
}
