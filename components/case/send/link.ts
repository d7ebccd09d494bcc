/** Links to cases: readable in the address, and whole behind any chat app. */

import { href, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Lang } from '#core/lang.ts';
import { encodeReadable } from '#words/text.ts';
import type { Loaded } from '../loaded.ts';

/** The case with its house rules at the referee. */
export function refereeLink(of: Case, lang: Lang, { game }: Loaded): string {
  return `${href(pathOf(lang, 'trong-tai'))}?c=${encodeReadable(formatCase(of, game))}`;
}

/**
 * The same to be sent: with the edition of the book, and what was ruled where it is known. It ends in a digit, because chat
 * apps cut a mark at the end of a link.
 * @param summary what the verdict comes to (`formatSummary`)
 * @param edition that of the ruling, where it is not of today
 */
export function linkToSend(of: Case, lang: Lang, all: Loaded, summary?: string, edition: number = EDITION): string {
  const ruled = summary === undefined ? '' : `&v=${encodeReadable(summary)}`;
  return `${refereeLink(of, lang, all)}${ruled}&e=${edition}`;
}

/** A link that asks who wins before it tells: nothing in it says what was ruled. */
export function challengeLink(of: Case, lang: Lang, all: Loaded): string {
  return `${linkToSend(of, lang, all)}&g=1`;
}
