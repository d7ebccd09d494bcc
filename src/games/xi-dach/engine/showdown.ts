import { assertDefined } from '#core/assert-defined.ts';
import { type Hand, isNatural } from './hand.ts';
import type { XiDachRules } from './rules.ts';
import type { Winner, XiDachStep } from './steps.ts';

/** A player's hand against the banker's. `unsettled`: the banker may not check yet. */
export interface HandMeeting {
  readonly winner: Winner | 'unsettled';
  readonly steps: readonly XiDachStep[];
}

/**
 * Settles one player against the banker: phase 1 if either has a natural, or else phase 2 if the banker may check.
 * xi-dach.md §1.4 and §1.5, top to bottom; the first rule that matches decides.
 */
export function meetBanker(player: Hand, banker: Hand, rules: XiDachRules): HandMeeting {
  if (isNatural(banker.kind)) return meetBankersNatural(player, banker.kind, rules);
  if (isNatural(player.kind)) {
    const { who, kind } = player;
    return {
      winner: 'player',
      steps: [{ rule: 'xd-phase1-player', outcome: 'held', who, kind, decides: true }],
    };
  }
  if (!mayCheck(banker, rules)) {
    const { who } = player;
    const total = assertDefined(banker.points);
    const min = rules.bankerMin;
    return {
      winner: 'unsettled',
      steps: [{ rule: 'xd-check-right', outcome: 'failed', who, total, min, decides: true }],
    };
  }
  return compare(player, banker, rules);
}

/**
 * May the banker check? Rule xd-check-right: from `bankerMin` (a bust banker is of age, xi-dach.md Q4); with five cards the banker
 * cannot draw any more and settles (xi-dach.md Q3); under `compares` a short banker settles too (S1).
 */
export function mayCheck(banker: Hand, rules: XiDachRules): boolean {
  if (banker.kind !== 'non') return true;
  return banker.cards.length === 5 || rules.shortBanker === 'compares';
}

/** The banker's natural ends the round. Rules xd-phase1-banker, xd-phase1-equal, xd-natural-rank. */
function meetBankersNatural(player: Hand, his: 'xi-ban' | 'xi-dach', rules: XiDachRules): HandMeeting {
  const { who, kind: mine } = player;
  if (!isNatural(mine)) {
    const steps: XiDachStep[] = [{ rule: 'xd-phase1-banker', outcome: 'held', who, kind: his, decides: true }];
    if (mine === 'ngu-linh') {
      steps.unshift({ rule: 'xd-phases-separate', outcome: 'held', who });
    }
    return { winner: 'banker', steps };
  }
  if (mine !== his) {
    const winner = mine === 'xi-ban' ? 'player' : 'banker';
    return {
      winner,
      steps: [{ rule: 'xd-natural-rank', outcome: 'held', who, winner, decides: true }],
    };
  }
  const tie = rules.naturalTie;
  return {
    winner: tie === 'draw' ? 'nobody' : tie,
    steps: [{ rule: 'xd-phase1-equal', outcome: 'held', who, tie, kind: mine, decides: true }],
  };
}

/** What every comparison that settles a stake says. */
interface Settled {
  readonly who: string;
  readonly outcome: 'held';
  readonly decides: true;
  readonly player: number;
  readonly banker: number;
}

/** Phase 2, the settlement order of xi-dach.md §1.5. */
function compare(player: Hand, banker: Hand, rules: XiDachRules): HandMeeting {
  const { who } = player;
  const mine = assertDefined(player.points);
  const his = assertDefined(banker.points);
  const settled: Settled = { who, outcome: 'held', decides: true, player: mine, banker: his };
  const higher: Winner = mine > his ? 'player' : mine < his ? 'banker' : 'nobody';
  const lower: Winner = mine < his ? 'player' : mine > his ? 'banker' : 'nobody';
  if (player.kind === 'ngu-linh' && banker.kind === 'ngu-linh') {
    const house = rules.fiveVsFive;
    const winner = { lower, higher, banker: 'banker', draw: 'nobody' } as const satisfies Record<string, Winner>;
    return { winner: winner[house], steps: [{ rule: 'xd-ngu-linh-low', ...settled, winner: winner[house], house }] };
  }
  if (player.kind === 'ngu-linh' || banker.kind === 'ngu-linh') {
    const winner = player.kind === 'ngu-linh' ? 'player' : 'banker';
    return {
      winner,
      steps: [{ rule: 'xd-cmp-ngu-linh', outcome: 'held', who, winner, decides: true }],
    };
  }
  const noNguLinh: XiDachStep = { rule: 'xd-cmp-ngu-linh', outcome: 'failed', who };
  const kinds = `${player.kind} ${banker.kind}`;

  if (kinds === 'du du' && higher !== 'nobody') {
    return {
      winner: higher,
      steps: [noNguLinh, { rule: 'xd-cmp-both-du', ...settled, winner: higher }],
    };
  }
  // State before totals (ADR 1): equal totals draw between two hands in one state; only a rule set that gives all busts to the
  // banker gives it equal ones too.
  const equal = higher === 'nobody';
  if (equal && player.kind === banker.kind && !(kinds === 'quac quac' && rules.bustVsBust === 'banker')) {
    return {
      winner: higher,
      steps: [noNguLinh, { rule: 'xd-cmp-equal', ...settled, winner: higher }],
    };
  }
  if (player.kind === 'du' || banker.kind === 'du') {
    const winner: Winner = player.kind === 'du' ? 'player' : 'banker';
    const steps: XiDachStep[] = [noNguLinh, { rule: 'xd-cmp-both-du', outcome: 'failed', who }];
    if (equal) steps.push({ rule: 'xd-cmp-equal', outcome: 'failed', who, total: mine });
    steps.push({ rule: 'xd-cmp-du-v-other', ...settled, winner });
    // S1 sets no penalty: there a short hand is only compared.
    if (player.kind === 'non' && rules.shortBanker === 'may-not-check') {
      steps.push({ rule: 'xd-non-checked', outcome: 'held', who });
    }
    return { winner, steps };
  }
  return compareOutOfRange(player, banker, rules, settled, { higher, lower }, [
    noNguLinh,
    { rule: 'xd-cmp-du-v-other', outcome: 'failed', who },
  ]);
}

/** Neither hand is in range: rule sets differ. Rules xd-cmp-both-quac, xd-cmp-both-non, xd-cmp-non-v-quac. */
function compareOutOfRange(
  player: Hand,
  banker: Hand,
  rules: XiDachRules,
  settled: Settled,
  { higher, lower }: { readonly higher: Winner; readonly lower: Winner },
  before: readonly XiDachStep[],
): HandMeeting {
  if (player.kind === 'quac' && banker.kind === 'quac') {
    const house = rules.bustVsBust;
    const winner = house === 'banker' ? 'banker' : house === 'lower' ? lower : 'nobody';
    return {
      winner,
      steps: [...before, { rule: 'xd-cmp-both-quac', ...settled, winner, house }],
    };
  }
  if (player.kind === 'non' && banker.kind === 'non') {
    const house = rules.shortVsShort;
    const winner = house === 'higher' ? higher : 'nobody';
    return { winner, steps: [...before, { rule: 'xd-cmp-both-non', ...settled, winner, house }] };
  }
  const house = rules.shortVsBust;
  const winner = (player.kind === 'quac') === (house === 'bust-wins') ? 'player' : 'banker';
  return { winner, steps: [...before, { rule: 'xd-cmp-non-v-quac', ...settled, winner, house }] };
}
