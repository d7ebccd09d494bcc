import { testIdle } from '#testing/no-effect.ts';
import { round } from '../round/index.ts';
import { anyFields } from '../testing/cases.ts';
import { game } from './index.ts';
import { CONFLICTS, IDLE } from './no-effect.ts';
import { PRESETS } from './rules.ts';

testIdle({
  game,
  round,
  idle: IDLE,
  conflicts: CONFLICTS,
  fields: (luck, rules) => anyFields(luck, { ...PRESETS['mien-bac'], ...rules }),
  setup: (luck) => ({
    seed: luck.upTo(2 ** 30),
    players: ['an', 'binh', 'chi'].map((name) => ({ name })),
    dealer: 'an',
    lastWinner: luck.upTo(1) === 0 ? 'chi' : null,
  }),
});
