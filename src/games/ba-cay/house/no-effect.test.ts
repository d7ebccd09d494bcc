import { testNoEffect } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { anyFields, DECK_36 } from '../testing/cases.ts';
import { CONFLICTS, NO_EFFECT } from './no-effect.ts';

testNoEffect({
  game,
  round,
  noEffect: NO_EFFECT,
  conflicts: CONFLICTS,
  fields: (rng, rules) => anyFields(rng, rules['deck'] === 36 ? DECK_36 : undefined),
  setup: (rng) => ({
    seed: rng.upTo(2 ** 30),
    players: ['an', 'binh', 'chi'].map((name) => ({ name, stake: 1 })),
    banker: rng.upTo(1) === 0,
  }),
});
