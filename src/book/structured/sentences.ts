/** How much of a text is enough to tell what it is about, in letters. */
const ENOUGH = 60;
/** Where a verdict stands in a sentence, the text has a gap. */
const GAP = '…';

/** How a text begins, in whole sentences; empty where its first one has a gap. */
export function firstSentences(text: string): string {
  const told: string[] = [];
  for (const sentence of text.match(/.+?[.?!](?=\s|$)/g) ?? []) {
    if (sentence.includes(GAP) || told.join(' ').length >= ENOUGH) break;
    told.push(sentence.trim());
  }
  return told.join(' ');
}
