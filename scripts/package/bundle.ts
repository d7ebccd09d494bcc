/** What the package takes from elsewhere, put into its own files, with the licences of all of it. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** What stays outside: the one dependency, and Node. */
const OUTSIDE = /^(?:node:|pure-rand(?:\/|$))/;

/** A package that is in a bundle. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly text: string;
}

/**
 * Writes a module anew with what it takes from other packages inside. Modules of ours stay where they are.
 * @param within those of this folder come inside as well: nobody else asks for them
 * @returns the packages that are in it
 */
export async function bundleInPlace(file: string, within?: string): Promise<Part[]> {
  const staysOutside = (id: string, from: string | undefined): boolean => {
    if (OUTSIDE.test(id)) return true;
    if (from === undefined || from.includes('node_modules') || !id.startsWith('.')) return false;
    return within === undefined || !path.resolve(from, '..', id).startsWith(path.resolve(within));
  };
  const bundle = await rolldown({ input: file, platform: 'node', external: staysOutside, logLevel: 'warn' });
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  for (const id of moduleIds) if (!id.includes('node_modules')) rmSync(id);
  writeFileSync(file, `// Other packages are in here: THIRD-PARTY.md has their licences.\n${code}`);
  return partsOf(moduleIds.filter((id) => id.includes('node_modules')));
}

/** The packages that modules are of, and those that had been bundled into them before they came here. */
function partsOf(modules: readonly string[]): Part[] {
  const found = new Map<string, Part>();
  for (const id of modules) {
    const [folder = '', all = ''] = /^(.*node_modules)\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
    const { name, version, license } = manifestIn(folder);
    found.set(name, { name, version, licence: license, text: licenceIn(folder) });
    for (const [, of = '', inner = ''] of readFileSync(id, 'utf8').matchAll(BUNDLED)) {
      found.set(inner, { name: inner, version: of, ...keptIn(path.join(all, inner)) });
    }
  }
  return [...found.values()];
}

/** `#region ../../node_modules/.pnpm/ajv@8.18.0/node_modules/ajv/dist/core.js` */
const BUNDLED = /#region .*\/\.pnpm\/[^/]*?[^/]@([\d.]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** The licence of a package that came inside another: as it is here, or as it was kept where it is not. */
function keptIn(folder: string): Pick<Part, 'licence' | 'text'> {
  const kept = path.join('scripts/package/licences', `${path.basename(folder)}.txt`);
  if (existsSync(kept)) return { licence: 'MIT', text: textOf(kept) };
  return { licence: manifestIn(folder).license, text: licenceIn(folder) };
}

function manifestIn(folder: string): { readonly name: string; readonly version: string; readonly license: string } {
  return JSON.parse(textOf(path.join(folder, 'package.json')));
}

function licenceIn(folder: string): string {
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((one) => path.join(folder, one)).find(existsSync);
  if (!file) throw new Error(`${folder}: no licence`);
  return textOf(file);
}

function textOf(file: string): string {
  return readFileSync(file, 'utf8').trim();
}

/** `THIRD-PARTY.md`. */
export function licencesOf(parts: readonly Part[]): string {
  const sections = [...parts]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence, text }) => `## ${name} ${version} (${licence})\n\n${text}\n`);
  return `# From elsewhere\n\nThe search and the MCP server hold these packages; the engine holds none.\n\n${sections.join('\n')}`;
}
