import { anyOption, type Choose } from '#testing/effect.ts';
import { testNoEffect } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { anyFields } from '../testing/cases.ts';
import { CONFLICTS, NO_EFFECT } from './no-effect.ts';

/** Everybody draws as long as he may: fifth cards, and draws over 21. */
const greedy: Choose = (options, rng) =>
  options.find(({ action }) => action.type === 'draw') ?? anyOption(options, rng);

testNoEffect({
  game,
  round,
  noEffect: NO_EFFECT,
  conflicts: CONFLICTS,
  fields: anyFields,
  setup: (rng) => ({ seed: rng.upTo(2 ** 30), players: ['an', 'binh'].map((name) => ({ name, stake: 1 })) }),
  tables: [greedy],
});
