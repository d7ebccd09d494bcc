import path from 'node:path';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { packageFolder } from './licences/packages.ts';

/** The packages of which readers are sent something. One more is a decision: what it weighs, its licence, who looks after it. */
export const SHIPPED: readonly string[] = [
  '@astrojs/preact',
  // What islands of Astro carry for signals; none is in use here, and no page asks for the file.
  '@preact/signals',
  '@preact/signals-core',
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

/** Where what readers are sent is written. */
const OURS = /^(src|components)[/]/;

/** Of that, what never goes to them. */
const NEVER: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['test code', /[/]testing[/]|[.](test|spec|fixture)[.]/],
  ['asked for by the build alone', /^src[/]games[/](build|engines|quizzes|words)[.]ts$/],
  ['asked for by the build alone', /^src[/]games[/][^/]+[/](build|scripts|tables|witnesses)[.]ts$/],
  ['the command line', /^src[/]settle[.]ts$/],
];

/**
 * Fails the build when a script that readers are sent holds a module that is not for them.
 * @param packages gets the folder of every package that scripts hold: their licences go with them
 */
export function shipped(packages: Set<string>): AstroIntegration {
  return {
    name: 'shipped',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [shippedModules(packages)] } });
      },
    },
  };
}

/** The same for any bundle: what it holds is code of the site, without its tests and what only builds it, and packages that were chosen. */
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
  // What the bundler itself writes is named so.
  if (id.startsWith('\0vite/') || id.startsWith('\0rolldown/')) return undefined;
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
