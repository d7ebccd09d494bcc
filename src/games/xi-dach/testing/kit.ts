import type { GameKit } from '#testing/conformance/kit.ts';
import type { XiDachVerdict } from '../engine/decide.ts';
import type { XiDachRules } from '../engine/rules.ts';
import type { XiDachStep } from '../engine/steps.ts';
import { anyFields, literally } from './cases.ts';
import { notation } from './notation.ts';
import { reasons } from './reasons/index.ts';
import { rounds } from './rounds.ts';
import { sentences } from './sentences.ts';

/** Xì Dách, as its tests know it. */
export const kit: GameKit<XiDachRules, XiDachVerdict, XiDachStep> = {
  fields: anyFields,
  notation,
  branches: {
    literal: (fields, rules) => JSON.stringify(literally(fields, rules)),
    written: JSON.stringify,
    cases: 60,
    crowded: [],
    efforts: [],
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
};
