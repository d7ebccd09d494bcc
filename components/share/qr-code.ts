import { listAhead, part } from '../loading/part.ts';

/** An address as a code to scan, for whoever wants one only later. */
export const qrCode = listAhead(part(() => import('./Qr.tsx')));
