import { en } from '#words/en/ui/table-mode.ts';
import { vi } from '#words/vi/ui/table-mode.ts';

/** They come with the first thing that is laid on the table. */
export const tableModeWords = { vi, en };
