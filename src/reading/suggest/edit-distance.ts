import { assertDefined } from '#core/assert-defined.ts';

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
