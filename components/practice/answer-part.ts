import { listAhead, part } from '../loading/part.ts';

/** What practice needs besides its questions: there once the first one is answered. */
export const answerPart = listAhead(part(() => import('./after-first.ts')));
