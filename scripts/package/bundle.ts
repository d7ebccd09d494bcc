/** What the package takes from elsewhere, put into its own files, with the licences of all of it. */

import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { type LicensedPart, packageFolder, partIn, trimmedFile } from '../../integrations/licences/packages.ts';

/** What stays outside: the one dependency, and Node. */
const OUTSIDE = /^(?:node:|pure-rand(?:\/|$))/;

/**
 * Writes a module anew with what it takes from other packages inside. Modules of ours stay where they are.
 * @param within those of this folder come inside as well: nobody else asks for them
 * @returns the packages that are in it
 */
export async function bundleInPlace(file: string, within?: string): Promise<LicensedPart[]> {
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
function partsOf(modules: readonly string[]): LicensedPart[] {
  const found = new Map<string, LicensedPart>();
  for (const id of modules) {
    const folder = packageFolder(id) ?? '';
    const part = partIn(folder);
    const all = folder.slice(0, -part.name.length - 1);
    found.set(part.name, part);
    for (const [, of = '', inner = ''] of readFileSync(id, 'utf8').matchAll(BUNDLED)) {
      found.set(inner, { name: inner, version: of, ...keptIn(path.join(all, inner)) });
    }
  }
  return [...found.values()];
}

/** `#region ../../node_modules/.pnpm/ajv@8.18.0/node_modules/ajv/dist/core.js` */
const BUNDLED = /#region .*\/\.pnpm\/[^/]*?[^/]@([\d.]+)[^/]*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//g;

/** The licence of a package that came inside another: as it is here, or as it was kept where it is not. */
function keptIn(folder: string): Pick<LicensedPart, 'licence' | 'text'> {
  const kept = path.join('scripts/package/licences', `${path.basename(folder)}.txt`);
  if (existsSync(kept)) return { licence: 'MIT', text: trimmedFile(kept) };
  const { licence, text } = partIn(folder);
  return { licence, text };
}

/** `THIRD-PARTY.md`. */
export function licencesOf(parts: readonly LicensedPart[]): string {
  const sections = [...parts]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, version, licence, text }) => `## ${name} ${version} (${licence})\n\n${text}\n`);
  return `# From elsewhere\n\nThe search and the MCP server hold these packages; the engine holds none.\n\n${sections.join('\n')}`;
}
