/** Words that a reading skipped although no list has them: they are reported like other unused words. */

import type { Vocabulary } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import { fold } from '#src/search/fold.ts';
import { cardsInWord } from './cards-in-word.ts';
import type { ReadingDraft } from './grammar/draft.ts';
import { isKnownWord } from './lexicon.ts';
import { type ResolvedSeat, unplacedHands } from './resolve.ts';
import type { Token } from './tokens.ts';

/**
 * The places of such words.
 * @param named tokens that name the game or its rule set
 * @param seats the players who hold cards
 */
export function forgottenIn(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  named: readonly { readonly at: number; readonly to: number }[],
  seats: readonly ResolvedSeat[],
  draft: ReadingDraft,
): Span[] {
  const plays = vocabulary.roles.includes('danh');
  const names = new Set(seats.flatMap(({ name }) => fold(name).split('-')));
  const bankers = new Set(draft.bankers.flatMap((name) => fold(name).split('-')));
  const taken: readonly Span[] = [...draft.unread, ...seats.flatMap(({ cards, claims }) => [...cards, ...claims])];
  const words = tokens.filter(({ kind, bare, text, capital, from, to }, at) => {
    if (kind !== 'word' || !/^\p{L}{2,}$/u.test(bare) || cardsInWord(text) !== undefined) return false;
    // The player of a play has no name in a case.
    if (isKnownWord(vocabulary, bare) || names.has(bare) || (capital && (plays || bankers.has(bare)))) return false;
    return !taken.some((one) => one.from < to && from < one.to) && !named.some((one) => one.at <= at && at < one.to);
  });
  const lost = unplacedHands(draft, seats).flatMap(({ cards }) => cards);
  return [...words, ...lost.filter((card) => !taken.some((one) => one.from < card.to && card.from < one.to))];
}
