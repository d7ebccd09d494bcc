/** Text in a box: lines that fit its width, in the largest size in which they fit. Canvas breaks no lines by itself. */

/** The width of a text in one size. */
export type Measure = (text: string, size: number) => number;

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

/**
 * @param sizes the largest first; in the last one what does not fit ends in `…`
 * @param most lines
 */
export function fitText(
  text: string,
  width: number,
  most: number,
  sizes: readonly number[],
  measure: Measure,
): FittedText {
  for (const size of sizes) {
    const lines = wrapped(text, width, (part) => measure(part, size));
    // A word is broken only where no size is small enough.
    const isWhole = text.split(' ').every((word) => measure(word, size) <= width);
    if (lines.length <= most && isWhole) return { size, lines };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = wrapped(text, width, (part) => measure(part, size));
  if (lines.length <= most) return { size, lines };
  const last = shortened(`${lines.slice(most - 1).join(' ')}`, width, (part) => measure(part, size));
  return { size, lines: [...lines.slice(0, most - 1), last] };
}

/** A text in lines no wider than this; a word that is wider itself is broken. */
export function wrapped(text: string, width: number, measure: (text: string) => number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const [parts, rest] = brokenWord(word, width, measure);
    lines.push(...parts);
    line = rest;
  }
  return line === '' ? lines : [...lines, line];
}

function brokenWord(word: string, width: number, measure: (text: string) => number): [readonly string[], string] {
  const parts: string[] = [];
  let part = '';
  for (const letter of lettersOf(word)) {
    if (part !== '' && measure(part + letter) > width) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [parts, part];
}

/** A text in one line, its end as `…` where it is too wide. */
export function shortened(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text;
  const letters = [...lettersOf(text)];
  while (letters.length > 0 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Letters with their marks. */
function* lettersOf(text: string): Generator<string> {
  for (const [letter] of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) yield letter;
}
