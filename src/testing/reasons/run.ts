/** Many rulings by chance: what is wrong with their reasons, and how often each kind of step came up. */

import { displayCase } from '#core/display-case.ts';
import { makeRng } from '#core/random/rng.ts';
import type { Subject } from '../conformance/subject.ts';
import { makeDealer, type ReasonCase } from './cases.ts';
import { makeProver, rulingFaults } from './check.ts';

export interface ReasonsRun {
  readonly cases: number;
  readonly steps: number;
  /** How many rulings have something wrong with them. */
  readonly faulty: number;
  /** What, of the first few: the case with it. */
  readonly first: readonly string[];
  /** How often each kind of step was met; 0 for those that never were. */
  readonly met: ReadonlyMap<string, number>;
}

const SHOWN = 10;

/** Proves the reasons of so many rulings. The game’s kit must know them. */
export function runReasons(subject: Subject, cases: number, seed = 1): ReasonsRun {
  const { kit, steps: known } = subject;
  const prover = makeProver(subject);
  const deal = makeDealer(subject);
  const rng = makeRng(seed);
  const met = new Map(known.map((kind) => [kind, 0]));
  const first: string[] = [];
  let steps = 0;
  let faulty = 0;
  for (let run = 0; run < cases; run++) {
    const one = deal(rng);
    steps += one.ruling.reasons.length;
    for (const step of one.ruling.reasons) {
      const kind = kit.sentences.variant(step);
      met.set(kind, (met.get(kind) ?? 0) + 1);
    }
    const [fault, ...others] = rulingFaults(prover, one);
    if (fault === undefined) continue;
    faulty++;
    if (first.length < SHOWN) first.push([textOf(subject, one), fault, ...others].join('\n  '));
  }
  return { cases, steps, faulty, first, met };
}

function textOf({ game }: Subject, { fields, rules }: ReasonCase): string {
  return displayCase({ game: game.id, preset: game.defaultPreset, rules, fields }, game);
}
