import { assertDefined } from '#core/assert-defined.ts';

/**
 * The known words that one or two typos turn into the given word, the likeliest first.
 * @param lettersOf what of a word is compared
 */
export function nearestWords(
  given: string,
  known: readonly string[],
  lettersOf: (word: string) => string = (word) => word,
): string[] {
  const wanted = lettersOf(given);
  return known
    .map((word) => ({ word, slips: editDistance(wanted, lettersOf(word)) }))
    .filter(({ word, slips }) => slips <= Math.max(1, Math.floor(word.length / 3)))
    .toSorted((a, b) => a.slips - b.slips)
    .map(({ word }) => word);
}

/** The edit distance of two words: how many letters are inserted, left out or changed. */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = assertDefined(row[j]) + (b.charAt(j) === letter ? 0 : 1);
      next.push(Math.min(changed, assertDefined(row[j + 1]) + 1, assertDefined(next[j]) + 1));
    }
    row = next;
  }
  return assertDefined(row.at(-1));
}
