/** What a round that is being entered comes to. */

import type { RoundDraft } from '../draft.ts';
import { amountsOf, chipsIn } from './amounts.ts';

export interface Settled {
  /** Chips of each seat, in the order of the draft's seats; null where nothing says it yet. */
  readonly nets: readonly (number | null)[];
  /** The seat that is filled in by itself. */
  readonly filled: number | undefined;
  /** What is missing to 0; undefined where something is not told. */
  readonly off: number | undefined;
  /** It can be written. */
  readonly round: boolean;
}

/** Only the payments are told. */
export function settledAmounts({ seats, amounts }: RoundDraft): Settled {
  const typed = seats.map((id) => (amounts.get(id) ?? '').replace(/^\s*[+\-−–]?\s*$/u, ''));
  const told = typed.map((text) => (text === '' ? null : (chipsIn(text) ?? null)));
  const isBad = typed.some((text) => text !== '' && chipsIn(text) === undefined);
  const { nets, filled, off } = amountsOf(told);
  return isBad
    ? { nets: told, filled: undefined, off: undefined, round: false }
    : { nets, filled, off, round: off === 0 };
}
