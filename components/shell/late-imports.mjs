// @ts-check
/** The manifest of a game, and what it loads late. */
const MANIFEST = /\/src\/games\/[^/]+\/index\.ts$/;
const LATE = /import\('(\.[^']+)'\)/g;

/**
 * `astro dev` looks for styles behind every import of a page, and would run all that five games may load late before it shows the first one.
 * None of it has styles. A name that is not known beforehand spares the page that; whatever is edited, the manifests then count as
 * changed too, since nobody knows what came through them.
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
