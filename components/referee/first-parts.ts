/** What may stand beside a verdict from the first moment: loaded before a link is shown, so that nothing moves, else once it is needed. */

import { once, part } from '../loading/part.ts';

/** The question on which a case hangs, for a reader who has chosen no house. */
export const question = part(() => import('./HouseQuestion.tsx'));

/** Who says what of a case. */
export const claimsPart = part(() => import('./WhoSaysWhat.tsx'));

/** What an old link says of itself. */
export const editionNote = part(() => import('./Since.tsx'));

/** What is shown of a case with unknown cards. */
export const openCase = part(() => import('../case/open/OpenCase.tsx'));

/** What another app hands over. */
export const sharedText = once(() => import('./shared-text.ts'));
