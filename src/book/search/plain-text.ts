/** A tag of a component, with whatever its attributes hold. */
const TAG = /<\/?[A-Z]\w*(?:[^<>"{]|"[^"]*"|\{[^{}]*\})*>/g;

/** What a lesson says in words, in one line: without its cases and widgets, and `…` where a verdict stands in a sentence. */
export function plainText(mdx: string): string {
  return mdx
    .replace(/^```.*?^```/gms, ' ')
    .replace(/<Said [^>]*>/g, '…')
    .replace(TAG, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:[-*]|\d+\.|>) /gm, '')
    .replace(/^\|[-|: ]+\|$/gm, '')
    .replace(/[*`]+/g, '')
    .replace(/[|{}]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
    .normalize('NFC');
}
