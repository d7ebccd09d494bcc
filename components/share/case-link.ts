/** Links to cases: readable in the address, and whole behind any chat app. */

import { href, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { saidInFull } from '#core/house/earlier.ts';
import type { Lang } from '#core/lang.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';
import { encodeReadable } from '#words/text.ts';
import type { Loaded } from '../loading/loaded.ts';

/** The case with its house rules at the referee. */
export function refereeLink(of: Case, lang: Lang, { game }: Loaded): string {
  return refereeAddress(formatCase(of, game), lang);
}

function refereeAddress(text: string, lang: Lang): string {
  return `${href(pathOf(lang, 'trong-tai'))}?c=${encodeReadable(text)}`;
}

/**
 * The same for sending: with the edition of the book, and the ruling where it is known. It ends in a digit, because chat apps cut
 * off a punctuation mark at the end of a link.
 * @param summary the verdict's summary (`formatSummary`)
 * @param edition the edition of the ruling, where it is not the current one: what that one could not say is said then
 */
export function linkToSend(of: Case, lang: Lang, all: Loaded, summary?: string, edition: number = EDITION): string {
  const ruled = summary === undefined ? '' : `&v=${encodeReadable(summary)}`;
  const said = saidInFull(formatCase(of, all.game), of.rules, EARLIER_MEANINGS, edition);
  return `${refereeAddress(said, lang)}${ruled}&e=${edition}`;
}

/** A link that asks who wins before it shows the verdict: nothing in it gives the ruling away. */
export function challengeLink(of: Case, lang: Lang, all: Loaded): string {
  return `${linkToSend(of, lang, all)}&g=1`;
}
