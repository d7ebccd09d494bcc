import type { Evening } from '#core/evening/evening.ts';
import { part, whenLoaded } from '../loading/part.ts';

const files = part(() => import('./files.ts'));

/** Hands the reader a book as a file. */
export function downloadBook(evening: Evening): void {
  whenLoaded(files.load(), ({ saveEvenings }) => saveEvenings([evening], new Date()));
}

export const bookFiles = files;
