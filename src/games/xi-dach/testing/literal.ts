/**
 * The whole decision straight from xi-dach.md §1.2–1.6, §1.8 and "Readings that are settled" in notation.md, written
 * without a look at the engine: no steps, no sharing, one clause of the text after another.
 */

import type { XiDachKind } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { literalBest, literalTotals } from './literal-total.ts';

export interface LiteralHand {
  readonly kind: XiDachKind;
  readonly points: number | null;
}

interface LiteralVerdict {
  readonly phase: number;
  readonly banker: LiteralHand;
  readonly players: readonly (LiteralHand & {
    readonly name: string;
    readonly outcome: string;
    readonly net: number;
  })[];
}

export interface LiteralPlayer {
  readonly name: string;
  readonly ranks: readonly string[];
}

export function literalDecide(
  banker: readonly string[],
  players: readonly LiteralPlayer[],
  rules: XiDachRules,
): LiteralVerdict {
  const his = literalHand(banker, rules.bankerMin, rules);
  const seats = players.map(({ name, ranks }) => {
    const mine = literalHand(ranks, rules.minStand, rules);
    const outcome = literalOutcome(mine, his, banker.length, rules);
    return { name, ...mine, outcome, net: literalNet(outcome, mine, his, rules) };
  });
  const byNatural = (hand: LiteralHand) => hand.kind === 'xi-ban' || hand.kind === 'xi-dach';
  const phase = byNatural(his) || seats.every(byNatural) ? 1 : 2;
  return { phase, banker: his, players: seats };
}

export function literalHand(ranks: readonly string[], min: number, rules: XiDachRules): LiteralHand {
  if (ranks.length === 2) {
    const tens = rules.naturalTens === 'faces' ? ['J', 'Q', 'K'] : ['10', 'J', 'Q', 'K'];
    const [a = '', b = ''] = ranks;
    if (a === 'A' && b === 'A') return { kind: 'xi-ban', points: null };
    if ((a === 'A' && tens.includes(b)) || (b === 'A' && tens.includes(a))) {
      return { kind: 'xi-dach', points: null };
    }
  }
  const totals = literalTotals(ranks, rules.aces);
  if (ranks.length === 5) {
    const range = { 'up-to-21': [0, 21], 'under-21': [0, 20], '16-to-21': [16, 21] } as const;
    const [from, to] = range[rules.fiveCard];
    // xd-ngu-linh-ace: where the higher of two ngũ linh wins the aces count for the highest.
    for (const total of rules.fiveVsFive === 'higher' ? totals.toReversed() : totals) {
      if (total >= from && total <= to) return { kind: 'ngu-linh', points: total };
    }
  }
  const points = literalBest(totals);
  if (points > 21) return { kind: 'quac', points };
  return { kind: points >= min ? 'du' : 'non', points };
}

export function literalOutcome(mine: LiteralHand, his: LiteralHand, bankerCards: number, rules: XiDachRules): string {
  // Phase 1: two aces over ace and ten, that over everything else.
  const natural: Readonly<Record<string, number>> = { 'xi-ban': 2, 'xi-dach': 1 };
  const myNatural = natural[mine.kind] ?? 0;
  const hisNatural = natural[his.kind] ?? 0;
  if (myNatural > hisNatural) return 'win';
  if (myNatural < hisNatural) return 'lose';
  if (myNatural > 0) return { draw: 'push', banker: 'lose', player: 'win' }[rules.naturalTie];

  // Phase 2: the banker needs the right to check.
  if (his.kind === 'non' && bankerCards < 5 && rules.shortBanker === 'may-not-check') {
    return 'unsettled';
  }
  const p = mine.points ?? Number.NaN;
  const b = his.points ?? Number.NaN;
  const higher = p > b ? 'win' : p < b ? 'lose' : 'push';
  const lower = p < b ? 'win' : p > b ? 'lose' : 'push';
  // xd-cmp-ngu-linh, xd-ngu-linh-low.
  if (mine.kind === 'ngu-linh' && his.kind === 'ngu-linh') {
    return { lower, higher, banker: 'lose', draw: 'push' }[rules.fiveVsFive];
  }
  if (mine.kind === 'ngu-linh') return 'win';
  if (his.kind === 'ngu-linh') return 'lose';
  // xd-cmp-both-du.
  if (mine.kind === 'du' && his.kind === 'du' && p !== b) return higher;
  // xd-cmp-equal: of two hands in one state; row 10 of the worked cases gives equal busts to the banker under bustVsBust=banker.
  const bothBust = mine.kind === 'quac' && his.kind === 'quac';
  if (bothBust && rules.bustVsBust === 'banker') return 'lose';
  if (p === b && mine.kind === his.kind) return 'push';
  // xd-cmp-du-v-other.
  if (mine.kind === 'du') return 'win';
  if (his.kind === 'du') return 'lose';
  // xd-cmp-both-quac, xd-cmp-both-non, xd-cmp-non-v-quac.
  if (bothBust) return rules.bustVsBust === 'lower' ? lower : 'push';
  if (mine.kind === 'non' && his.kind === 'non') {
    return rules.shortVsShort === 'higher' ? higher : 'push';
  }
  if (mine.kind === 'non') return rules.shortVsBust === 'short-wins' ? 'win' : 'lose';
  return rules.shortVsBust === 'bust-wins' ? 'win' : 'lose';
}

export function literalNet(outcome: string, mine: LiteralHand, his: LiteralHand, { payout }: XiDachRules): number {
  if (outcome !== 'win' && outcome !== 'lose') return 0;
  const winner = outcome === 'win' ? mine : his;
  const order = ['xi-ban', 'xi-dach', 'ngu-linh'].indexOf(winner.kind);
  const stakes = payout === 'even' || order < 0 ? 1 : Number(payout.split('-')[order]);
  return outcome === 'win' ? stakes : -stakes;
}
