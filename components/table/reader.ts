/** The reader at a table: what he is called in sentences that are told of everybody. */

import { YOU } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';

/** In Vietnamese sentences fits the word for “you”; in English they are about a third person. */
export const READER: Readonly<Record<Lang, string>> = { vi: 'bạn', en: YOU };

/** After anything but the end of a sentence. */
const INSIDE = /([^.?!…]\s)Bạn(?!\p{L})/gu;

/** Sentences write names with a capital; “bạn” has one only where a sentence begins. */
export function withReader(text: string): string {
  return text.replace(INSIDE, '$1bạn');
}
