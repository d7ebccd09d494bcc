/** Derives the verdict from the steps that held alone, without cards or house rules. */

import type { Derived, ReasonSeat } from '#testing/reasons/kit.ts';
import type { BaCayKind, BaCayStep } from '../../engine/steps.ts';

interface DerivedHand {
  readonly kind: BaCayKind | undefined;
  readonly points: number | undefined;
  /** The place at which a sáp ranks here. */
  readonly place: string | undefined;
}

type Meeting = Extract<BaCayStep, { outcome: 'held'; other: string }>;

export function derive(seats: readonly ReasonSeat[], held: readonly BaCayStep[]): Derived {
  const hands = new Map(seats.map(({ name }) => [name, handOf(held.filter(({ who }) => who === name))]));
  const meetings = held.filter(isMeeting);
  const banker = seats.find(({ role }) => role === 'cai');
  const players = seats.filter(({ role }) => role !== 'cai').map(({ name }) => name);
  const pairs: (readonly [string, Derived])[] = [
    ['hands', { pairs: seats.map(({ name }) => [name, handJson(hands.get(name))]) }],
  ];
  if (!banker) return { pairs: [...pairs, ['ranking', downFrom(meetings)]] };
  return {
    pairs: [
      ...pairs,
      ['ranking', aroundBanker(seats, hands, meetings)],
      ['players', { pairs: players.map((name) => [name, playerJson(name, held)]) }],
    ],
  };
}

function handOf(steps: readonly BaCayStep[]): DerivedHand {
  let kind: BaCayKind | undefined;
  let points: number | undefined;
  let place: string | undefined;
  for (const step of steps) {
    if (step.rule === 'bc-points-cay' || step.rule === 'bc-points-cao') {
      points = step.points;
      kind = points === 0 ? 'bu' : 'nut';
    }
    if (step.rule === 'bc-10-at-cu') kind = 'at-cu';
    if (step.rule === 'bc-ba-tien') kind = 'ba-tien';
    if (step.rule === 'bc-sap' && 'place' in step) {
      kind = 'sap';
      place = step.place;
    }
  }
  return { kind, points, place };
}

function handJson(hand: DerivedHand | undefined): Derived {
  return {
    pairs: [
      ['kind', hand?.kind],
      ['points', hand?.points],
    ],
  };
}

function isMeeting(step: BaCayStep): step is Meeting {
  return step.outcome === 'held' && 'other' in step;
}

/** Without a banker each hand is compared with the next one, from the best down. */
function downFrom(meetings: readonly Meeting[]): Derived {
  const [first] = meetings;
  if (!first) return undefined;
  const groups = [[first.who]];
  for (const { other, winner } of meetings) {
    if (winner === null) groups.at(-1)?.push(other);
    else groups.push([other]);
  }
  return groups;
}

/**
 * With a banker each player meets only the banker; players on one side of the banker are ordered by their hands, if these differ.
 */
function aroundBanker(
  seats: readonly ReasonSeat[],
  hands: ReadonlyMap<string, DerivedHand>,
  meetings: readonly Meeting[],
): Derived {
  const above: string[] = [];
  const level: string[] = [];
  const below: string[] = [];
  for (const { name, role } of seats) {
    const meeting = meetings.find(({ who }) => who === name);
    if (role !== 'cai' && !meeting) return undefined;
    const side = !meeting || meeting.winner === null ? level : meeting.winner === name ? above : below;
    side.push(name);
  }
  const strengthOf = (name: string): number => strength(hands.get(name));
  const sorted = [above, below].map((side) => side.toSorted((a, b) => strengthOf(b) - strengthOf(a)));
  const areApart = sorted.every((side) => new Set(side.map(strengthOf)).size === side.length);
  if (!areApart) return undefined;
  const [best = [], worst = []] = sorted;
  return [...best.map((name) => [name]), level, ...worst.map((name) => [name])];
}

/** Ba tiên over points, sáp above or below it as its own step says; a 10 át cụ is above all other tens. */
function strength(hand: DerivedHand | undefined): number {
  switch (hand?.kind) {
    case 'sap':
      return hand.place === 'above-all' ? 300 : 100;
    case 'ba-tien':
      return 200;
    case 'at-cu':
      return 11;
    default:
      return hand?.points ?? Number.NaN;
  }
}

function playerJson(name: string, held: readonly BaCayStep[]): Derived {
  const meeting = held.filter(isMeeting).find(({ who }) => who === name);
  let net: number | undefined;
  let outcome = meeting && (meeting.winner === null ? undefined : meeting.winner === name ? 'win' : 'lose');
  for (const step of held) {
    if (step.who !== name) continue;
    if (step.rule === 'bc-mode-cai') {
      outcome = step.bankerTie === 'banker' ? 'lose' : 'push';
      if (outcome === 'push') net = 0;
    }
    if (step.rule === 'bc-pay') net = step.net;
  }
  return {
    pairs: [
      ['outcome', outcome],
      ['net', net],
    ],
  };
}
