/** Bundles the scripts of one language and writes them as files that register what they hold. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'vite';
import { BEGINS, SCRIPT_FILES } from '#components/loading/first-needs.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { shippedModules } from '../shipped.ts';
import { type Bundle, pack } from './pack.ts';
import { sortModules } from './sort-modules.ts';

/** What wraps each dynamic import in a function that preloads; the list of files stands in the import itself here. */
const PRELOADING = 'native:import-analysis-build';
/**
 * @param base where the site lies, with a slash at its end
 * @param packages receives the folder of every package that the scripts contain
 */
export async function bundleScripts(lang: Lang, base: string, packages: Set<string>): Promise<Bundle> {
  const root = process.cwd();
  const games = GAMES.map(({ id }) => id);
  const pathsOf = (modules: readonly string[], of: readonly string[]): string[] =>
    modules.flatMap((module) => {
      const file = (game: string): string =>
        path.join(root, module.replaceAll('{game}', game).replaceAll('{lang}', lang));
      // A game may do without.
      return module.includes('{game}') ? of.map(file).filter((one) => existsSync(one)) : [file('')];
    });
  const roots = new Map(
    Object.entries(SCRIPT_FILES).flatMap(([name, modules]) =>
      name.includes('{game}')
        ? games.map((game) => [name.replace('{game}', game), pathsOf(modules, [game])] as const)
        : [[name, pathsOf(modules, games)] as const],
    ),
  );
  /** The chunk of each module that a page needs first. */
  const chunkOf = new Map<string, string>();
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    base,
    envPrefix: 'PUBLIC_',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [withoutPreloading(), otherLanguages(lang), sortModules(roots, chunkOf), shippedModules(packages)],
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: BEGINS.map((file) => path.join(root, file)),
        output: {
          format: 'cjs',
          entryFileNames: '[hash:7]',
          chunkFileNames: '[hash:7]',
          assetFileNames: `_astro/[name].[hash:6][extname]`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'first', name: (id) => chunkOf.get(id) ?? null }],
          },
        },
      },
    },
  });
  const [output] = [made].flat();
  if (!output || !('output' in output)) throw new Error('the scripts were not bundled');
  return pack(output.output, { roots, without: OTHER_LANGUAGE });
}

function withoutPreloading(): Plugin {
  return {
    name: 'without-preloading',
    configResolved({ plugins }) {
      const at = plugins.findIndex(({ name }) => name === PRELOADING);
      if (at < 0) throw new Error(`Vite has no plugin “${PRELOADING}” any more`);
      // The list is only readonly as a type: this is the hook in which plugins may change it.
      Array.prototype.splice.call(plugins, at, 1);
    },
  };
}

/** What stands for all words of other languages. */
const OTHER_LANGUAGE = '\0luat-bai/other-language';

/** The words of other languages are left out: a page speaks one. */
function otherLanguages(lang: Lang): Plugin {
  const others = LANGS.filter((other) => other !== lang);
  const words = new RegExp(`(?:^#|/)words/(?:.*/)?(?:${others.join('|')})(?:\\.ts$|/)`);
  return {
    name: 'other-languages',
    enforce: 'pre',
    resolveId: { filter: { id: words }, handler: () => OTHER_LANGUAGE },
    load: { filter: { id: /^\0luat-bai\/other-language$/ }, handler: () => `export let ${others.join()}, words;` },
  };
}
