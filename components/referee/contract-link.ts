import { EDITION } from '../../src/edition.ts';
import { formatHouse } from '../../src/engine/core/notation/format.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { encodeReadable } from '../case/link.ts';
import type { Loaded } from '../case/loaded.ts';
import type { House } from '../house/choice.ts';

/** The page of house rules, with this house on it. */
export function contractLink(house: House, lang: Lang, { game }: Loaded): string {
  return `${href(pathOf(lang, 'luat-nha'))}?h=${encodeReadable(formatHouse(house, game))}&e=${EDITION}`;
}
