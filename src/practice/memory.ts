/** The schedule's state for a rule: plain numbers stored on the device. `schedule.ts` computes with them. */

export interface Memory {
  /** When the rule is due, in milliseconds since 1970; `last` is when it was last asked. */
  readonly due: number;
  readonly last: number;
  /** The stability: after so many days nine of ten still remember it. */
  readonly stability: number;
  /** The difficulty, from 1 to 10. */
  readonly difficulty: number;
  /** How many days lie between `last` and `due`; 0 while it is minutes. */
  readonly days: number;
  /** The index of the current short step at the beginning. */
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
  /** 1 learning, 2 known, 3 learning again. */
  readonly state: number;
}

/** Half of the largest valid date, so that dates computed from it are valid too. */
const LATEST = 4e15;
/** In days. The schedule looks a hundred years ahead, and sometimes a day more. */
const LONGEST = 40_000;

/** The least and the greatest value of each figure; outside of them the schedule cannot compute. */
const RANGES = {
  due: [0, 2 * LATEST],
  last: [0, LATEST],
  stability: [0.001, LONGEST],
  difficulty: [1, 10],
  days: [0, LONGEST],
  step: [0, 10],
  reps: [0, 1e9],
  lapses: [0, 1e9],
  state: [1, 3],
} as const satisfies Record<keyof Memory, readonly [number, number]>;

const FRACTIONS: readonly string[] = ['stability', 'difficulty'];

/** What was stored, or undefined for anything else. */
export function readMemory(stored: unknown): Memory | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const figures = new Map<string, unknown>(Object.entries(stored));
  const figure = (key: keyof Memory): number => {
    const value = figures.get(key);
    const [least, most] = RANGES[key];
    const fits = typeof value === 'number' && value >= least && value <= most;
    return fits && (FRACTIONS.includes(key) || Number.isInteger(value)) ? value : Number.NaN;
  };
  const read: Memory = {
    due: figure('due'),
    last: figure('last'),
    stability: figure('stability'),
    difficulty: figure('difficulty'),
    days: figure('days'),
    step: figure('step'),
    reps: figure('reps'),
    lapses: figure('lapses'),
    state: figure('state'),
  };
  return Object.values(read).some(Number.isNaN) ? undefined : read;
}

/** The rules that are to be asked again by now, the longest overdue first. */
export function dueRules(memories: ReadonlyMap<string, Memory>, now: number): string[] {
  return [...memories]
    .filter(([, { due }]) => due <= now)
    .toSorted(([a, { due: dueA }], [b, { due: dueB }]) => dueA - dueB || (a < b ? -1 : 1))
    .map(([rule]) => rule);
}
