import { listAhead, part } from '../loading/part.ts';

/** A book as a message: copying must follow the press at once, so it is there before. */
export const bookMessage = listAhead(part(() => import('./book-message.ts')));
