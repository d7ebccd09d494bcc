import { en } from '#words/en/ui/score-book/late.ts';
import { vi } from '#words/vi/ui/score-book/late.ts';

/** The words of the sheets, and of the question about the house. */
export const sheetWords = { vi, en };
