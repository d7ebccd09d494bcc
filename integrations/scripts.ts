/**
 * The scripts of every page (docs/adr/0046-registered-scripts.md): bundled once for each language, named to the pages by the module
 * `virtual:scripts`, and written beside them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { BEGINS, SCRIPT_FILES } from '#components/loading/first-needs.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { bundleScripts } from './scripts/bundle.ts';
import { type Bundle, FOLDER } from './scripts/pack.ts';

const LOADER = fileURLToPath(new URL('../components/loading/loader.ts', import.meta.url));
const VIRTUAL = '\0virtual:scripts';

/**
 * @param base where the site lies, with a slash at its end
 * @param packages receives the folder of every package that the scripts contain
 */
export function scripts(base: string, packages: Set<string>): AstroIntegration {
  let bundles: readonly (readonly [Lang, Bundle])[] = [];
  let source = '';
  return {
    name: 'scripts',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        if (command === 'build') {
          bundles = await Promise.all(
            LANGS.map(async (lang) => [lang, await bundleScripts(lang, base, packages)] as const),
          );
          source = virtualModule(
            await loaderFor(base + FOLDER, false),
            Object.fromEntries(bundles.map(([lang, { needs }]) => [lang, Object.fromEntries(needs)])),
          );
        } else {
          // Vite serves them as they are written.
          source = virtualModule(await loaderFor(base, true), sources());
        }
        updateConfig({ vite: { plugins: [servingVirtual(() => source)] } });
      },
      'astro:build:done': ({ dir }) => {
        const folder = fileURLToPath(new URL(FOLDER, dir));
        mkdirSync(folder, { recursive: true });
        for (const [, { files }] of bundles) for (const [name, text] of files) writeFileSync(folder + name, text);
      },
    },
  };
}

function servingVirtual(source: () => string): Plugin {
  return {
    name: 'virtual-scripts',
    resolveId: { filter: { id: /^virtual:scripts$/ }, handler: () => VIRTUAL },
    load: { filter: { id: /^\0virtual:scripts$/ }, handler: source },
  };
}

/** By language and name of SCRIPT_FILES, the files that it comes to. */
type Needs = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function virtualModule(loader: string, needs: Needs): string {
  return `import { attributesOf } from '#components/loading/attributes.ts';
export const loader = ${JSON.stringify(loader)};
const needs = ${JSON.stringify(needs)};
export const scriptsOf = (kind, lang, games = []) => attributesOf(needs[lang], kind, games);`;
}

/**
 * The loader as it stands in a page.
 * @param scripts the address of all scripts
 * @param areModules they are served as they are written
 */
async function loaderFor(scripts: string, areModules: boolean): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { SCRIPTS: JSON.stringify(scripts), ARE_MODULES: String(areModules) },
    build: { write: false, rolldownOptions: { input: LOADER, output: { format: 'iife' } } },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('the loader was not built');
  return first.output[0].code.trim();
}

/** While the site is written each file is what begins in it. */
function sources(): Needs {
  const files = Object.entries(SCRIPT_FILES).map(([name, modules]) => [
    name,
    modules.filter((file) => BEGINS.includes(file)),
  ]);
  return Object.fromEntries(LANGS.map((lang) => [lang, Object.fromEntries(files)]));
}
