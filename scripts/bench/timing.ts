/** Timing in a busy world: warmed up, several rounds, the median of them, in what the process used of the processors. */

import { assertDefined } from '#core/assert-defined.ts';

/** Something that is timed. */
export interface Contestant {
  readonly name: string;
  /** How many things one run does. */
  readonly count: number;
  /** Does them all. What comes out is summed up afterwards, so that no compiler can leave the work out; the same after every run. */
  run(): Iterable<number>;
}

export interface Timed {
  readonly name: string;
  /** Things per second: the median of the rounds. */
  readonly perSecond: number;
  readonly checksum: number;
}

const ROUNDS = 7;
/** So long each contestant runs before it is timed, and at least so long in every round. */
const WARM_UP_MS = 400;
const ROUND_MS = 120;

/** Four digits are all that such a measurement can say. */
export const rounded = (number: number): number => Number(number.toPrecision(4));

/**
 * Times all of them in turn, round by round, so that other load on the machine affects each alike. Throws where a contestant does
 * not give the same sum again.
 */
export function race(contestants: readonly Contestant[]): Timed[] {
  const runs = contestants.map((contestant) => {
    const { checksum } = repeat(contestant, WARM_UP_MS);
    return { contestant, checksum, rates: [] as number[] };
  });
  for (let round = 0; round < ROUNDS; round++) {
    for (const { contestant, checksum, rates } of runs) {
      const again = repeat(contestant, ROUND_MS);
      if (again.checksum !== checksum) throw new Error(`${contestant.name} does not repeat itself`);
      rates.push(again.perSecond);
    }
  }
  return runs.map(({ contestant: { name }, checksum, rates }) => ({
    name,
    perSecond: rounded(median(rates)),
    checksum,
  }));
}

/**
 * The milliseconds of all processors that the process has used: what else runs on the machine is not counted, what V8 does
 * beside the work is.
 */
export function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The shortest time that something takes in so many tries, in milliseconds: a pause of the machine is no work of ours. */
export function bestOf(tries: number, work: () => void): number {
  return Math.min(
    ...Array.from({ length: tries }, () => {
      const started = used();
      work();
      return used() - started;
    }),
  );
}

/** One number for many, in their order. */
function sumOf(numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum = (sum * 31 + number) % 1_000_003;
  return sum;
}

/** Runs until so much time is used, once at least: how many things a second that was, and the sum of what came out last. */
function repeat({ count, run }: Contestant, ms: number): Omit<Timed, 'name'> {
  const started = used();
  let done = 0;
  let spent = 0;
  let made: Iterable<number> = [];
  while (spent < ms) {
    made = run();
    done += count;
    spent = used() - started;
  }
  return { perSecond: (done / spent) * 1000, checksum: sumOf(made) };
}

/** The one in the middle. */
export function median(numbers: readonly number[]): number {
  return assertDefined(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]);
}
