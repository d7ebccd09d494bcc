/** The totals of an evening as a chart: one ink, a line a player. */

import type { PlayerId } from '#core/evening/evening.ts';
import type { TotalsAfter } from '#core/evening/tally.ts';

export interface ChartLine {
  readonly player: PlayerId;
  /** The path of an SVG. */
  readonly path: string;
  /** Where its name stands. */
  readonly nameAt: number;
}

export interface Chart {
  /** The height at which nobody has anything. */
  readonly zero: number;
  readonly lines: readonly ChartLine[];
  /** The numbers of rounds that are written below, as the book has them. */
  readonly ticks: readonly { readonly at: number; readonly round: number }[];
}

export interface ChartSize {
  /** Where the lines end; names stand to the right of it. */
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
}

/** Names are no closer. */
const NAME_GAP = 17;
/** At most so many numbers of rounds fit below. */
const MOST_TICKS = 8;

/** @param after each round that counts, beginning with nothing */
export function chartOf(
  after: readonly TotalsAfter[],
  players: readonly PlayerId[],
  { width, top, bottom }: ChartSize,
): Chart {
  const totals = after.map((one) => one.totals);
  const all = totals.flatMap((one) => players.map((player) => one.get(player) ?? 0));
  const most = Math.max(0, ...all);
  const least = Math.min(0, ...all);
  const scale = most === least ? 0 : (bottom - top) / (most - least);
  const heightOf = (chips: number): number => (scale === 0 ? (top + bottom) / 2 : top + (most - chips) * scale);
  const rounds = totals.length - 1;
  const placeOf = (round: number): number => 2 + (rounds === 0 ? 0 : (round / rounds) * (width - 2));
  const ends = players.map((player) => heightOf(totals.at(-1)?.get(player) ?? 0));
  const names = apart(ends, NAME_GAP, top, bottom + NAME_GAP);
  const lines = players.map((player, at) => ({
    player,
    path: totals
      .map(
        (one, round) =>
          `${round === 0 ? 'M' : 'L'}${rounded(placeOf(round))} ${rounded(heightOf(one.get(player) ?? 0))}`,
      )
      .join(''),
    nameAt: rounded(names[at] ?? 0),
  }));
  const step = stepOf(after.at(-1)?.round ?? 0);
  return {
    zero: rounded(heightOf(0)),
    lines,
    ticks: after.flatMap(({ round }, at) =>
      round > 0 && round % step === 0 ? [{ round, at: rounded(placeOf(at)) }] : [],
    ),
  };
}

function rounded(place: number): number {
  return Math.round(place * 10) / 10;
}

/** Every round, every second, fifth, tenth …: so that few are written. */
function stepOf(rounds: number): number {
  for (let ten = 1; ; ten *= 10) {
    for (const step of [ten, 2 * ten, 5 * ten]) if (rounds / step <= MOST_TICKS) return step;
  }
}

/** Places moved apart, in their order, as little as may be; the last ones go up where there is no room below. */
export function apart(places: readonly number[], gap: number, top: number, bottom: number): readonly number[] {
  const order = places
    .map((_, at) => at)
    .toSorted((one, other) => (places[one] ?? 0) - (places[other] ?? 0) || one - other);
  const found = [...places];
  let above = Math.max(Number.NEGATIVE_INFINITY, top - gap);
  for (const at of order) {
    found[at] = Math.max(found[at] ?? 0, above + gap);
    above = found[at] ?? 0;
  }
  let below = bottom + gap;
  for (const at of order.toReversed()) {
    found[at] = Math.min(found[at] ?? 0, below - gap);
    below = found[at] ?? 0;
  }
  return found;
}

/** Weight and dash of each line: told apart without a colour. */
export const STROKES = [
  { width: 4, dash: '' },
  { width: 2, dash: '' },
  { width: 2.5, dash: '7 4' },
  { width: 3, dash: '2 4' },
  { width: 1.25, dash: '' },
  { width: 1.75, dash: '12 3 2 3' },
  { width: 4, dash: '9 5' },
  { width: 1.5, dash: '2 3' },
] as const;
