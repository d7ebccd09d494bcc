/** The day of the daily questions. It begins at midnight in Việt Nam, wherever one is. */

export interface Day {
  /** The same for everyone: 20261121. */
  readonly seed: number;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Việt Nam is seven hours ahead of UTC, and has no summer time. */
const AHEAD = 7 * HOUR;

/**
 * The clock in Việt Nam.
 * @param now milliseconds since 1970, as `Date.now()` gives them
 * @returns a date whose fields in UTC are those of that clock
 */
export function clockThere(now: number): Date {
  return new Date(now + AHEAD);
}

/** @param now milliseconds since 1970, as `Date.now()` gives them */
export function dayOf(now: number): Day {
  const there = clockThere(now);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  return { seed: (year * 100 + month) * 100 + day, year, month, day };
}

/**
 * Whether a reader's days are those of Việt Nam.
 * @param behind how many minutes the reader's clock is behind UTC, as `Date.getTimezoneOffset()` gives it
 */
export function sharesDays(behind: number): boolean {
  return behind * MINUTE === -AHEAD;
}

/** Milliseconds until the next day begins: at least 1, at most 24 hours. */
export function untilNextDay(now: number): number {
  const gone = (now + AHEAD) % DAY;
  return DAY - (gone < 0 ? gone + DAY : gone);
}

/** The day of a seed: 20261121. An invalid day gives some valid one. */
export function dayOfSeed(seed: number): Day {
  return { seed, year: Math.floor(seed / 10_000), month: Math.floor(seed / 100) % 100, day: seed % 100 };
}
