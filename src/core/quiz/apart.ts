/** Round percentages from which wrong answers are taken. */
const ROUND = [1, 10, 25, 40, 55, 70, 90] as const;
/** From here on numbers are compared by their difference; below, by their ratio. */
const SMALL = 13;
const TIMES = 2;
const LEAST = 4;

/** At least three percentages far enough from the right one to be clearly wrong, the nearest first. */
export function distantPercents(right: number): readonly number[] {
  const isApart = (one: number): boolean => {
    const away = Math.abs(one - right);
    if (right >= SMALL) return away > SMALL;
    return away > LEAST && (one > TIMES * right || TIMES * one < right);
  };
  return ROUND.filter(isApart).toSorted((a, b) => Math.abs(a - right) - Math.abs(b - right));
}
