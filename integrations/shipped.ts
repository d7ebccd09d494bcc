import path from 'node:path';
import type { Plugin } from 'vite';
import { packageFolder } from './licences/packages.ts';

/** The packages whose code is sent to readers. Adding one is a decision: its weight, its licence, who maintains it. */
export const SHIPPED: readonly string[] = [
  'idb',
  'minisearch',
  'preact',
  'pure-rand',
  'ts-fsrs',
  'uqr',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** The folders of code that readers are sent. */
const OURS = /^(src|components)[/]/;

/** Of those, what is never sent to them. */
const NEVER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['test code', /[/]testing[/]|[.](test|spec|fixture)[.]/],
  ['asked for by the build alone', /^src[/]games[/](build|engines|quizzes|words)[.]ts$/],
  ['asked for by the build alone', /^src[/]games[/][^/]+[/](build|scripts|tables)[.]ts$/],
  ['the command line', /^src[/]settle[.]ts$/],
];

/**
 * Fails the build of a bundle for readers that contains a module which is not meant for them: it may contain code of the site,
 * without tests and build-only code, and the chosen packages.
 * @param packages receives the folder of every package in the scripts, whose licences must be shipped too
 */
export function shippedModules(packages: Set<string>): Plugin {
  return {
    name: 'shipped-modules',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle(_, bundle) {
      const { root } = this.environment.config;
      const faults = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds.flatMap((id) => {
              const folder = packageFolder(id);
              if (folder) packages.add(folder);
              const fault = moduleFault(id, root);
              return fault ? [`${chunk.fileName} holds ${path.relative(root, id)}: ${fault}`] : [];
            })
          : [],
      );
      if (faults.length > 0) this.error(faults.join('\n'));
    },
  };
}

/** Why a module is not for readers; undefined if it is. */
export function moduleFault(id: string, root: string): string | undefined {
  // Helper modules of the bundler and of our build have names of this form.
  if (/^\0(?:vite|rolldown|luat-bai)\//.test(id)) return undefined;
  const [file = ''] = id.replaceAll('\\', '/').split('?');
  const [, inside] = /.*[/]node_modules[/](.+)/.exec(file) ?? [];
  if (inside) {
    const name = inside
      .split('/')
      .slice(0, inside.startsWith('@') ? 2 : 1)
      .join('/');
    return SHIPPED.includes(name) ? undefined : `the package ${name} is not one that ships`;
  }
  const ours = path.posix.relative(root, file);
  if (!OURS.test(ours)) return 'neither code of the site nor a package';
  return NEVER.find(([, pattern]) => pattern.test(ours))?.[0];
}
