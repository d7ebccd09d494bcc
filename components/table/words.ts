import type { vi } from '#words/round/vi.ts';

/** The words of a table that are the same in every game: they come with the page. */
export type TableUi = (typeof vi)['table'] & Pick<typeof vi, 'previous' | 'next'>;
