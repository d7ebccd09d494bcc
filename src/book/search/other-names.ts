/** What people search for under names that this book does not use: `content/search-names.yaml`, checked against what it names. */

import { z } from 'astro/zod';
import { allArguments } from '../arguments.ts';
import { allRules } from '../catalogue/catalogue.ts';
import { demand, readYaml } from '../catalogue/read.ts';
import { terms } from '../glossary/glossary.ts';

const FILE = 'content/search-names.yaml';

const names = z.array(z.string().trim().min(1)).min(1);
const file = z.array(
  z.union([
    z.strictObject({ term: z.string(), names }),
    z.strictObject({ rule: z.string(), names }),
    z.strictObject({ argument: z.string(), names }),
    z.strictObject({ page: z.string().regex(/^(?:[a-z-]+\/)+$/), names }),
  ]),
);

export interface OtherNames {
  readonly terms: ReadonlyMap<string, readonly string[]>;
  readonly rules: ReadonlyMap<string, readonly string[]>;
  readonly arguments: ReadonlyMap<string, readonly string[]>;
  /** By the address without the language. */
  readonly pages: ReadonlyMap<string, readonly string[]>;
}

/**
 * Every other name. A name of something that does not exist stops the build; only those of pages are checked elsewhere, where all
 * are known.
 */
export function otherNames(): OtherNames {
  const list = readYaml(FILE, file);
  const found: OtherNames = {
    terms: gathered(list.flatMap((one) => ('term' in one ? [[one.term, one.names]] : []))),
    rules: gathered(list.flatMap((one) => ('rule' in one ? [[one.rule, one.names]] : []))),
    arguments: gathered(list.flatMap((one) => ('argument' in one ? [[one.argument, one.names]] : []))),
    pages: gathered(list.flatMap((one) => ('page' in one ? [[one.page, one.names]] : []))),
  };
  demand(FILE, [
    ...missing(found.terms, 'term', new Set(terms().map(({ id }) => id))),
    ...missing(found.arguments, 'argument', new Set(allArguments().map(({ id }) => id))),
    ...missing(found.rules, 'rule', new Set(allRules().map(({ id }) => id))),
  ]);
  return found;
}

/** What is named in several lines has the names of them all. */
function gathered(lines: readonly (readonly [of: string, names: readonly string[]])[]): Map<string, readonly string[]> {
  const all = new Map<string, readonly string[]>();
  for (const [of, names] of lines) all.set(of, [...(all.get(of) ?? []), ...names]);
  return all;
}

/** A fault for each name of what is not there. */
export function missing(named: ReadonlyMap<string, unknown>, what: string, known: ReadonlySet<string>) {
  return [...named.keys()].filter((id) => !known.has(id)).map((id) => ({ id, what: `no ${what} ${id}` }));
}
