import type { Eaten } from '#core/case.ts';
import type { Who } from '#core/ruling.ts';
import type { TaLaRules } from './rules.ts';
import type { TaLaStep, UKind } from './steps.ts';

/** One player at the end: what is left in hand, in the order of laying down. */
export interface Standing {
  readonly who: Who;
  readonly points: number;
  /** No meld laid down. */
  readonly mom: boolean;
  /** The cards that the player ate, with from whom where that is known. */
  readonly eaten: readonly Eaten[];
}

export interface Placed extends Standing {
  /** 1 is first; players who lose alike share a place. */
  readonly place: number;
}

export interface Ranking {
  /** In the order in which they were given. */
  readonly players: readonly Placed[];
  readonly steps: readonly TaLaStep[];
}

/** Somebody went out: who, how, and how many cards are outside the melds. */
export interface Out {
  readonly who: Who;
  readonly kind: UKind;
  readonly left: number;
}

/** Rule tl-u-rank: the player who is ù is first, all the others lose alike. */
export function rankU(standings: readonly Standing[], winner: Who): Placed[] {
  return standings.map((one) => ({ ...one, place: one.who === winner ? 1 : 2 }));
}

/**
 * Places without ù: fewest points first (tl-rank), of equal ones the one who laid down earlier (tl-tie), after them players who
 * are móm (tl-mom). Several móm all share the last place or follow the order of laying, depending on the rule set; where all are
 * móm, they always follow that order.
 */
export function rankPlayers(standings: readonly Standing[], rules: TaLaRules): Ranking {
  const melded = standings.filter(({ mom }) => !mom).toSorted((a, b) => a.points - b.points);
  const moms = standings.filter(({ mom }) => mom);
  const of = standings.length;
  const shared = moms.length > 1 && melded.length > 0 && rules.manyMom === 'all-last';
  const order = [...melded, ...moms];
  const placeOf = (one: Standing): number => (one.mom && shared ? of : order.indexOf(one) + 1);
  const steps: TaLaStep[] = [];
  for (const [at, one] of melded.entries()) {
    const { who, points } = one;
    steps.push({ rule: 'tl-rank', outcome: 'held', who, place: placeOf(one), points, of, decides: true });
    const next = melded[at + 1];
    if (next && next.points === points) steps.push({ rule: 'tl-tie', outcome: 'held', who, other: next.who, points });
  }
  const [first] = moms;
  if (first && moms.length > 1) {
    const by = melded.length === 0 ? 'all-mom' : shared ? 'all-last' : 'lay-order';
    const players = moms.map(({ who }) => who);
    steps.push({ rule: 'tl-mom-many', outcome: 'held', who: first.who, players, by });
  }
  for (const one of moms) {
    const { who, points } = one;
    steps.push({ rule: 'tl-mom', outcome: 'held', who, place: placeOf(one), points, of, decides: true });
  }
  return { players: standings.map((one) => ({ ...one, place: placeOf(one) })), steps };
}

/** Who is placed by the order of laying down alone: of equal points (tl-tie), and of several who are móm (tl-mom-many, Q6). */
export function placedByOrder(steps: readonly TaLaStep[]): readonly (readonly Who[])[] {
  const groups: Who[][] = [];
  for (const step of steps) {
    if (step.rule === 'tl-tie') {
      const before = groups.find((group) => group.at(-1) === step.who);
      if (before) before.push(step.other);
      else groups.push([step.who, step.other]);
    } else if (step.rule === 'tl-mom-many' && step.by !== 'all-last') groups.push([...step.players]);
  }
  return groups;
}
