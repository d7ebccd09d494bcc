import { part } from '../loading/part.ts';

/** An address as a code to scan. */
export const qrCode = part(() => import('./Qr.tsx'));
