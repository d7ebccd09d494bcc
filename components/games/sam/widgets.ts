/** The widgets of Sâm alone. */
import { part } from '#components/loading/part.ts';

export const widgets = {
  Beats: part(() => import('./Beats.tsx')),
  Runs: part(() => import('./Runs.tsx')),
  Pack: part(() => import('./Pack.tsx')),
};
