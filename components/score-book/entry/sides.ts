/** Payments beside the hands, as they are chosen: between two who were dealt in, for something that the house knows. */

import type { PlayerId, SidePayment } from '#core/evening/evening.ts';
import type { SideOption } from '#core/evening/results.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { DraftSide } from '../draft.ts';

export type SideFault =
  /** They pay themselves. */
  | { readonly code: 'same' }
  | { readonly code: 'sits-out'; readonly who: PlayerId }
  /** The house has no such payment. */
  | { readonly code: 'not-in-house' };

/**
 * @param options the payments of the house
 * @param stake what one stake is worth in this round, in chips
 */
export function paidSide(
  { code, from, to }: DraftSide,
  seats: readonly PlayerId[],
  options: readonly SideOption[],
  stake: number,
): Result<SidePayment, SideFault> {
  const option = options.find((one) => one.code === code);
  const out = [from, to].find((id) => !seats.includes(id));
  if (out !== undefined) return err({ code: 'sits-out', who: out });
  if (from === to) return err({ code: 'same' });
  return option ? ok({ code, from, to, chips: option.units * stake }) : err({ code: 'not-in-house' });
}

/** Another one on one side of a payment: whoever stands on the other side already changes places with them. */
export function otherOn(side: DraftSide, end: 'from' | 'to', id: PlayerId): DraftSide {
  const { from, to } = side;
  return id === (end === 'from' ? to : from) ? { ...side, from: to, to: from } : { ...side, [end]: id };
}
