/**
 * How good an arrangement is, as one number: the smaller the better. Fewest points outside the melds; of those the fewest
 * loose cards; of those the longest melds, the longest first. Numbers of parts of a hand add up to the hand's.
 */

const LENGTH = 17;
const LOOSE = 21;

/** Of at most three melds: one of length n outweighs any number of shorter ones. */
export function meldKey(length: number): number {
  return -(4 ** (length - 3));
}

export function looseKey(points: number): number {
  return points * 2 ** LOOSE + 2 ** LENGTH;
}

/** The points in a key of at most ten cards. */
export function keyPoints(key: number): number {
  // Lengths make the key smaller: adding the weight of one loose card restores the whole points.
  return Math.floor((key + 2 ** LENGTH) / 2 ** LOOSE);
}
