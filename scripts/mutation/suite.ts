/** What test files declare, collected: `describe` and `test` of Vitest without its workers, so that a test can run in a moment. */

import { format } from 'node:util';

export interface CollectedTest {
  /** File, groups and name; told apart by a number where two are called the same. */
  readonly id: string;
  readonly name: string;
  readonly file: string;
  run(): unknown;
}

type Body = (...given: readonly unknown[]) => unknown;
type Hook = () => unknown;
/** A test has its options before its body, or a timeout after it; timeouts are ignored here. */
type Declare = (name: string, ...rest: readonly unknown[]) => void;
interface Each {
  readonly each: (rows: readonly unknown[]) => Declare;
}

let file = '';
let groups: readonly string[] = [];
let before: Hook[] = [];
let found: CollectedTest[] = [];
let ids = new Set<string>();
/** Groups may wait for something before they declare their tests. */
let pendingGroups: Promise<unknown>[] = [];

/** Loads test files one by one. A file that cannot be loaded is a test that fails. @param load imports a file */
export async function collect(
  files: readonly string[],
  load: (file: string) => Promise<unknown>,
): Promise<readonly CollectedTest[]> {
  found = [];
  ids = new Set();
  for (file of files) {
    groups = [];
    before = [];
    pendingGroups = [];
    try {
      await load(file);
      await Promise.all(pendingGroups);
    } catch (error) {
      declare('loads', () => {
        throw error;
      });
    }
  }
  return found;
}

function declare(name: string, body: () => unknown): void {
  const path = [...groups, name].join(' > ');
  let id = `${file}#${path}`;
  for (let count = 2; ids.has(id); count++) id = `${file}#${path} (${count})`;
  ids.add(id);
  const hooks = before;
  found.push({
    id,
    name: path,
    file,
    async run() {
      for (const hook of hooks.splice(0)) await hook();
      await body();
    },
  });
}

function bodyOf(rest: readonly unknown[]): Body {
  const body = rest.find((one): one is Body => typeof one === 'function');
  if (!body) throw new Error('A test without a body.');
  return body;
}

function within(name: string, body: () => unknown): void {
  const [outer, hooks] = [groups, before];
  groups = [...groups, name];
  before = [...hooks];
  const done = body();
  if (done instanceof Promise) pendingGroups.push(done);
  groups = outer;
  before = hooks;
}

/** `%s` and the like, `%#` for the place, `$name` for a field. */
function nameOf(name: string, row: unknown, place: number): string {
  const numbered = name.replaceAll('%#', `${place}`);
  const fields = typeof row === 'object' && row !== null ? Object.entries(row) : [];
  const named = fields.reduce((text, [key, value]) => text.replaceAll(`$${key}`, `${value}`), numbered);
  const holes = named.match(/%[sdifjoO]/g)?.length ?? 0;
  return format(named, ...(Array.isArray(row) ? row : [row]).slice(0, holes));
}

/** Declares something by its name and body, or by each row of a table. */
function of(one: (name: string, body: () => unknown) => void): Declare & Each {
  const plain: Declare = (name, ...rest) => one(name, bodyOf(rest));
  const each: Each['each'] =
    (rows) =>
    (name, ...rest) => {
      const body = bodyOf(rest);
      for (const [place, row] of rows.entries()) {
        one(nameOf(name, row, place), () => (Array.isArray(row) ? body(...row) : body(row)));
      }
    };
  return Object.assign(plain, { each });
}

export const describe = of(within);
export const test = of(declare);
export const it = of(declare);
export function beforeAll(hook: Hook): void {
  before.push(hook);
}
