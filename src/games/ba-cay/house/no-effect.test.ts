import { testIdle } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { anyFields, DECK_36 } from '../testing/cases.ts';
import { CONFLICTS, IDLE } from './no-effect.ts';

testIdle({
  game,
  round,
  idle: IDLE,
  conflicts: CONFLICTS,
  fields: (luck, rules) => anyFields(luck, rules['deck'] === 36 ? DECK_36 : undefined),
  setup: (luck) => ({
    seed: luck.upTo(2 ** 30),
    players: ['an', 'binh', 'chi'].map((name) => ({ name, stake: 1 })),
    banker: luck.upTo(1) === 0,
  }),
});
