import { listAhead, part } from '../../loading/part.ts';

/** The deck, from which cards are picked. */
export const deck = listAhead(part(() => import('./CardPicker.tsx')));
