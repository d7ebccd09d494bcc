/** Round numbers of a hundred, from which wrong answers are taken. */
const ROUND = [1, 10, 25, 40, 55, 70, 90] as const;
/** From here on numbers are told apart by how far they lie from each other; below, by how many times one is the other. */
const SMALL = 13;
const TIMES = 2;
const LEAST = 4;

/** Numbers of a hundred that nobody who has an idea of it takes for the right one, the nearest first: three or more. */
export function apartFrom(right: number): readonly number[] {
  const isApart = (one: number): boolean => {
    const away = Math.abs(one - right);
    if (right >= SMALL) return away > SMALL;
    return away > LEAST && (one > TIMES * right || TIMES * one < right);
  };
  return ROUND.filter(isApart).toSorted((a, b) => Math.abs(a - right) - Math.abs(b - right));
}
