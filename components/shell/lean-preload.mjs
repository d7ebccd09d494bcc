// @ts-check
/**
 * What the bundler puts before each dynamic import: it asks for the files that the import needs, all at once. Its own one
 * also waits for style sheets and tells of failures, four times the bytes; here every style sheet is in the page already,
 * and a widget that does not come leaves the finished HTML as it is.
 */

const CODE = `
const asked = new Set();
export function __vitePreload(load, files = []) {
  for (const file of files) {
    if (asked.has(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = import.meta.env.BASE_URL.replace(/\\/?$/, '/') + file;
    document.head.append(link);
  }
  return load();
}
`;

/**
 * The name of a chunk, without its folder and version.
 * @param {string} file
 */
const nameOf = (file) => file.replace(/^.*\/|\..*$/g, '');

/**
 * @param {readonly string[]} here Chunks that come with the page's script or the engine of its game: a widget that needs them
 * does not ask for them. The engine's own door, which bears its name, does.
 * @param {readonly string[]} rare Chunks that few readers ask for: every page would carry the names of what they need.
 * @returns {import('vite').Plugin}
 */
export function leanPreload(here, rare) {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    configEnvironment: () => ({
      build: {
        modulePreload: {
          resolveDependencies: (wanted, files) =>
            rare.includes(nameOf(wanted))
              ? []
              : files.filter((file) => nameOf(file) === nameOf(wanted) || !here.includes(nameOf(file))),
        },
      },
    }),
    load: (id) => (id.endsWith('vite/preload-helper.js') ? CODE : undefined),
  };
}
