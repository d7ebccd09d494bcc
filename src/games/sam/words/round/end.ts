/** How a round of Sâm ended for one seat: what to say of it, in any language. */

import type { Who } from '#core/ruling.ts';
import type { SamEvent } from '#games/sam/round/index.ts';

/** Won at once, made sâm or failed it, ended on a 2, out first. */
export type How = 'white' | 'sam' | 'no-sam' | 'thoi' | 'first';

export interface SamEnd {
  readonly how: How;
  /** Who ended the round so. */
  readonly who: Who;
  /** What is told of it: what ended the round, what this seat is left with, and what it pays and is paid. */
  readonly events: readonly SamEvent[];
}

/** Undefined while the round lasts. An onlooker is told of the one who ended it. */
export function endOf(seat: Who, log: readonly SamEvent[]): SamEnd | undefined {
  const over = log.find((event) => event.type === 'end');
  if (!over) return undefined;
  const mine = over.result.some(([who]) => who === seat) ? seat : over.who;
  const paid = log.filter((event) => isPaid(event, mine));
  const decided = log.find((event) => event.type in ENDINGS) ?? over;
  // What he pays says what for; where he pays nothing it is told apart.
  const left = log.filter(({ type, who }) => over.rule === 'sam-end' && type === 'left' && who === mine);
  const own = paid.some(({ who }) => who === mine) ? paid : [...left, ...paid];
  return { how: ENDINGS[decided.type] ?? 'first', who: decided.who, events: [decided, ...own] };
}

/** What ends a round for everyone alike. */
const ENDINGS: Partial<Readonly<Record<SamEvent['type'], How>>> = {
  instant: 'white',
  'sam-won': 'sam',
  'sam-lost': 'no-sam',
  thoi: 'thoi',
  out: 'first',
};

/** Paid by him or to him, or by one for all. */
function isPaid(event: SamEvent, seat: Who): boolean {
  if (event.type === 'void') return event.who === seat || event.other === seat;
  return event.type === 'pay' && (event.rule === 'sam-bao-mot' || event.who === seat || event.step.other === seat);
}
