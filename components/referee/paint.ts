/** A piece of the box's text, and its style. */
export interface Stroke {
  readonly text: string;
  readonly look: 'plain' | 'name' | 'red';
  readonly bad: boolean;
}

// Black cards are matched too, so that each rank goes with the suit that the parser gives it: the next, else the last.
const WORDS =
  /(?<name>(?<=^|[;\n])[^:;\n@{♠♤♥♡♦♢♣♧]*(?=[:;@{\n]|$))|(?:10|[2-9AJQKT])[^\S\n]*[♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?|[♠♤♥♡♦♢♣♧][\uFE0E\uFE0F]?(?:[^\S\n]*(?:10|[2-9AJQKT]))?/giu;

/**
 * The text of a case split where its style changes: names, red cards, and the parts that cannot be read. Joined, the pieces are
 * exactly the text.
 */
export function paint(
  text: string,
  ...bad: readonly ({ readonly at: number; readonly length: number } | undefined)[]
): Stroke[] {
  const looks: Stroke['look'][] = Array.from({ length: text.length }, () => 'plain');
  for (const match of text.matchAll(WORDS)) {
    const look = match.groups?.['name'] !== undefined ? 'name' : /[♥♡♦♢]/.test(match[0]) ? 'red' : 'plain';
    looks.fill(look, match.index, match.index + match[0].length);
  }
  const strokes: Stroke[] = [];
  let from = 0;
  const isBad = (i: number): boolean => bad.some((one) => one && i >= one.at && i < one.at + one.length);
  for (let i = 1; i <= text.length; i++) {
    if (i < text.length && looks[i] === looks[from] && isBad(i) === isBad(from)) continue;
    strokes.push({ text: text.slice(from, i), look: looks[from] ?? 'plain', bad: isBad(from) });
    from = i;
  }
  return strokes;
}
