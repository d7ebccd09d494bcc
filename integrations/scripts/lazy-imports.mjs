// @ts-check
/** The manifest of a game, and its lazy imports. */
const MANIFEST = /\/src\/games\/[^/]+\/index\.ts$/;
const LATE = /import\('(\.[^']+)'\)/g;

/**
 * `astro dev` looks for styles in every import of a page, and would load all lazy modules of five games before it shows the first
 * page. None of them has styles. An import whose path is computed avoids that; the manifests then count as changed with every
 * edit, since their imports are unknown.
 * @returns {import('vite').Plugin}
 */
export function lateImports() {
  return {
    name: 'late-imports',
    apply: 'serve',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    transform: {
      filter: { id: MANIFEST },
      handler: (code) => code.replaceAll(LATE, "import(/* @vite-ignore */ new URL('$1', import.meta.url).href)"),
    },
    hotUpdate({ modules }) {
      const known = [...this.environment.moduleGraph.idToModuleMap.values()];
      return modules.length === 0 ? undefined : [...modules, ...known.filter(({ id }) => MANIFEST.test(id ?? ''))];
    },
  };
}
