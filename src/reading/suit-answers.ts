import { cardOf, displayCard, SUITS } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Result } from '#core/result.ts';
import { applySuggestion } from './suggest/suggest.ts';

/** The possible cards where the suit decides: those that nobody holds, each with the text that names it. */
export function suitAnswers(
  text: string,
  error: CaseError,
  read: (mended: string) => Result<Case, CaseError>,
): readonly { readonly label: string; readonly text: string }[] | undefined {
  if (error.code !== 'bad-card' || error.why !== 'no-suit' || !error.alone) return undefined;
  // A card that is held is no answer, though the text could be read with it: the other card would be misread.
  const held = new Set(error.read?.fields.flatMap(({ cards }) => cards));
  return SUITS.map((suit) => cardOf(error.rank, suit))
    .filter((card) => !held.has(card))
    .map(displayCard)
    .map((label) => ({ label, text: applySuggestion(text, { ...error, insert: label }) }))
    .filter(({ text: mended }) => {
      const tried = read(mended);
      return tried.ok || (tried.error.code !== 'duplicate-card' && tried.error.code !== 'card-not-in-deck');
    });
}
