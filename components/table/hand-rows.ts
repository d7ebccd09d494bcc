/** Which groups of a hand lie in which row. */

import type { Card } from '#core/card.ts';

/** Cards that stay together; those of a loose group need not. */
interface Group {
  readonly tone: string;
  readonly cards: readonly Card[];
}

/** A hand of so many cards lies in one row. */
const ONE_ROW = 7;
/** A row of several holds so many; where melds would then take a row more, up to so many. */
const ROW = 5;
const FULL_ROW = 7;

/**
 * Rows of at most five cards, in which a group stays whole: one that does not fit goes down, and loose cards fill the gaps. Seven
 * cards or fewer lie in one row.
 */
export function handRows<G extends Group>(groups: readonly G[]): readonly (readonly G[])[] {
  const total = cardsIn(groups);
  if (total <= ONE_ROW) return [groups];
  for (let room = ROW; room < FULL_ROW; room++) {
    const rows = filled(groups, room);
    if (rows.length <= Math.ceil(total / ROW)) return rows;
  }
  return filled(groups, FULL_ROW);
}

function filled<G extends Group>(groups: readonly G[], room: number): G[][] {
  const rows: G[][] = [];
  for (const group of groups.filter(({ tone }) => tone !== 'loose')) {
    for (const part of parted(group, room)) {
      const row = rows.find((one) => cardsIn(one) + part.cards.length <= room);
      if (row) row.push(part);
      else rows.push([part]);
    }
  }
  const needed = Math.ceil(cardsIn(groups) / room);
  while (rows.length < needed) rows.push([]);
  for (const group of groups.filter(({ tone }) => tone === 'loose')) {
    const counts = countsIn(rows, room, group.cards.length);
    let from = 0;
    for (const [at, count] of counts.entries()) {
      if (count > 0) rows[at]?.push({ ...group, cards: group.cards.slice(from, from + count) });
      from += count;
    }
  }
  return rows.filter((row) => row.length > 0);
}

/** How many loose cards each row takes: the last as many as fit, then the gaps from the top. */
function countsIn(rows: readonly (readonly Group[])[], room: number, loose: number): number[] {
  const gaps = rows.map((row) => room - cardsIn(row));
  const last = Math.min(gaps.at(-1) ?? 0, loose);
  let rest = loose - last;
  const above = gaps.slice(0, -1).map((gap) => {
    const count = Math.min(gap, rest);
    rest -= count;
    return count;
  });
  return [...above, last];
}

/** A group of more cards than a row holds, in pieces. */
function parted<G extends Group>(group: G, room: number): G[] {
  const { cards } = group;
  if (cards.length <= room) return [group];
  return [{ ...group, cards: cards.slice(0, room) }, ...parted({ ...group, cards: cards.slice(room) }, room)];
}

function cardsIn(groups: readonly Group[]): number {
  return groups.reduce((sum, { cards }) => sum + cards.length, 0);
}
