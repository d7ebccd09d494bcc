/**
 * The steps of a ruling on Xì Dách: each that is owed, in its order, read from the docs of the steps with the figures that xi-dach.md
 * gives and only where it is so; then what the sentence on each shows, fact by fact.
 */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { figure, inSequence, nameFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownFacts } from '#testing/reasons/kit.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import type { Winner, XiDachStep } from '../../engine/steps.ts';
import { literalBest } from '../literal-total.ts';
import {
  isAceRank,
  isCount,
  isNaturalKind,
  isTenCard,
  partsFor,
  type RecountedHand,
  settlement,
  type ToldTable,
  toldTableOf,
} from './table.ts';

export function expectedSteps(fields: readonly Field[], rules: XiDachRules): readonly XiDachStep[] {
  const table = toldTableOf(fields, rules);
  const { banker, players } = table;
  const isOver = isNaturalKind(banker.kind) || players.every(({ kind }) => isNaturalKind(kind));
  return [
    ...ofHand(banker, rules.bankerMin, rules),
    ...(isOver ? [] : rightToCheck(banker, rules)),
    ...players.flatMap((player) => [
      ...ofHand(player, rules.minStand, rules),
      ...meeting(player, table, rules),
      ...payment(player, table, rules),
    ]),
  ];
}

/** A count may be told in any way that the house allows: the owed one is taken for it. */
export function asOwed(given: readonly XiDachStep[], steps: readonly XiDachStep[], rules: XiDachRules): XiDachStep[] {
  return given.map((step, at) => {
    const should = steps[at];
    if (!('parts' in step) || !should || !('parts' in should)) return step;
    return isCount(should.cards, step.parts, should.total, rules) ? { ...step, parts: should.parts } : step;
  });
}

/** xi-dach.md §1.2 and §1.3: what a hand is, and what it narrowly is not. */
function ofHand(hand: RecountedHand, min: number, rules: XiDachRules): XiDachStep[] {
  const { who, cards, kind, totals } = hand;
  if (kind === 'xi-ban' || kind === 'xi-dach') return [{ rule: `xd-${kind}`, outcome: 'held', who, cards }];
  const steps: XiDachStep[] = [];
  if (cards.some(isAceRank) && cards.some(isTenCard)) {
    const why = cards.length > 2 ? 'more-than-two-cards' : 'ten-is-no-face';
    steps.push({ rule: 'xd-xi-dach', outcome: 'failed', who, cards, why });
  }
  const { fiveCard } = rules;
  const best = literalBest(totals);
  const missed = { rule: 'xd-ngu-linh', outcome: 'failed', who, total: best } as const;
  if (cards.length === 4 && best <= 21) steps.push({ ...missed, why: 'one-card-short' });
  if (cards.length === 5 && kind !== 'ngu-linh') steps.push({ ...missed, why: 'out-of-range', fiveCard });

  const total = assertDefined(hand.points);
  const parts = assertDefined(partsFor(cards, total, rules));
  const counted = { outcome: 'held', who, cards, parts, total } as const;
  const others = totals.filter((other) => other !== total);
  const lowest = rules.fiveVsFive !== 'higher';
  if (!cards.some(isAceRank)) steps.push({ rule: 'xd-total', ...counted });
  else if (kind === 'ngu-linh') steps.push({ rule: 'xd-ngu-linh-ace', ...counted, others, lowest });
  else steps.push({ rule: 'xd-ace', ...counted, others });
  if (kind === 'ngu-linh') steps.push({ rule: 'xd-ngu-linh', outcome: 'held', who, total, fiveCard });
  if (kind === 'quac') steps.push({ rule: 'xd-state-quac', outcome: 'held', who, total });
  if (kind === 'du' || kind === 'non') steps.push({ rule: `xd-state-${kind}`, outcome: 'held', who, total, min });
  return steps;
}

/** xi-dach.md §1.4, `xd-check-right`: from the minimum on; bust is past it (xi-dach.md Q4); with five cards the banker settles (xi-dach.md Q3), or where the house compares. */
function rightToCheck(
  { kind, cards, points }: RecountedHand,
  { bankerMin: min, shortBanker }: XiDachRules,
): XiDachStep[] {
  const base = { rule: 'xd-check-right', outcome: 'held', who: 'cai', total: assertDefined(points), min } as const;
  if (kind === 'du') return [{ ...base, why: 'of-age' }];
  if (kind === 'quac') return [{ ...base, why: 'bust' }];
  if (kind === 'ngu-linh') return [{ ...base, why: 'ngu-linh' }];
  if (cards.length === 5) return [{ ...base, why: 'five-cards' }];
  return shortBanker === 'compares' ? [{ ...base, why: 'house-compares' }] : [];
}

/** xi-dach.md §1.4 and §1.5, top to bottom: the first that matches decides. */
function meeting(player: RecountedHand, table: ToldTable, rules: XiDachRules): XiDachStep[] {
  const { banker } = table;
  const { who } = player;
  const { outcome } = settlement(player, table, rules);
  const decides = { outcome: 'held', who, decides: true } as const;
  const winner: Winner = outcome === 'win' ? 'player' : outcome === 'lose' ? 'banker' : 'nobody';
  const { kind: mine } = player;
  const { kind: his } = banker;

  if (isNaturalKind(his) && isNaturalKind(mine)) {
    if (mine === his) return [{ rule: 'xd-phase1-equal', ...decides, tie: rules.naturalTie, kind: mine }];
    return [{ rule: 'xd-natural-rank', ...decides, winner: mine === 'xi-ban' ? 'player' : 'banker' }];
  }
  if (isNaturalKind(his)) {
    const apart: XiDachStep = { rule: 'xd-phases-separate', outcome: 'held', who };
    return [...(mine === 'ngu-linh' ? [apart] : []), { rule: 'xd-phase1-banker', ...decides, kind: his }];
  }
  if (isNaturalKind(mine)) return [{ rule: 'xd-phase1-player', ...decides, kind: mine }];
  const [p, b] = [assertDefined(player.points), assertDefined(banker.points)];
  if (outcome === 'unsettled') {
    return [{ rule: 'xd-check-right', outcome: 'failed', who, total: b, min: rules.bankerMin, decides: true }];
  }

  const compared = { ...decides, winner, player: p, banker: b };
  const nguLinhs = [mine, his].filter((kind) => kind === 'ngu-linh').length;
  if (nguLinhs === 2) return [{ rule: 'xd-ngu-linh-low', ...compared, house: rules.fiveVsFive }];
  if (nguLinhs === 1) {
    const whose: 'player' | 'banker' = mine === 'ngu-linh' ? 'player' : 'banker';
    return [{ rule: 'xd-cmp-ngu-linh', ...decides, winner: whose }];
  }
  const none: XiDachStep = { rule: 'xd-cmp-ngu-linh', outcome: 'failed', who };
  if (mine === 'du' && his === 'du' && p !== b) return [none, { rule: 'xd-cmp-both-du', ...compared }];
  // Equal totals decide only where nobody wins: a house may give two equal busts to one side.
  if (mine === his && p === b && winner === 'nobody') return [none, { rule: 'xd-cmp-equal', ...compared }];
  if (mine === 'du' || his === 'du') {
    // S1, who compares short hands, sets no penalty on one that is checked.
    return [
      none,
      { rule: 'xd-cmp-both-du', outcome: 'failed', who },
      ...(p === b ? [{ rule: 'xd-cmp-equal', outcome: 'failed', who, total: p } as const] : []),
      { rule: 'xd-cmp-du-v-other', ...compared },
      ...(mine === 'non' && rules.shortBanker === 'may-not-check'
        ? [{ rule: 'xd-non-checked', outcome: 'held', who } as const]
        : []),
    ];
  }
  const before: XiDachStep[] = [none, { rule: 'xd-cmp-du-v-other', outcome: 'failed', who }];
  if (mine !== his) return [...before, { rule: 'xd-cmp-non-v-quac', ...compared, house: rules.shortVsBust }];
  return mine === 'quac'
    ? [...before, { rule: 'xd-cmp-both-quac', ...compared, house: rules.bustVsBust }]
    : [...before, { rule: 'xd-cmp-both-non', ...compared, house: rules.shortVsShort }];
}

/** xi-dach.md §1.6: one stake, or what the house pays for the hand that won. */
function payment(player: RecountedHand, table: ToldTable, rules: XiDachRules): XiDachStep[] {
  const { who } = player;
  const { payout } = rules;
  const { outcome, net } = settlement(player, table, rules);
  if (net === 0) return [];
  const { kind } = outcome === 'win' ? player : table.banker;
  const isSpecial = kind === 'xi-ban' || kind === 'xi-dach' || kind === 'ngu-linh';
  return payout !== 'even' && isSpecial
    ? [{ rule: 'xd-pay-bonus', outcome: 'held', who, net, payout, kind }]
    : [{ rule: 'xd-pay-even', outcome: 'held', who, net }];
}

type Counted = Extract<XiDachStep, { others: unknown }>;
type Compared = Extract<XiDachStep, { player: number }>;

/** One stake has a word of its own in English. */
const stakes = (count: number): ShownFacts => ({
  vi: [figure(count), 'stakes'],
  en: [figure(count), count === 1 ? 'stake' : 'stakes'],
});

export function shown(step: XiDachStep): ShownFacts {
  const who = nameFact(step.who);
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
      return inSequence(aces(step), counted(step));
    case 'xd-ngu-linh-ace':
      // Where the house counts an ace in one way alone there is nothing to choose.
      return inSequence(
        aces(step),
        [step.others.length === 0 ? 'house:one-way' : step.lowest ? 'lowest-ngu-linh' : 'highest-ngu-linh'],
        counted(step),
      );
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
      return ['both', step.kind, step.tie === 'draw' ? 'draw' : `house:${step.tie}`];
    case 'xd-cmp-ngu-linh':
      return step.outcome === 'held' ? ['ngu-linh-beats-all', ...won(step)] : ['neither-ngu-linh', 'go-on'];
    case 'xd-ngu-linh-low':
      if (step.house === 'banker' || step.house === 'draw') return ['both', 'ngu-linh', `house:${step.house}`];
      if (step.winner === 'nobody') return ['both', 'ngu-linh', figure(step.player), 'draw'];
      return step.house === 'lower'
        ? ['both', 'ngu-linh', 'lower-wins', ...lower(step)]
        : ['both', 'ngu-linh', 'house:higher', ...higher(step)];
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
        ...(step.house === 'draw' ? ['however-far'] : step.house === 'lower' ? lower(step) : []),
      ];
    case 'xd-cmp-both-non':
      return ['both', 'non', `house:${step.house}`, ...(step.house === 'higher' ? higher(step) : [])];
    case 'xd-cmp-non-v-quac':
      return ['one-non', 'one-quac', `house:${step.house}`, ...won(step)];
    case 'xd-pay-even':
      return step.net > 0
        ? inSequence(['@cai', 'pays', who], stakes(1))
        : inSequence({ vi: [who, 'pays', '@cai'], en: [who, 'pays', '@cai'] }, stakes(1));
    case 'xd-pay-bonus': {
      const paid = step.net > 0 ? ['@cai', 'pays', who] : [who, 'pays', '@cai'];
      return inSequence([step.kind, 'wins'], stakes(Math.abs(step.net)), paid);
    }
  }
}

function checkRight(step: Extract<XiDachStep, { rule: 'xd-check-right' }>): ShownFacts {
  const total = figure(step.total);
  const min = figure(step.min);
  if (step.outcome === 'failed') return ['@cai', total, 'under', min, 'may-not-check', nameFact(step.who)];
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
function aces({ who, cards, parts }: Counted): ShownFacts {
  const values = parts.filter((_, at) => isAceRank(assertDefined(cards[at]))).map(figure);
  const count = values.length === 1 ? [] : [figure(values.length)];
  return { vi: [...count, 'ace', nameFact(who), ...values], en: [nameFact(who), ...count, 'ace', ...values] };
}

function counted({ parts, total, others }: Counted): ShownFacts {
  return [...[...parts, total].map(figure), ...(others.length > 0 ? ['otherwise'] : []), ...others.map(figure)];
}

function won({ who, winner }: { readonly who: string; readonly winner: Winner }): readonly Fact[] {
  return { player: [nameFact(who), 'wins'], banker: ['@cai', 'wins'], nobody: ['draw'] }[winner];
}

function higher({ player, banker }: Compared): readonly Fact[] {
  return [figure(Math.max(player, banker)), 'beats', figure(Math.min(player, banker))];
}

function lower({ player, banker }: Compared): readonly Fact[] {
  return [figure(Math.min(player, banker)), 'lower', figure(Math.max(player, banker))];
}
