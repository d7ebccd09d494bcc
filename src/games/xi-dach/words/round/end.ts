/** How a round of Xì Dách ended for one seat: what to say of it, in any language. */

import type { Who } from '#core/ruling.ts';
import type { PublicOutcome, XiDachEvent, XiDachView } from '#games/xi-dach/round/index.ts';

/** What moves chips. */
export type Settling = Extract<XiDachEvent, { readonly type: 'settle' | 'den' }>;

export interface XiDachEnd {
  readonly outcome: PublicOutcome;
  /** Who pays for this seat too, or is this seat: it was not compared. */
  readonly paidBy?: Who | undefined;
  /** What moved this seat's chips. */
  readonly told: readonly Settling[];
}

export function endOf(seat: Who, seats: XiDachView['seats'], log: readonly XiDachEvent[]): XiDachEnd {
  const outcome = seats.find(({ who }) => who === seat)?.outcome ?? 'push';
  const settled = log.filter((e) => e.type === 'settle').filter(({ who }) => who === seat);
  const den = log
    .filter((e) => e.type === 'den')
    .filter(({ who, paid }) => [who, ...paid.map((one) => one.who)].includes(seat));
  return { outcome, paidBy: settled.length > 0 ? undefined : den[0]?.who, told: [...settled, ...den] };
}
