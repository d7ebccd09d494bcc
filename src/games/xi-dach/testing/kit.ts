import type { GameTestKit } from '#testing/conformance/kit.ts';
import type { XiDachVerdict } from '../engine/decide.ts';
import { XI_DACH_KINDS } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import type { XiDachStep } from '../engine/steps.ts';
import { anyFields, literally } from './cases.ts';
import { dealtCases } from './dealt.ts';
import { notation } from './notation.ts';
import { reasons } from './reasons/index.ts';
import { rounds } from './rounds.ts';
import { sentences } from './sentences.ts';
import { tellKinds, tellTotals } from './told.ts';

/** The description of Xì Dách for the shared tests. */
export const kit: GameTestKit<XiDachRules, XiDachVerdict, XiDachStep> = {
  fields: anyFields,
  dealt: dealtCases,
  notation,
  branches: {
    literal: (fields, rules) => JSON.stringify(literally(fields, rules)),
    written: JSON.stringify,
    cases: 60,
    crowded: [],
    efforts: [],
  },
  seeded: {
    cases: 120_000,
    // Every kind has met every kind, with every outcome and every payment.
    often: [
      ...XI_DACH_KINDS.flatMap((mine) => XI_DACH_KINDS.map((his) => `${mine} v ${his}`)),
      ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].map((net) => `net ${net}`),
      ...['phase 1', 'phase 2', 'win', 'lose', 'push', 'unsettled'],
    ],
    shows: (_, { verdict: { phase, banker, players } }) => [
      `phase ${phase}`,
      ...players.flatMap(({ kind, outcome, net }) => [outcome, `net ${net}`, `${kind} v ${banker.kind}`]),
    ],
  },
  // Each player, and the banker with all of them.
  settles: ({ players }, who) =>
    who.toSorted().join() ===
    players
      .map(({ name }) => name)
      .sort()
      .join(),
  sentences,
  rounds,
  reasons,
  tellings: [tellTotals, tellKinds],
};
