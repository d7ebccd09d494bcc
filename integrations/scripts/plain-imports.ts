import type { Plugin } from 'vite';

/** What wraps each dynamic import in a function that preloads style sheets and scripts. */
const WRAPPER = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are. Every style sheet is in the page already and scripts are few, so the bundler's preloading
 * brings nothing, and the names of all those files weigh 3 to 4 kB on every page with widgets (docs/adr/0032-one-way-to-load.md).
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === WRAPPER);
      if (at < 0) throw new Error(`Vite has no plugin “${WRAPPER}” any more`);
      // The list is only readonly as a type: this is the hook in which plugins may change it.
      Array.prototype.splice.call(plugins, at, 1);
    },
  };
}
