/** The widgets of Sâm alone. */
export const widgets = {
  Beats: () => import('./Beats.tsx'),
  Runs: () => import('./Runs.tsx'),
  Pack: () => import('./Pack.tsx'),
};
