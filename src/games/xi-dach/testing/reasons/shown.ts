/** What is said of a ruling on Xì Dách, fact by fact. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { figure, inTurn, name, signed } from '#testing/reasons/facts.ts';
import type { Fact, Shown, ShownPlate } from '#testing/reasons/kit.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import type { Winner, XiDachStep } from '../../engine/steps.ts';
import { isAce, isNatural, settlement, tableOf } from './table.ts';

type Counted = Extract<XiDachStep, { others: unknown }>;
type Compared = Extract<XiDachStep, { player: number }>;

/** One stake has a word of its own in English. */
const stakes = (count: number): Shown => ({
  vi: [figure(count), 'stakes'],
  en: [figure(count), count === 1 ? 'stake' : 'stakes'],
});

export function shown(step: XiDachStep): Shown {
  const who = name(step.who);
  switch (step.rule) {
    case 'xd-xi-ban':
      return [who, '2', 'all-aces', 'xi-ban'];
    case 'xd-xi-dach':
      if (step.outcome === 'held') return [who, '2', 'ace+ten', 'xi-dach'];
      return step.why === 'ten-is-no-face'
        ? [who, 'ace+10', 'house:faces', 'no-xi-dach']
        : [who, 'ace+ten', figure(step.cards.length), 'xi-dach-is-2'];
    case 'xd-total':
      return [who, ...step.parts.map(figure), figure(step.total)];
    case 'xd-ace':
      return inTurn(aces(step), counted(step));
    case 'xd-ngu-linh-ace':
      // Where the house counts an ace in one way alone there is nothing to choose.
      return inTurn(aces(step), [step.others.length > 0 ? 'lowest-ngu-linh' : 'house:one-way'], counted(step));
    case 'xd-state-non':
      return ['under', figure(step.min), who, 'non'];
    case 'xd-state-du':
      return ['from', figure(step.min), 'to-21', who, 'du'];
    case 'xd-state-quac':
      return ['over-21', who, 'quac'];
    case 'xd-ngu-linh':
      if (step.outcome === 'held') return [who, '5', figure(step.total), `house:${step.fiveCard}`, 'ngu-linh'];
      return step.why === 'one-card-short'
        ? [who, '4', 'ngu-linh-is-5']
        : [who, '5', figure(step.total), `house:${step.fiveCard}`, 'no-ngu-linh'];
    case 'xd-check-right':
      return checkRight(step);
    case 'xd-phases-separate':
      return {
        vi: ['ngu-linh', who, 'never-compared', 'first-two', '@cai', 'ended'],
        en: [who, 'ngu-linh', 'never-compared', '@cai', 'first-two', 'ended'],
      };
    case 'xd-phase1-banker':
      return ['@cai', step.kind, 'first-two', who, 'not-equal', '@cai', 'wins'];
    case 'xd-phase1-player': {
      const none = [who, step.kind, '@cai', 'has-none'];
      return { vi: [...none, who, 'at-once', 'no-drawing'], en: [...none, 'at-once', 'no-drawing'] };
    }
    case 'xd-natural-rank':
      return ['xi-ban', 'beats', 'xi-dach', ...won(step)];
    case 'xd-phase1-equal':
      return ['both', step.kind, step.tie === 'banker' ? 'house:banker' : 'draw'];
    case 'xd-cmp-ngu-linh':
      return step.outcome === 'held' ? ['ngu-linh-beats-all', ...won(step)] : ['neither-ngu-linh', 'go-on'];
    case 'xd-ngu-linh-low':
      return step.winner === 'nobody'
        ? ['both', 'ngu-linh', figure(step.player), 'draw']
        : ['both', 'ngu-linh', 'lower-wins', ...lower(step)];
    case 'xd-cmp-both-du':
      return step.outcome === 'held' ? ['both', 'du', 'higher-wins', ...higher(step)] : ['not-both-du', 'go-on'];
    case 'xd-cmp-equal':
      return step.outcome === 'held'
        ? ['both', figure(step.player), 'draw']
        : ['both', figure(step.total), 'one-du', 'one-non', 'go-on'];
    case 'xd-cmp-du-v-other':
      return step.outcome === 'held' ? ['one-du', 'other-not', ...won(step)] : ['neither-du', 'go-on'];
    case 'xd-non-checked':
      return [who, 'checked-short', 'loses'];
    case 'xd-cmp-both-quac':
      return [
        'both-quac',
        `house:${step.house}`,
        ...{ draw: ['however-far'], lower: lower(step), banker: [] }[step.house],
      ];
    case 'xd-cmp-both-non':
      return ['both', 'non', `house:${step.house}`, ...(step.house === 'higher' ? higher(step) : [])];
    case 'xd-cmp-non-v-quac':
      return ['one-non', 'one-quac', `house:${step.house}`, ...won(step)];
    case 'xd-pay-even':
      return step.net > 0
        ? inTurn(['@cai', 'pays', who], stakes(1))
        : inTurn({ vi: [who, 'pays', '@cai'], en: [who, 'pays', '@cai'] }, stakes(1));
    case 'xd-pay-bonus': {
      const paid = step.net > 0 ? ['@cai', 'pays', who] : [who, 'pays', '@cai'];
      return inTurn([step.kind, 'wins'], stakes(Math.abs(step.net)), paid);
    }
  }
}

function checkRight(step: Extract<XiDachStep, { rule: 'xd-check-right' }>): Shown {
  const total = figure(step.total);
  const min = figure(step.min);
  if (step.outcome === 'failed') return ['@cai', total, 'under', min, 'may-not-check', name(step.who)];
  switch (step.why) {
    case 'of-age': {
      const may = [min, 'or-more', 'may-check'];
      return { vi: ['@cai', total, 'from', ...may], en: ['@cai', total, ...may] };
    }
    case 'bust':
      return ['banker-bust', 'past-minimum', 'may-check'];
    case 'five-cards':
      return ['@cai', total, 'still-short', '5', 'cannot-draw', 'compared'];
    case 'house-compares':
      return ['@cai', total, 'still-short', 'house:compares'];
    case 'ngu-linh':
      return ['@cai', 'ngu-linh', 'may-check'];
  }
}

/** Whose aces count what: one is not counted out. */
function aces({ who, cards, parts }: Counted): Shown {
  const values = parts.filter((_, at) => isAce(assertDefined(cards[at]))).map(figure);
  const count = values.length === 1 ? [] : [figure(values.length)];
  return { vi: [...count, 'ace', name(who), ...values], en: [name(who), ...count, 'ace', ...values] };
}

function counted({ parts, total, others }: Counted): Shown {
  return [...[...parts, total].map(figure), ...(others.length > 0 ? ['otherwise'] : []), ...others.map(figure)];
}

function won({ who, winner }: { readonly who: string; readonly winner: Winner }): readonly Fact[] {
  return { player: [name(who), 'wins'], banker: ['@cai', 'wins'], nobody: ['draw'] }[winner];
}

function higher({ player, banker }: Compared): readonly Fact[] {
  return [figure(Math.max(player, banker)), 'beats', figure(Math.min(player, banker))];
}

function lower({ player, banker }: Compared): readonly Fact[] {
  return [figure(Math.min(player, banker)), 'lower', figure(Math.max(player, banker))];
}

/** Who wins, and the step that settled it; of several players each in a line. */
export function plate(fields: readonly Field[], rules: XiDachRules, steps: readonly XiDachStep[]): ShownPlate {
  const table = tableOf(fields, rules);
  const players = table.players.map((player) => {
    const { outcome, net } = settlement(player, table, rules);
    return { who: player.who, outcome, net: net === 0 ? [] : [signed(net)] };
  });
  const [player, ...others] = players;
  if (player && others.length === 0) {
    const { who, outcome, net } = player;
    const deciding = assertDefined(steps.find((step) => step.who === who && step.decides));
    const big = { win: [name(who), 'wins'], lose: ['@cai', 'wins'], push: ['draw'], unsettled: ['unsettled'] }[outcome];
    return {
      big: assertDefined(big),
      why: shown(deciding),
      net: outcome === 'lose' ? [name(who), ...net] : net,
      lines: [],
    };
  }
  const does: Readonly<Record<string, Fact>> = { win: 'wins', lose: 'pays', push: 'draw', unsettled: 'unsettled' };
  return {
    big: [],
    why: [],
    net: [],
    lines: players.map(({ who, outcome, net }) => ({ text: [name(who), assertDefined(does[outcome])], net })),
  };
}

/** The total of a hand, or what it is called. */
export function seat(
  who: string,
  fields: readonly Field[],
  rules: XiDachRules,
): { readonly sum: Shown; readonly state: Shown } {
  const { banker, players } = tableOf(fields, rules);
  const { kind, points } = assertDefined([banker, ...players].find((hand) => hand.who === who));
  if (isNatural(kind)) return { sum: [kind], state: { vi: ['first-two'], en: [kind] } };
  return { sum: [figure(assertDefined(points))], state: [kind] };
}
