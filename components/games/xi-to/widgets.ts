/** The widgets of Xì Tố alone. */
import { part } from '#components/loading/part.ts';

export const widgets = {
  Ladder: part(() => import('./ladder/Ladder.tsx')),
};
