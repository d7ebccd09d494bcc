/** The widgets of one game, which stand in its lessons only: each with what brings it. */

import { part } from '../loading/part.ts';

export const gameWidgets = {
  HouseStrategy: part(() => import('./xi-dach/strategy/RuleSetStrategy.tsx')),
  Ladder: part(() => import('./xi-to/ladder/Ladder.tsx')),
  Sorter: part(() => import('./ta-la/Sorter.tsx')),
  CanEat: part(() => import('./ta-la/CanEat.tsx')),
  Beats: part(() => import('./sam/Beats.tsx')),
  Runs: part(() => import('./sam/Runs.tsx')),
  Pack: part(() => import('./sam/Pack.tsx')),
};
