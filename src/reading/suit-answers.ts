import { cardOf, displayCard, SUITS } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Result } from '#core/result.ts';
import { applySuggestion } from './suggest/suggest.ts';

/** Which card is meant where its suit decides: those that nobody holds, each with the text that says it. */
export function suitAnswers(
  text: string,
  error: CaseError,
  read: (mended: string) => Result<Case, CaseError>,
): readonly { readonly label: string; readonly text: string }[] | undefined {
  if (error.code !== 'bad-card' || error.why !== 'no-suit' || !error.alone) return undefined;
  // What somebody holds is no answer, though the text would be read with it: the other card would be taken for another one.
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
