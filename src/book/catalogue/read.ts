/** How every file of records is read: a fault in one stops the build with its file and its line, all faults of the file at once. */

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { z } from 'astro/zod';
import { parseDocument } from 'yaml';
import { type FilePosition, offsetOf, offsetOfKey, offsetOfRecord, placeAt, type YamlPath } from './places.ts';

/** One thing that is wrong with a record: its id, and what. */
export interface RecordFault {
  readonly id: string;
  readonly what: string;
  /** Where the record is in its file; without it the record is looked for by its id. */
  readonly at?: YamlPath;
}

/** The same with its place; none where the fault is that something is not there at all. */
interface Placed {
  readonly what: string;
  readonly place: FilePosition | undefined;
}

/** What is wrong with a file of the book: `content/glossary.yaml:12:5: ù: no rule ta-la-x`, a line each. */
export class BookError extends Error {
  override readonly name = 'BookError';
  readonly faults: readonly string[];
  /** The place of the first fault, in the form that Astro expects: its error page then shows this file. */
  readonly loc: { readonly file: string; readonly line?: number; readonly column?: number };

  constructor(file: string, placed: readonly Placed[]) {
    const faults = placed.map(({ place, what }) => `${file}${place ? `:${place.line}:${place.column}` : ''}: ${what}`);
    super(faults.join('\n'));
    this.faults = faults;
    this.loc = { file, ...placed[0]?.place };
  }
}

const read = new Set<string>();

/** Every file that was asked for. */
export function filesRead(): ReadonlySet<string> {
  return read;
}

/** Stops the build with every fault of a file. */
export function demand(file: string, faults: readonly RecordFault[]): void {
  if (faults.length === 0) return;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const document = parseDocument(text);
  throw new BookError(
    file,
    faults.map(({ id, what, at }) => {
      const offset = offsetOfRecord(document, id, what, at);
      return { what: `${id}: ${what}`, place: offset === undefined ? undefined : placeAt(text, offset) };
    }),
  );
}

/** A YAML or JSON file from the repository's root, in the shape that is asked for. */
export function readYaml<S extends z.ZodType>(file: string, shape: S): z.infer<S> {
  read.add(file);
  if (!existsSync(file)) throw new BookError(file, [{ what: 'is not there', place: undefined }]);
  return parseYaml(file, readFileSync(path.resolve(file), 'utf8'), shape);
}

/** The same from a text. @param file the file's name in error messages */
export function parseYaml<S extends z.ZodType>(file: string, text: string, shape: S): z.infer<S> {
  const document = parseDocument(text, { prettyErrors: false });
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0)
    throw new BookError(
      file,
      broken.map(({ message, pos }) => ({ what: message, place: placeAt(text, pos[0]) })),
    );
  const raw: unknown = document.toJS();
  const result = shape.safeParse(raw);
  if (result.success) return result.data;
  throw new BookError(
    file,
    result.error.issues.flatMap(nearest).map((issue) => {
      const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const offset =
        unknown === undefined ? offsetOf(document, issue.path) : offsetOfKey(document, issue.path, unknown);
      return {
        what: `${idAt(raw, issue.path)}: ${issue.message}`,
        place: offset === undefined ? undefined : placeAt(text, offset),
      };
    }),
  );
}

/**
 * A file that is a list of records, in the shape that is asked for. Stops the build with all that is wrong with them.
 * @param idOf what no two of them share
 * @param faultsOf what else is wrong with one, given all of them; a sentence each
 */
export function readRecords<R>(
  file: string,
  shape: z.ZodType<readonly R[]>,
  idOf: (one: R) => string,
  faultsOf: (one: R, all: readonly R[]) => readonly string[],
): readonly R[] {
  const list = readYaml(file, shape);
  const ids = list.map(idOf);
  demand(
    file,
    list.flatMap((one, at) => {
      const twice = ids.indexOf(idOf(one)) === at ? [] : ['the id stands here twice'];
      return [...twice, ...faultsOf(one, list)].map((what) => ({ id: idOf(one), what, at: [at] }));
    }),
  );
  return list;
}

/** The same function, which works out each answer once; `void` is the key of one without a parameter. */
export function cached<K = void, V = unknown>(make: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

type Issue = z.core.$ZodIssue;

/** For a value that fits none of several shapes: what it lacks to fit the nearest one. */
function nearest(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [best] = issue.errors.toSorted((a, b) => a.length - b.length);
  return best ? best.flatMap((one) => nearest({ ...one, path: [...issue.path, ...one.path] })) : [issue];
}

/** Where in a file a fault is: the steps that lead there, and the ids that are met on the way. */
function idAt(raw: unknown, steps: YamlPath): string {
  const names: string[] = [];
  let here = raw;
  for (const step of steps) {
    here = here !== null && typeof here === 'object' ? Reflect.get(here, step) : undefined;
    const id = here !== null && typeof here === 'object' ? Reflect.get(here, 'id') : undefined;
    names.push(typeof id === 'string' ? id : String(step));
  }
  return names.join('.') || 'the file';
}
