/**
 * Every step that a ruling owes, in its order: read from the docs of the steps, each with the figures that xi-dach.md gives
 * and only where it is so.
 */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import type { XiDachRules } from '../../engine/rules.ts';
import type { Winner, XiDachStep } from '../../engine/steps.ts';
import { literalBest } from '../literal-total.ts';
import {
  isAce,
  isCount,
  isNatural,
  isTenCard,
  partsFor,
  settlement,
  type Table,
  type ToldHand,
  tableOf,
} from './table.ts';

export function owed(fields: readonly Field[], rules: XiDachRules): readonly XiDachStep[] {
  const table = tableOf(fields, rules);
  const { banker, players } = table;
  const isOver = isNatural(banker.kind) || players.every(({ kind }) => isNatural(kind));
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
function ofHand(hand: ToldHand, min: number, rules: XiDachRules): XiDachStep[] {
  const { who, cards, kind, totals } = hand;
  if (kind === 'xi-ban' || kind === 'xi-dach') return [{ rule: `xd-${kind}`, outcome: 'held', who, cards }];
  const steps: XiDachStep[] = [];
  if (cards.some(isAce) && cards.some(isTenCard)) {
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
  const isNguLinh = kind === 'ngu-linh';
  if (cards.some(isAce)) steps.push({ rule: isNguLinh ? 'xd-ngu-linh-ace' : 'xd-ace', ...counted, others });
  else steps.push({ rule: 'xd-total', ...counted });
  if (kind === 'ngu-linh') steps.push({ rule: 'xd-ngu-linh', outcome: 'held', who, total, fiveCard });
  if (kind === 'quac') steps.push({ rule: 'xd-state-quac', outcome: 'held', who, total });
  if (kind === 'du' || kind === 'non') steps.push({ rule: `xd-state-${kind}`, outcome: 'held', who, total, min });
  return steps;
}

/** xi-dach.md §1.4, `xd-check-right`: from the minimum on; bust is past it (xi-dach.md Q4); with five cards the banker settles (xi-dach.md Q3), or where the house compares. */
function rightToCheck({ kind, cards, points }: ToldHand, { bankerMin: min, shortBanker }: XiDachRules): XiDachStep[] {
  const base = { rule: 'xd-check-right', outcome: 'held', who: 'cai', total: assertDefined(points), min } as const;
  if (kind === 'du') return [{ ...base, why: 'of-age' }];
  if (kind === 'quac') return [{ ...base, why: 'bust' }];
  if (kind === 'ngu-linh') return [{ ...base, why: 'ngu-linh' }];
  if (cards.length === 5) return [{ ...base, why: 'five-cards' }];
  return shortBanker === 'compares' ? [{ ...base, why: 'house-compares' }] : [];
}

/** xi-dach.md §1.4 and §1.5, top to bottom: the first that matches decides. */
function meeting(player: ToldHand, table: Table, rules: XiDachRules): XiDachStep[] {
  const { banker } = table;
  const { who } = player;
  const { outcome } = settlement(player, table, rules);
  const decides = { outcome: 'held', who, decides: true } as const;
  const winner: Winner = outcome === 'win' ? 'player' : outcome === 'lose' ? 'banker' : 'nobody';
  const { kind: mine } = player;
  const { kind: his } = banker;

  if (isNatural(his) && isNatural(mine)) {
    if (mine === his) return [{ rule: 'xd-phase1-equal', ...decides, tie: rules.naturalTie, kind: mine }];
    return [{ rule: 'xd-natural-rank', ...decides, winner: mine === 'xi-ban' ? 'player' : 'banker' }];
  }
  if (isNatural(his)) {
    const apart: XiDachStep = { rule: 'xd-phases-separate', outcome: 'held', who };
    return [...(mine === 'ngu-linh' ? [apart] : []), { rule: 'xd-phase1-banker', ...decides, kind: his }];
  }
  if (isNatural(mine)) return [{ rule: 'xd-phase1-player', ...decides, kind: mine }];
  const [p, b] = [assertDefined(player.points), assertDefined(banker.points)];
  if (outcome === 'unsettled') {
    return [{ rule: 'xd-check-right', outcome: 'failed', who, total: b, min: rules.bankerMin, decides: true }];
  }

  const compared = { ...decides, winner, player: p, banker: b };
  const nguLinhs = [mine, his].filter((kind) => kind === 'ngu-linh').length;
  if (nguLinhs === 2) return [{ rule: 'xd-ngu-linh-low', ...compared }];
  if (nguLinhs === 1) {
    const whose: 'player' | 'banker' = mine === 'ngu-linh' ? 'player' : 'banker';
    return [{ rule: 'xd-cmp-ngu-linh', ...decides, winner: whose }];
  }
  const none: XiDachStep = { rule: 'xd-cmp-ngu-linh', outcome: 'failed', who };
  if (mine === 'du' && his === 'du' && p !== b) return [none, { rule: 'xd-cmp-both-du', ...compared }];
  const isBankers = mine === 'quac' && rules.bustVsBust === 'banker';
  if (mine === his && p === b && !isBankers) return [none, { rule: 'xd-cmp-equal', ...compared }];
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
function payment(player: ToldHand, table: Table, rules: XiDachRules): XiDachStep[] {
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
