/**
 * A Sätteri plugin: a section with a <Flip> is one house rule of many, and folds under its heading. A reader opens the one that
 * is of interest; a link to its heading does too (components/house-rules/Flip.astro).
 */
export function foldSettings() {
  return {
    name: 'fold-settings',
    before(node, ctx) {
      const sections = sectionsOf(node.children);
      if (!sections.some(isSetting)) return;
      const children = sections.flatMap((section) => (isSetting(section) ? [folded(section)] : section));
      ctx.replaceNode(node, { type: 'root', children });
    },
  };
}

/** What stands before the first heading, then each heading with what follows it. */
function sectionsOf(nodes) {
  const sections = [[]];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2') sections.push([]);
    sections.at(-1).push(node);
  }
  return sections;
}

function isSetting([, ...inside]) {
  return inside.some(({ type, name }) => type === 'mdxJsxFlowElement' && name === 'Flip');
}

function folded([heading, ...inside]) {
  // A summary cannot hold a link.
  const plain = { ...heading, properties: { ...heading.properties, dataFolded: '' } };
  return element('details', { className: ['setting'] }, [element('summary', {}, [plain]), ...inside]);
}

function element(tagName, properties, children) {
  return { type: 'element', tagName, properties, children };
}
