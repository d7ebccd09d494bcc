/** The widgets of Tá Lả alone. */
import { part } from '#components/loading/part.ts';

export const widgets = {
  Sorter: part(() => import('./Sorter.tsx')),
  CanEat: part(() => import('./CanEat.tsx')),
};
