/** The reader at a table: the name used in sentences about all players. */

import { YOU } from '#core/game/round.ts';
import type { Lang } from '#core/lang.ts';

/** Vietnamese sentences fit the word for “you”; in English they are about a third person. */
export const READER: Readonly<Record<Lang, string>> = { vi: 'bạn', en: YOU };

/** After anything but the end of a sentence. */
const INSIDE = /([^.?!…]\s)Bạn(?!\p{L})/gu;

/** Sentences write names with a capital; “bạn” has one only where a sentence begins. */
export function withReader(text: string): string {
  return text.replace(INSIDE, '$1bạn');
}
