import { YOU } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';
import type { Who } from '#core/ruling.ts';
import type { vi } from '#words/vi/round.ts';
import type { Loaded } from '../loading/loaded.ts';
import { BANKER_SEAT } from './sitting.ts';

/** The words of a table that are the same in every game: they are part of the page. */
export type TableUi = (typeof vi)['table'] & Pick<typeof vi, 'previous' | 'next'>;

/** What every part of a table is shown with. */
export interface TableContext {
  readonly all: Loaded;
  readonly lang: Lang;
  readonly words: TableUi;
}

/** The reader in a list of seats. */
export function readerName(who: Who, words: TableUi): string {
  return who === BANKER_SEAT ? words.youBank : words.you;
}

/** The banner over the reader's cards. */
export function turnBanner(who: Who, words: TableUi): string {
  return who === BANKER_SEAT ? words.bankMove : words.yourMove;
}

/** Vietnamese sentences fit the word for “you”; in English they are about a third person. */
export const READER: Readonly<Record<Lang, string>> = { vi: 'bạn', en: YOU };

/** After anything but the end of a sentence. */
const INSIDE = /([^.?!…]\s)Bạn(?!\p{L})/gu;

/** Sentences write names with a capital; “bạn” has one only where a sentence begins. */
export function withReader(text: string): string {
  return text.replace(INSIDE, '$1bạn');
}
