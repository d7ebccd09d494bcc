import { testNoEffect } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { PRESETS } from '../engine/rules.ts';
import { round } from '../round/index.ts';
import { anyFields } from '../testing/cases.ts';
import { CONFLICTS, NO_EFFECT } from './no-effect.ts';

testNoEffect({
  game,
  round,
  noEffect: NO_EFFECT,
  conflicts: CONFLICTS,
  fields: (rng, rules) => anyFields(rng, { ...PRESETS['mien-bac'], ...rules }),
  setup: (rng) => ({
    seed: rng.upTo(2 ** 30),
    players: ['an', 'binh', 'chi'].map((name) => ({ name })),
    dealer: 'an',
    lastWinner: rng.upTo(1) === 0 ? 'chi' : null,
  }),
});
