import { sure } from '../sure.ts';

/** How many letters must be put in, left out or changed to make one word of the other. */
export function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      const changed = sure(row[j]) + (b.charAt(j) === letter ? 0 : 1);
      next.push(Math.min(changed, sure(row[j + 1]) + 1, sure(next[j]) + 1));
    }
    row = next;
  }
  return sure(row.at(-1));
}
