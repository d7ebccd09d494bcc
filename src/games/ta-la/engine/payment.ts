import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import type { TaLaRules } from './rules.ts';
import type { Out, Placed, Standing } from './standing.ts';
import type { DenKind, TaLaStep, UKind } from './steps.ts';

/** One pays another for an eaten card. */
type EatenPayment = Extract<TaLaStep, { readonly rule: 'tl-pay-eat'; readonly outcome: 'held' }>;
/** One pays another, in units. */
type Payment = Extract<TaLaStep, { readonly units: number }>;

export interface Payments {
  /** What each wins or loses, in units; they add up to zero. */
  readonly nets: ReadonlyMap<Who, number>;
  readonly steps: readonly TaLaStep[];
}

/** Rule tl-pay-mom: instead of what a place costs. */
const MOM = 4;
/** Rule tl-pay-eat: the price of a last-round card; a fourth eaten card is always one. */
const CHOT = 4;

/**
 * All that is paid at the end: for ù or for places, and for eaten cards (ta-la.md §4.5). Nothing under
 * `payout=none`, and nothing for eaten cards under `no-eaten`.
 * @param players in the order in which they laid down
 * @param out who is ù; null where nobody is
 */
export function paymentsOf(players: readonly Placed[], out: Out | null, rules: TaLaRules): Payments {
  const nets = new Map<Who, number>(players.map(({ who }) => [who, 0]));
  const winner = players.find(({ place }) => place === 1)?.who ?? '';
  if (rules.payout === 'none') {
    return { nets, steps: [{ rule: 'tl-pay-rank', outcome: 'failed', who: winner }] };
  }
  const eaten = payEaten(players);
  const steps = [
    ...(out ? payU(players, out, rules) : payPlaces(players, winner)),
    ...(rules.payout === 'no-eaten' ? eaten.map(unpaid) : eaten),
  ];
  for (const { who, other, units } of steps.filter((step): step is Payment => 'units' in step)) {
    nets.set(who, assertDefined(nets.get(who)) - units);
    nets.set(other, assertDefined(nets.get(other)) + units);
  }
  return { nets, steps };
}

/** Rules tl-pay-rank and tl-pay-mom: second 1, third 2, fourth 3 to the first; a player who is móm 4. */
function payPlaces(players: readonly Placed[], winner: Who): TaLaStep[] {
  return players
    .filter(({ who }) => who !== winner)
    .toSorted((a, b) => a.place - b.place)
    .map(({ who, mom, place }): TaLaStep => {
      const paid = { outcome: 'held', who, other: winner } as const;
      return mom ? { rule: 'tl-pay-mom', ...paid, units: MOM } : { rule: 'tl-pay-rank', ...paid, units: place - 1 };
    });
}

/** Rule tl-pay-u: what each pays for plain ù, ù tròn and ù khan, by the house rule `uPay`. */
const U_PAY = {
  alike: { thuong: 5, tron: 5, khan: 5 },
  'by-kind': { thuong: 5, tron: 6, khan: 7 },
  'tron-double': { thuong: 5, tron: 10, khan: 5 },
} as const satisfies Record<TaLaRules['uPay'], Record<UKind, number>>;

/** Rules tl-pay-u and tl-u-den: each of the others pays, or one for all. */
function payU(players: readonly Standing[], out: Out, rules: TaLaRules): TaLaStep[] {
  const { who: other, kind } = out;
  const units = U_PAY[rules.uPay][out.kind];
  const losers = players.filter(({ who }) => who !== other);
  const reasons = denReasons(players, other);
  const den = reasons.find(({ why }) => knows(why, rules));
  if (den) {
    return [{ rule: 'tl-u-den', outcome: 'held', ...den, other, units: units * losers.length }];
  }
  return [
    ...reasons.map((reason): TaLaStep => ({ rule: 'tl-u-den', outcome: 'failed', ...reason, other })),
    ...losers.map(({ who }): TaLaStep => ({ rule: 'tl-pay-u', outcome: 'held', who, other, kind, units })),
  ];
}

interface DenReason {
  readonly who: Who;
  readonly why: DenKind;
  readonly cards: readonly Card[];
}

function knows(why: DenKind, { uDen }: TaLaRules): boolean {
  return uDen === 'full' || (uDen === 'three-eaten' && why === 'three-eaten');
}

/** Rule tl-u-den: everyone who would have to pay for all, in the order in which the reasons count. */
function denReasons(players: readonly Standing[], winner: Who): DenReason[] {
  const losers = players.filter(({ who }) => who !== winner);
  const { eaten } = assertDefined(players.find(({ who }) => who === winner));
  const three = losers.flatMap(({ who }): DenReason[] => {
    const his = eaten.filter(({ from }) => from === who);
    return his.length >= 3 ? [{ who, why: 'three-eaten', cards: his.map(({ card }) => card) }] : [];
  });
  const chot = eaten.flatMap(({ card, from, chot: last }): DenReason[] => {
    const loser = last && losers.find(({ who }) => who === from);
    return loser ? [{ who: loser.who, why: 'chot', cards: [card] }] : [];
  });
  const ate = losers.flatMap(({ who, eaten: own }): DenReason[] => {
    const last = own.filter((mark) => mark.chot).map(({ card }) => card);
    return last.length > 0 ? [{ who, why: 'ate-chot', cards: last }] : [];
  });
  return [...three, ...chot, ...ate];
}

/** Rule tl-pay-eat: a player's first eaten card costs 1, the second 2, the third 3, a last-round card 4, whoever ate it. */
function payEaten(players: readonly Standing[]): EatenPayment[] {
  const counts = new Map<Who, number>();
  return players.flatMap(({ who: other, eaten }) =>
    eaten.flatMap(({ card, from, chot }): EatenPayment[] => {
      if (from === undefined || from === other || !players.some(({ who }) => who === from)) return [];
      const count = (counts.get(from) ?? 0) + 1;
      counts.set(from, count);
      const units = chot ? CHOT : Math.min(count, CHOT);
      return [{ rule: 'tl-pay-eat', outcome: 'held', who: from, other, cards: [card], count, chot, units }];
    }),
  );
}

/** The same where the rule set has nothing paid for it. */
function unpaid({ rule, who, other, cards }: EatenPayment): TaLaStep {
  return { rule, outcome: 'failed', who, other, cards };
}
