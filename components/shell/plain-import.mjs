// @ts-check
/** `load(() => import(…), [])`, as the bundler writes it, and `load(async () => { let { one: a } = await import(…); return { one: a } }, [])`. */
const WRAPPED =
  /([\w$]+)\((?:\(\)=>|async\(\)=>\{let\{[^{}]*\}=await )(import\([`"'][^`"']+[`"']\))(?:;return\{[^{}]*\}\})?,\[\]\)/g;
/** A file that does nothing but ask for another. */
const GATE = /^import[`"']\.\/([^`"']+)[`"'];?\s*$/;

/**
 * What the bundler puts around each dynamic import asks for style sheets and for other files beforehand. Here every style sheet is in
 * the page already and rooms are few: the import alone will do, and no page carries the names of files that it may never need.
 * @returns {import('vite').Plugin}
 */
export function plainImport() {
  return {
    name: 'plain-import',
    enforce: 'pre',
    configEnvironment: () => ({ build: { modulePreload: { resolveDependencies: () => [] } } }),
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined,
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const gates = chunks.flatMap(({ fileName, code }) => {
          const [, to] = GATE.exec(code) ?? [];
          return to ? [[fileName.replace(/^.*\//, ''), to]] : [];
        });
        for (const chunk of chunks) {
          chunk.code = withoutHelper(chunk.code);
          for (const [gate = '', to = ''] of gates)
            chunk.code = chunk.code.replaceAll(`import(\`./${gate}\`)`, `import(\`./${to}\`)`);
        }
      },
    },
  };
}

/**
 * The imports as they are. What went around them is then not asked for either: it would bring the room that it happens to stand in.
 * @param {string} code
 */
function withoutHelper(code) {
  const helpers = new Set([...code.matchAll(WRAPPED)].map(([, helper = '']) => helper));
  const plain = code.replaceAll(WRAPPED, '$2');
  return [...helpers].reduce((left, helper) => {
    const name = helper.replaceAll('$', '\\$');
    if (new RegExp(`(?<![\\w$.])${name}\\((?:async)?\\(\\)=>`).test(left)) return left;
    return left
      .replace(new RegExp(`(import\\{(?:[^{}]*,)?)[\\w$]+ as ${name}(,|(?=\\}))`), (_, before, comma) =>
        comma ? before : before.replace(/,$/, ''),
      )
      .replace(/import\{\}from[`"'][^`"']+[`"'];?/, '');
  }, plain);
}
