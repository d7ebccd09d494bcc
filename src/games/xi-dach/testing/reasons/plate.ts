/** What is said of the verdict on Xì Dách, and beside each hand, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { figure, nameFact, signedFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownBanner, ShownFacts } from '#testing/reasons/kit.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import type { XiDachStep } from '../../engine/steps.ts';
import { shown } from './steps.ts';
import { isNaturalKind, settlement, toldTableOf } from './table.ts';

/** Who wins, and the step that settled it; of several players each in a line. */
export function plate(fields: readonly Field[], rules: XiDachRules, steps: readonly XiDachStep[]): ShownBanner {
  const table = toldTableOf(fields, rules);
  const players = table.players.map((player) => {
    const { outcome, net } = settlement(player, table, rules);
    return { who: player.who, outcome, net: net === 0 ? [] : [signedFact(net)] };
  });
  const [player, ...others] = players;
  if (player && others.length === 0) {
    const { who, outcome, net } = player;
    const deciding = assertDefined(steps.find((step) => step.who === who && step.decides));
    const big = { win: [nameFact(who), 'wins'], lose: ['@cai', 'wins'], push: ['draw'], unsettled: ['unsettled'] }[
      outcome
    ];
    return {
      big: assertDefined(big),
      why: shown(deciding),
      net: outcome === 'lose' ? [nameFact(who), ...net] : net,
      lines: [],
    };
  }
  const does: Readonly<Record<string, Fact>> = { win: 'wins', lose: 'pays', push: 'draw', unsettled: 'unsettled' };
  return {
    big: [],
    why: [],
    net: [],
    lines: players.map(({ who, outcome, net }) => ({ text: [nameFact(who), assertDefined(does[outcome])], net })),
  };
}

/** The total of a hand, or what it is called. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: XiDachRules,
): { readonly sum: ShownFacts; readonly state: ShownFacts } {
  const { banker, players } = toldTableOf(fields, rules);
  const { kind, points } = assertDefined([banker, ...players].find((hand) => hand.who === who));
  if (isNaturalKind(kind)) return { sum: [kind], state: { vi: ['first-two'], en: [kind] } };
  return { sum: [figure(assertDefined(points))], state: [kind] };
}
