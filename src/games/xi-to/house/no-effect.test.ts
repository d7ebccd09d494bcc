import { testIdle } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { anyFields } from '../testing/cases.ts';
import { CONFLICTS, IDLE } from './no-effect.ts';

testIdle({
  game,
  round,
  idle: IDLE,
  conflicts: CONFLICTS,
  fields: anyFields,
  setup: (luck) => ({ seed: luck.upTo(2 ** 30), players: ['an', 'binh', 'chi'].map((name) => ({ name })), limit: 4 }),
});
