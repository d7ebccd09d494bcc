import type { Who } from '#core/ruling.ts';
import type { vi } from '#words/round/vi.ts';
import { BANKER_SEAT } from './seating.ts';

/** The words of a table that are the same in every game: they are part of the page. */
export type TableUi = (typeof vi)['table'] & Pick<typeof vi, 'previous' | 'next'>;

/** The reader in a list of seats. */
export function readerName(who: Who, words: TableUi): string {
  return who === BANKER_SEAT ? words.youBank : words.you;
}

/** The banner over the reader's cards. */
export function turnBanner(who: Who, words: TableUi): string {
  return who === BANKER_SEAT ? words.bankMove : words.yourMove;
}
