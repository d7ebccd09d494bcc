/** The widgets of Xì Tố alone. */
export const widgets = {
  Ladder: () => import('./ladder/Ladder.tsx'),
};
