import { anyOption, type Choose } from '#testing/effect.ts';
import { testIdle } from '#testing/no-effect.ts';
import { game } from '../engine/index.ts';
import { round } from '../round/index.ts';
import { anyFields } from '../testing/cases.ts';
import { CONFLICTS, IDLE } from './no-effect.ts';

/** Everybody draws as long as he may: fifth cards, and draws over 21. */
const greedy: Choose = (options, luck) =>
  options.find(({ action }) => action.type === 'draw') ?? anyOption(options, luck);

testIdle({
  game,
  round,
  idle: IDLE,
  conflicts: CONFLICTS,
  fields: anyFields,
  setup: (luck) => ({ seed: luck.upTo(2 ** 30), players: ['an', 'binh'].map((name) => ({ name, stake: 1 })) }),
  tables: [greedy],
});
