import { part } from '../loading/part.ts';

/** The games' own widgets, each loaded when one comes into view: only games that have any stand here. */
export const gameWidgets = {
  HouseStrategy: part(() => import('./xi-dach/strategy/RuleSetStrategy.tsx')),
  Ladder: part(() => import('./xi-to/ladder/Ladder.tsx')),
  Sorter: part(() => import('./ta-la/Sorter.tsx')),
  CanEat: part(() => import('./ta-la/CanEat.tsx')),
  Beats: part(() => import('./sam/Beats.tsx')),
  Runs: part(() => import('./sam/Runs.tsx')),
  Pack: part(() => import('./sam/Pack.tsx')),
};
