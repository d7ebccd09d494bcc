import type { Evening } from '#core/evening/evening.ts';
import { listAhead, part, whenLoaded } from '../loading/part.ts';

/** Reads and writes files of books; there before it is wanted, since it is what helps where the device keeps nothing. */
export const bookFiles = listAhead(part(() => import('./files.ts')));

/** Hands the reader a book as a file. */
export function downloadBook(evening: Evening): void {
  whenLoaded(bookFiles.load(), ({ saveEvenings }) => saveEvenings([evening], new Date()));
}
