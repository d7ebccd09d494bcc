/** Where the first round of a game is led by the hand: at its own table, with this in the address. */

import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';

export const COACH = 'coach';

export function coachedPath(lang: Lang, game: string): string {
  return `${href(pathOf(lang, game, 'choi'))}?${COACH}`;
}
