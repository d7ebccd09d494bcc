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

/** @returns {import('vite').Plugin} */
export function leanPreload() {
  return {
    name: 'lean-preload',
    enforce: 'pre',
    load: (id) => (id.endsWith('vite/preload-helper.js') ? CODE : undefined),
  };
}
