/** How a round of Sâm ended: what to say of it, in any language. */

import type { Who } from '#core/ruling.ts';
import type { SamEvent } from '#games/sam/round/index.ts';

/** Won at once, made sâm or failed it, ended on a 2, out first. */
export type How = 'white' | 'sam' | 'no-sam' | 'thoi' | 'first';

export interface SamEnd {
  readonly how: How;
  /** Who ended the round so. */
  readonly who: Who;
  /** What ended it. */
  readonly event: SamEvent;
}

/** Undefined while the round lasts. */
export function endOf(log: readonly SamEvent[]): SamEnd | undefined {
  const over = log.find((event) => event.type === 'end');
  if (!over) return undefined;
  const decided = log.find((event) => event.type in ENDINGS) ?? over;
  return { how: ENDINGS[decided.type] ?? 'first', who: decided.who, event: decided };
}

/** What ends a round for everyone alike. */
const ENDINGS: Partial<Readonly<Record<SamEvent['type'], How>>> = {
  instant: 'white',
  'sam-won': 'sam',
  'sam-lost': 'no-sam',
  thoi: 'thoi',
  out: 'first',
};
