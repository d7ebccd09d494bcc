/** What packages say of themselves: name, version, and the licence that goes with every copy of them. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'astro/zod';

/** A package that is part of something we distribute. */
export interface LicensedPart {
  readonly name: string;
  readonly version: string;
  /** By its short name: `MIT`. */
  readonly licence: string;
  /** The licence itself, with its copyright lines. */
  readonly text: string;
}

const manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The folder of the package that a module belongs to; undefined where it belongs to none. */
export function packageFolder(module: string): string | undefined {
  return /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)/.exec(module.replace(/^\0/, ''))?.[1];
}

/** Reads a package by its folder. Throws for one without a licence text, since it may not be distributed. */
export function partIn(folder: string): LicensedPart {
  const { name, version, license } = manifest.parse(JSON.parse(trimmedFile(path.join(folder, 'package.json'))));
  const file = ['LICENSE', 'LICENSE.md', 'LICENSE.txt'].map((one) => path.join(folder, one)).find(existsSync);
  if (!file) throw new Error(`${name}: no licence in the package`);
  return { name, version, licence: license, text: trimmedFile(file) };
}

/** A text file without the empty lines around it. */
export function trimmedFile(file: string): string {
  return readFileSync(file, 'utf8').trim();
}
