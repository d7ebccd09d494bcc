// @ts-check
/** `load(() => import(…), [])`, as the bundler writes it. */
const WRAPPED = /[\w$]+\(\(\)=>(import\([`"'][^`"']+[`"']\)),\[\]\)/g;

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
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replaceAll(WRAPPED, '$1');
        }
      },
    },
  };
}
