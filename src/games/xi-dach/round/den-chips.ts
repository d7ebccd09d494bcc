/** Who is paid what by whoever is caught. Rule xd-den-amount; ADR 2. */

import type { Chips } from '#core/game/round.ts';
import { BANKER, type Player } from './types.ts';

type Staked = Pick<Player, 'name' | 'stake'>;

/** A caught player pays the own stake to the banker, and to every other player that player's: in all the sum of all stakes. */
export function paidByPlayer(offender: Staked, others: readonly Staked[]): readonly Chips[] {
  return [{ who: BANKER, chips: offender.stake }, ...paidByBanker(others)];
}

/** A caught banker pays each player who is not settled yet that player's stake. */
export function paidByBanker(unsettled: readonly Staked[]): readonly Chips[] {
  return unsettled.map(({ name, stake }) => ({ who: name, chips: stake }));
}
