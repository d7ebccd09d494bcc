import { testNoEffect } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { anyFields } from '../testing/cases.ts';
import { CONFLICTS, NO_EFFECT } from './no-effect.ts';

testNoEffect({
  game,
  round,
  noEffect: NO_EFFECT,
  conflicts: CONFLICTS,
  fields: anyFields,
  setup: (rng) => ({ seed: rng.upTo(2 ** 30), players: ['an', 'binh', 'chi'].map((name) => ({ name })), limit: 4 }),
});
