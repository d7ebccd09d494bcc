import { testIdle } from '../testing/idle.ts';
import { anyFields } from './cases.fixture.ts';
import { CONFLICTS, IDLE } from './idle.ts';
import { game } from './index.ts';
import { round } from './round/index.ts';

testIdle({
  game,
  round,
  idle: IDLE,
  conflicts: CONFLICTS,
  fields: anyFields,
  setup: (luck) => ({ seed: luck.upTo(2 ** 30), players: ['an', 'binh', 'chi'].map((name) => ({ name })), limit: 4 }),
});
