import { fold } from '../../src/search/fold.ts';

/** `Bằng điểm thì hòa` → `bang-diem-thi-hoa`: an address that can be read aloud and pasted into a chat without %E1%BA%B1. */
function plainSlug(text) {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A Sätteri plugin: headings get such an id, unless the author gave one (`## … {#id}`). A fresh list of taken ids for every file. */
export function headingIds() {
  const taken = new Map();
  return {
    name: 'plain-heading-ids',
    element: {
      filter: ['h2', 'h3'],
      visit(node, ctx) {
        if (typeof node.properties?.id === 'string') return;
        const slug = plainSlug(ctx.textContent(node)) || 'muc';
        const seen = taken.get(slug) ?? 0;
        taken.set(slug, seen + 1);
        ctx.setProperty(node, 'id', seen === 0 ? slug : `${slug}-${seen + 1}`);
      },
    },
  };
}
