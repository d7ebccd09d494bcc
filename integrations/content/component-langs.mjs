import { fallbackOf, PAGE_LANGS } from '../../src/core/lang.ts';

/** Components that say nothing themselves: what is in them is the lesson's. */
const HOLDERS = ['Step', 'Fold', 'Disputes', 'Three'];

/**
 * A Sätteri plugin: in a lesson of a language that is being translated, what a component says is in another language, and is
 * marked so.
 */
export function componentLangs({ fileURL }) {
  const written = PAGE_LANGS.find((lang) => fileURL?.pathname.includes(`/content/${lang}/`));
  if (!written || fallbackOf(written) === written) return null;
  return {
    name: 'component-langs',
    before(root, ctx) {
      ctx.replaceNode(root, marked(root, fallbackOf(written)));
    },
  };
}

function marked(node, lang) {
  const inText = node.type === 'mdxJsxTextElement';
  if ((inText || node.type === 'mdxJsxFlowElement') && node.name !== null && !HOLDERS.includes(node.name)) {
    // The slot that the component is meant for is then its wrapper's.
    const slot = node.attributes.find(({ name }) => name === 'slot')?.value;
    const properties = slot ? { lang, slot } : { lang };
    return { type: 'element', tagName: inText ? 'span' : 'div', properties, children: [node] };
  }
  return node.children ? { ...node, children: node.children.map((child) => marked(child, lang)) } : node;
}
