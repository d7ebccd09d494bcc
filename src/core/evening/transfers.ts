/** Who hands whom how many chips at the end, in the fewest transfers. */

import { assertDefined } from '../assert-defined.ts';
import type { PlayerId } from './evening.ts';

export interface Transfer {
  readonly from: PlayerId;
  readonly to: PlayerId;
  /** Chips, more than 0. */
  readonly chips: number;
}

/**
 * The fewest transfers that settle these totals. People whose totals add up to 0 among themselves can settle without the others, in one
 * transfer less than they are; so the more such groups, the fewer transfers.
 * @param totals chips by player, which add up to 0; for at most a dozen players who are not even
 */
export function fewestTransfers(totals: ReadonlyMap<PlayerId, number>): readonly Transfer[] {
  const owing = [...totals].flatMap(([player, chips]) => (chips === 0 ? [] : [{ player, chips }]));
  return mostGroups(owing).flatMap(settled);
}

interface Standing {
  readonly player: PlayerId;
  readonly chips: number;
}

/** The people in as many groups as possible that are even among themselves. */
function mostGroups(all: readonly Standing[]): readonly (readonly Standing[])[] {
  const sets = 2 ** all.length;
  const sums = Array.from({ length: sets }, (_, set) => membersOf(all, set).reduce((sum, { chips }) => sum + chips, 0));
  // For each set of people: how many groups it falls into at most, and the person who joined last on the way there.
  const groups = new Int8Array(sets);
  const last = new Int8Array(sets);
  for (let set = 1; set < sets; set++) {
    let best = -1;
    for (let one = 0; one < all.length; one++) {
      const rest = set & ~(1 << one);
      if (rest === set || assertDefined(groups[rest]) <= best) continue;
      best = assertDefined(groups[rest]);
      last[set] = one;
    }
    groups[set] = best + (sums[set] === 0 ? 1 : 0);
  }
  const found: Standing[][] = [];
  for (let set = sets - 1; set > 0; set &= ~(1 << assertDefined(last[set]))) {
    if (sums[set] === 0) found.push([]);
    assertDefined(found.at(-1)).push(assertDefined(all[assertDefined(last[set])]));
  }
  return found;
}

function membersOf(all: readonly Standing[], set: number): readonly Standing[] {
  return all.filter((_, one) => set & (1 << one));
}

/** A group that is even: who owes most pays whom most is owed, until nobody owes. */
function settled(group: readonly Standing[]): readonly Transfer[] {
  const left = group.map((one) => ({ ...one }));
  const transfers: Transfer[] = [];
  for (;;) {
    left.sort((a, b) => a.chips - b.chips || a.player - b.player);
    const [payer, taker] = [left[0], left.at(-1)];
    if (!payer || !taker || payer.chips >= 0) return transfers;
    const chips = Math.min(-payer.chips, taker.chips);
    transfers.push({ from: payer.player, to: taker.player, chips });
    payer.chips += chips;
    taker.chips -= chips;
  }
}
