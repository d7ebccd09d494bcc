/** What a reader may go on to after a ruling: each is one tap away, and all of it comes with the first tap. */

import { part } from '../loading/part.ts';

export const rulingPart = part(() => import('./after-ruling.ts'));
