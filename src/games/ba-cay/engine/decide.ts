import type { Field } from '#core/case.ts';
import type { CountRange, Fault } from '#core/game/game.ts';
import type { Ruling } from '#core/ruling.ts';
import { HAND_SIZE, readHand } from './hand.ts';
import { type BaCayOutcome, settleAll, settlePlayer } from './payment.ts';
import type { BaCayRules } from './rules.ts';
import { rankHands } from './showdown.ts';
import type { BaCayKind, BaCayStep } from './steps.ts';

export interface HandVerdict {
  /** `cai` for the banker. */
  readonly name: string;
  readonly kind: BaCayKind;
  /** For every kind: what the cards count, 1 to 10 where ten is best, 0 to 9 where it is worst. */
  readonly points: number;
}

export interface PlayerVerdict {
  readonly name: string;
  readonly outcome: BaCayOutcome;
  /** In stakes, + to the player. */
  readonly net: number;
}

export interface BaCayVerdict {
  /** In the order of the fields. */
  readonly hands: readonly HandVerdict[];
  /** Best first; equal hands share a group. The banker is among them. */
  readonly ranking: readonly (readonly string[])[];
  /** Only with a banker: each player against the banker. */
  readonly players?: readonly PlayerVerdict[];
}

/** Who wins: each player or the banker, or without a banker the best hand. Total over every checked case and all rules. */
export function decide(fields: readonly Field[], rules: BaCayRules): Ruling<BaCayVerdict, BaCayStep> {
  const hands = fields.map(({ name, cards }) => readHand(name, cards, rules));
  const groups = rankHands(hands, rules);
  const verdict: BaCayVerdict = {
    hands: hands.map(({ who: name, kind, points }) => ({ name, kind, points })),
    ranking: groups.map((group) => group.map(({ who }) => who)),
  };
  const counted = hands.flatMap(({ steps }) => steps);
  const banker = hands[fields.findIndex(({ role }) => role === 'cai')];
  if (!banker) return { verdict, reasons: [...counted, ...settleAll(groups, rules)] };

  const settled = hands.filter((hand) => hand !== banker).map((player) => settlePlayer(player, banker, rules));
  const players = settled.map(({ who: name, outcome, net }) => ({ name, outcome, net }));
  return { verdict: { ...verdict, players }, reasons: [...counted, ...settled.flatMap(({ steps }) => steps)] };
}

export function handSize(): CountRange {
  return { min: HAND_SIZE, max: HAND_SIZE };
}

/** At least one player with a banker, at least two without; at most as many as the deck serves. Rule bc-players. */
export function playerCount(fields: readonly Field[], rules: BaCayRules): CountRange {
  const bankers = fields.filter(({ role }) => role === 'cai').length;
  return { min: 2 - bankers, max: SEATS[rules.deck] - bankers };
}

/** Three cards each, and no more players than the deck serves. */
export function check(fields: readonly Field[], rules: BaCayRules): Fault[] {
  const faults: Fault[] = [];
  let seats = fields.filter(({ role }) => role === 'cai').length;
  for (const [field, { role, cards }] of fields.entries()) {
    if (role === 'player' && isTooMany(++seats, rules)) {
      faults.push({ code: 'wrong-player-count', field, ...playerCount(fields, rules) });
    }
    if (cards.length !== HAND_SIZE) faults.push({ code: 'wrong-card-count', field, ...handSize() });
  }
  if (seats < 2) faults.push({ code: 'wrong-player-count', ...playerCount(fields, rules) });
  return faults;
}

/** How many each deck serves with three cards each. */
export const SEATS = { 36: 12, 52: 17 } as const;

/** Every table that the smaller deck serves is also served by the larger one, so that the deck need not be read. */
function isTooMany(seats: number, rules: BaCayRules): boolean {
  return seats > SEATS[36] && seats > SEATS[rules.deck];
}
