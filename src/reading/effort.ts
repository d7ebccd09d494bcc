/** How much work may be put into a text. It is counted in steps, not in time: the same text is given up everywhere or nowhere. */
export interface Effort {
  /** No more may be done, and what was found so far is not to be told. */
  readonly isSpent: boolean;
  /** Takes steps off what is left; false when there are none. */
  spend(steps: number): boolean;
  /** Takes them off where there are so many, and else leaves it at that. */
  afford(steps: number): boolean;
}

/** @param most steps; one takes some ten microseconds */
export function effortOf(most: number): Effort {
  let left = most;
  return {
    get isSpent() {
      return left <= 0;
    },
    spend(steps) {
      left -= steps;
      return left > 0;
    },
    afford(steps) {
      if (steps >= left) return false;
      left -= steps;
      return true;
    },
  };
}

export const ENDLESS: Effort = effortOf(Number.POSITIVE_INFINITY);
