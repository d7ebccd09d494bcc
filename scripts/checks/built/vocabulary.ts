import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { cached } from '#book/catalogue/read.ts';

/**
 * The vocabulary of schema.org, read from the types that are generated from it (`schema-dts`): which types there are, which
 * properties each has, and what their values may be. The compiler holds what builds the pages to the same types; this holds what
 * was built to them, whatever wrote it.
 */
const DECLARED = readFileSync(
  new URL('../../../node_modules/schema-dts/dist/schema.d.ts', import.meta.url),
  'utf8',
).split('\n');

const INTERFACE = /^(?:export )?interface (\w+)(?:<.*>)? extends (.+) \{$/;
const PROPERTY = /^ {4}"([^"]+)"\??: (.+);$/;
const ALIAS = /^export type (\w+)(?:<.*?>)? = (.+);$/;

interface Declared {
  readonly parents: readonly string[];
  /** What each property may hold, as it is written. */
  readonly properties: ReadonlyMap<string, string>;
}

const interfaces = new Map<string, Declared>();
/** The names that an alias stands for. */
const aliases = new Map<string, readonly string[]>();
/** `FAQPage` is declared by `FAQPageLeaf`. */
const leaves = new Map<string, string>();

read();

function read(): void {
  let open: { name: string; parents: string[]; properties: Map<string, string> } | undefined;
  for (const line of DECLARED) {
    const [, name, parents] = INTERFACE.exec(line) ?? [];
    const [, property, held] = PROPERTY.exec(line) ?? [];
    const [, alias, names] = ALIAS.exec(line) ?? [];
    if (name !== undefined && parents !== undefined) {
      open = { name, parents: namesIn(parents), properties: new Map() };
      interfaces.set(name, open);
    } else if (alias !== undefined && names !== undefined) aliases.set(alias, namesIn(names));
    else if (open && property === '@type' && held !== undefined) leaves.set(held.slice(1, -1), open.name);
    else if (property !== undefined && held !== undefined) open?.properties.set(property, held);
    if (line === '}') open = undefined;
  }
}

function namesIn(text: string): string[] {
  return text.match(/\w+/g) ?? [];
}

/** What a property of a type may hold; undefined where the type has no such property. */
function heldBy(declared: string, property: string): string | undefined {
  const own = interfaces.get(declared);
  if (!own) return undefined;
  const inherited = own.parents.map((parent) => heldBy(parent, property));
  return own.properties.get(property) ?? inherited.find((held) => held !== undefined);
}

/** Everything that some names stand for: themselves, and what their aliases list, and so on. A set grows while it is gone through. */
function meantBy(names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) for (const one of aliases.get(name) ?? []) all.add(one);
  return all;
}

const takenBy = cached((held: string) => meantBy(namesIn(held.replace(/, "\w+">$/, ''))));

/** A thing as JSON-LD writes it: its type and its properties, or a reference to it alone. */
export const thing = z.record(z.string(), z.unknown());
export type WrittenThing = z.infer<typeof thing>;

/** The type of a thing; undefined for a reference. */
export function typeOf(one: WrittenThing): string | undefined {
  return typeof one['@type'] === 'string' ? one['@type'] : undefined;
}

/** What is wrong with a thing by the vocabulary: unknown types and properties, and values that a property does not take. */
export function vocabularyFaults(one: WrittenThing): string[] {
  const type = typeOf(one);
  if (type === undefined) return Object.keys(one).every((key) => key === '@id') ? [] : ['a thing without a type'];
  const declared = leaves.get(type);
  if (declared === undefined) return [`schema.org has no type ${type}`];
  return Object.entries(one).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    const held = heldBy(declared, key);
    if (held === undefined) return [`${type} has no ${key}`];
    return [value].flat().flatMap((each) => valueFaults(each, takenBy(held), `${type}.${key}`));
  });
}

function valueFaults(value: unknown, taken: ReadonlySet<string>, where: string): string[] {
  const nested = thing.safeParse(value);
  if (!nested.success) return taken.has(typeof value) ? [] : [`${where} takes no ${typeof value}`];
  const type = typeOf(nested.data);
  const fits = type === undefined ? taken.has('IdReference') : taken.has(leaves.get(type) ?? '');
  return [...(fits ? [] : [`${where} takes no ${type ?? 'reference'}`]), ...vocabularyFaults(nested.data)];
}
