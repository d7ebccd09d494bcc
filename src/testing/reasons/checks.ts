/** What holds for every game that knows its own explanations: its reasons are as they say, and a planted fault is noticed. */

import type { GameCheck } from '../conformance/subject.ts';
import { runs } from '../runs.ts';
import { plantFaults } from './plant.ts';
import { runReasons } from './run.ts';

/** A sample: `npm run prove` runs a million. */
const CASES = runs(100_000);
const PLANTED = runs(50_000, 2000);

export const PROVED_REASONS: readonly GameCheck[] = [
  {
    name: `${CASES} rulings: every step is what it says, the verdict follows, and sentences show what the case has`,
    faults: (subject) => runReasons(subject, CASES).first,
  },
  {
    name: `a fault planted in the steps or sentences of ${PLANTED} rulings is noticed`,
    faults: (subject) => plantFaults(subject, PLANTED).missed,
  },
];
