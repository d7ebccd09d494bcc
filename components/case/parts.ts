/** What a case may want later. */

import { listAhead, part } from '../loading/part.ts';

/** What can be done after the ruling: wanted once a verdict is revealed. The styles of a marked answer come with it. */
export const afterRuling = listAhead(part(() => import('./AfterRuling.tsx')));

/** The editor of hands. */
export const editor = listAhead(part(() => import('./edit/EditSeats.tsx')));

/** What is shown of a case with unknown cards. */
export const openCase = part(() => import('./open/OpenCase.tsx'));
