/** Where something stands in a YAML file, so that a fault can name its line. */

import { type Document, isCollection, isMap, isScalar, isSeq, type Node, visit, type YAMLMap } from 'yaml';

/** Counted from 1, as editors do. */
export interface FilePosition {
  readonly line: number;
  readonly column: number;
}

/** The steps from the top of a file to a value: keys and indices. */
export type YamlPath = readonly PropertyKey[];

/** The key that identifies a record within its file. */
const NAMES: readonly unknown[] = ['id', 'key', 'edition', 'term', 'rule', 'page'];

/** A place by its offset in a text. What is missing at the end of a file is reported at its last non-empty line. */
export function placeAt(text: string, offset: number): FilePosition {
  const lines = text.slice(0, Math.min(offset, text.trimEnd().length)).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** Where the value at the end of the steps begins; where there is none, what it is missing from. */
export function offsetOf(document: Document, steps: YamlPath): number | undefined {
  return nodeAt(document, steps)?.range?.[0];
}

/** Where a key stands in what is at the end of the steps. */
export function offsetOfKey(document: Document, steps: YamlPath, name: string): number | undefined {
  const node = nodeAt(document, steps);
  const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;
  return asNode(pair?.key)?.range?.[0];
}

/**
 * Where a record says what a sentence about it names, or else where it begins.
 * @param id the name of the record
 * @param steps where the record is; without them it is looked for by its name
 */
export function offsetOfRecord(document: Document, id: string, sentence: string, steps?: YamlPath): number | undefined {
  const record = steps ? nodeAt(document, steps) : recordOf(document, id);
  const words = sentence.split(/[\s,;:“”]+/);
  const [named] = scalarsIn(record)
    .filter(({ text }) => text !== id && words.includes(text))
    .toSorted((a, b) => b.text.length - a.text.length);
  return named?.offset ?? record?.range?.[0];
}

function nodeAt({ contents }: Document, steps: YamlPath): Node | undefined {
  let found: Node | undefined = contents ?? undefined;
  for (const step of steps) {
    const next = childOf(found, step);
    if (!next) break;
    found = next;
  }
  return found;
}

function childOf(node: Node | undefined, step: PropertyKey): Node | undefined {
  if (isSeq(node)) return asNode(node.items[Number(step)]);
  if (!isMap(node)) return undefined;
  const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step));
  return asNode(pair?.value) ?? asNode(pair?.key);
}

function asNode(value: unknown): Node | undefined {
  return isScalar(value) || isCollection(value) ? value : undefined;
}

/** The record with this name; where there is none, the node that mentions it. */
function recordOf(document: Document, id: string): Node | undefined {
  let record: Node | undefined;
  let anything: Node | undefined;
  visit(document, {
    Map: (_, node) => {
      if (isNamed(node, id)) record ??= node;
    },
    Scalar: (_, node) => {
      if (String(node.value) === id) anything ??= node;
    },
  });
  return record ?? anything;
}

function isNamed({ items }: YAMLMap, id: string): boolean {
  return items.some(
    ({ key, value }) => isScalar(key) && NAMES.includes(key.value) && isScalar(value) && String(value.value) === id,
  );
}

function scalarsIn(node: Node | undefined): readonly { readonly text: string; readonly offset: number }[] {
  const found: { readonly text: string; readonly offset: number }[] = [];
  if (!isCollection(node)) return found;
  visit(node, {
    Scalar: (_, { value, range }) => {
      if (range) found.push({ text: String(value), offset: range[0] });
    },
  });
  return found;
}
