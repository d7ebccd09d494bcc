import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What wraps each dynamic import in a function that preloads style sheets and scripts. */
const WRAPPER = 'native:import-analysis-build';

/**
 * Leaves dynamic imports as they are. Every style sheet is in the page already and scripts are few, so the bundler's preloading
 * brings nothing, and the names of all those files weigh 3 to 4 kB on every page with widgets (docs/adr/0032-one-way-to-load.md).
 * A file that only imports another one is passed over: it would cost a journey over the network before the first widget.
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
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, isDynamicEntry, moduleIds, exports, imports } of chunks) {
          const [to, ...others] = imports;
          if (!to || others.length > 0 || !isDynamicEntry || moduleIds.length > 0 || exports.length > 0) continue;
          // The names of files are unique: each has a hash.
          for (const chunk of chunks) chunk.code = chunk.code.replaceAll(basename(fileName), basename(to));
        }
      },
    },
  };
}
