import { en } from '#words/en/ui/argue.ts';
import { vi } from '#words/vi/ui/argue.ts';

/** The words of what compares houses: they come with it. */
export const arguingWords = { vi, en };
