/**
 * A budget of work for reading a text, counted in steps and not in time, so that the same text is given up everywhere or nowhere.
 */
export interface Effort {
  /** The budget is used up, so that what was found so far must not be reported. */
  readonly isSpent: boolean;
  /** Takes steps off the budget; false when there are none left. */
  spend(steps: number): boolean;
  /** Takes them off if there are so many; else takes none. */
  afford(steps: number): boolean;
}

/** For one text: four times what the hardest text ever typed takes. A step takes a microsecond or two. */
export const MOST_STEPS = 140_000;

/** For all attempts to mend one text: a suggestion that cannot be tried any more is offered untried. */
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
