/** The widgets of Tá Lả alone. */
export const widgets = {
  Sorter: () => import('./Sorter.tsx'),
  CanEat: () => import('./CanEat.tsx'),
};
