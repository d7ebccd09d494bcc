import { part } from '../loading/part.ts';

/** The form for a reader who disagrees with a ruling. */
export const reportForm = part(() => import('./Report.tsx'));
