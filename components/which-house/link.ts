import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';

/** The address of the questions that find out which house of a game is played. */
export function whichHouseLink(game: string, lang: Lang): string {
  return `${href(pathOf(lang, 'luat-nha', 'hoi'))}?g=${game}`;
}
