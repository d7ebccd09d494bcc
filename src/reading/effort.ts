/** How much work may be put into a text. It is counted in steps, not in time: the same text is given up everywhere or nowhere. */
export interface Effort {
  /** No more may be done, and what was found so far is not to be told. */
  readonly isSpent: boolean;
  /** Takes steps off what is left; false when there are none. */
  spend(steps: number): boolean;
  /** Takes them off where there are so many, and else leaves it at that. */
  afford(steps: number): boolean;
}

/** For one text: four times what the hardest takes that anybody typed. A step takes a microsecond or two. */
export const MOST_STEPS = 140_000;

/** For all that is tried to mend one text: what cannot be tried is offered as it is. */
export const MOST_TRIED = 25_000;

export function effortOf(most = MOST_STEPS): Effort {
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
