import type { MdastNode } from 'satteri';

/** What runs on in its sentence; whatever else holds words is a block of its own. */
const INLINE: readonly string[] = ['emphasis', 'strong', 'link', 'delete'];

/** What a part of a lesson says in words, in one line: without its cases and widgets, and `…` where a verdict stands in a sentence. */
export function plainText(nodes: readonly MdastNode[]): string {
  return nodes
    .map(wordsOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim()
    .normalize('NFC');
}

function wordsOf(node: MdastNode): string {
  if (node.type === 'text') return node.value;
  // What marks a card or a house in a case is not searched for.
  if (node.type === 'inlineCode') return node.value.replace(/[*]/g, '').replace(/[{}]/g, ' ');
  if (!('children' in node)) return ' ';
  if ('name' in node && node.name === 'Said') return '…';
  const words = node.children.map(wordsOf).join('');
  return INLINE.includes(node.type) ? words : ` ${words} `;
}
