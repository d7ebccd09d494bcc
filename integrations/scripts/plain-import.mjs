// @ts-check
/** `load(() => import(…), [])`, as the bundler writes it, and `load(async () => { let { one: a } = await import(…); return { one: a } }, [])`. */
const WRAPPED =
  /([\w$]+)\((?:\(\)=>|async\(\)=>\{let\{[^{}]*\}=await )(import\([`"'][^`"']+[`"']\))(?:;return\{[^{}]*\}\})?,\[\]\)/g;
/** A module that only imports another one. */
const GATE = /^import[`"']\.\/([^`"']+)[`"'];?\s*$/;

/**
 * The bundler's wrapper of each dynamic import preloads style sheets and other files. Here every style sheet is in the page
 * already and chunks are few: the import alone is enough, and no page carries the names of files that it may never need.
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
 * Unwraps the imports. The wrapper's own import is then dropped too, because it would load the chunk that contains it.
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
