/**
 * Đền: a player who draws although over 21 pays for the table if caught. Rules xd-den (S3 S4) and xd-den-amount (outside O-GEO).
 * What the sources leave open is decided in `docs/adr/0002-den.md`.
 */

import { assertDefined } from '#core/assert-defined.ts';
import type { Chips } from '#core/game/round.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Hand } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { paidByBanker, paidByPlayer } from './den-chips.ts';
import { handOf, isSettled, readingOf, withBanker } from './seats.ts';
import { BANKER, type Player, type XiDachEvent, type XiDachState } from './types.ts';

/** The total from which O-GEO punishes (`den-at-28`). */
const GRAVE = 28;

/**
 * Does this draw make its player an offender? `before` and `after` are the hand without and with the card. Not called where the
 * rule set forbids such a draw (rule xd-bust-draw).
 */
export function isOffence(before: Hand, after: Hand, { overdraw }: XiDachRules): boolean {
  if (before.kind !== 'quac') return false;
  return overdraw === 'den' || assertDefined(after.points) >= GRAVE;
}

/**
 * A checked player is found out: the player's own stake to the banker, and to every other player, settled or not, that player's
 * stake. In all the sum of all stakes. The others' own settlement with the banker goes on.
 */
export function catchPlayer(state: XiDachState, offender: Player): XiDachState {
  const others = state.players.filter((player) => player !== offender);
  const paid = paidByPlayer(offender, others);
  const net = -sum(paid);
  const players = state.players.map(
    (player): Player =>
      player === offender
        ? {
            ...player,
            stage: 'checked',
            outcome: 'lose',
            caught: true,
            shown: 'all',
            net: player.net + net,
          }
        : { ...player, net: player.net + player.stake },
  );
  const settled = withBanker({ ...state, players }, { net: state.banker.net + offender.stake });
  return withEvents(settled, showEvent(handOf(state, offender.name)), {
    type: 'den',
    who: offender.name,
    rule: 'xd-den',
    net,
    paid,
  });
}

/** The banker is found out at a check: each player who is not settled yet gets their stake, and that ends the round. */
export function catchBanker(state: XiDachState): XiDachState {
  const paid = paidByBanker(state.players.filter((player) => !isSettled(player)));
  const net = -sum(paid);
  const players = state.players.map(
    (player): Player =>
      isSettled(player) ? player : { ...player, stage: 'compensated', outcome: 'win', net: player.net + player.stake },
  );
  const settled = withBanker({ ...state, players }, { caught: true, shown: 'all', net: state.banker.net + net });
  return withEvents(settled, showEvent(handOf(state, BANKER)), {
    type: 'den',
    who: BANKER,
    rule: 'xd-den',
    net,
    paid,
  });
}

function showEvent(hand: Hand): XiDachEvent {
  const { who, cards } = hand;
  return { type: 'show', who, rule: 'xd-den', cards, ...readingOf(hand) };
}

function sum(chips: readonly Chips[]): number {
  return chips.reduce((total, each) => total + each.chips, 0);
}
