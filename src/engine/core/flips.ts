import { type Branch, type Branches, covers } from './branches.ts';
import type { Rules, SettingValue } from './house-rules.ts';
import type { Step } from './ruling.ts';

/** A setting and the value that it is changed to. */
export type Change = readonly [key: string, value: SettingValue];

/** A branch that other house rules lead to, and the fewest settings that must change to get there. */
export interface Flip<V, S extends Step> {
  readonly branch: Branch<V, S>;
  readonly changes: readonly Change[];
}

/**
 * For every branch but the one that these rules fall into: the fewest changes that lead there, each to the first value
 * that does. Nearest branch first; the order of `found` where as many changes are needed.
 *
 * A branch is a box of the settings' space, so the settings whose value it does not allow must change, and no others.
 */
export function nearestFlips<V, S extends Step>(
  found: Branches<V, S>,
  rules: Rules,
): readonly Flip<V, S>[] {
  return found.branches
    .filter((branch) => !covers(branch.when, rules))
    .map((branch) => ({ branch, changes: changesInto(branch.when, rules) }))
    .sort((a, b) => a.changes.length - b.changes.length);
}

/** The settings of which each alone can bring another verdict, or make a case of what is none and the other way round. */
export function deciders<V, S extends Step>(
  found: Branches<V, S>,
  rules: Rules,
): readonly string[] {
  const here = found.branches.find((branch) => covers(branch.when, rules));
  const keys = new Set<string>();
  for (const { branch, changes } of nearestFlips(found, rules)) {
    const [only, ...more] = changes;
    if (only && more.length === 0 && !sameVerdict(branch, here)) keys.add(only[0]);
  }
  return [...keys];
}

function changesInto(when: Branch<unknown, Step>['when'], rules: Rules): Change[] {
  return [...when].flatMap(([key, values]) => {
    const [first] = values;
    const value = rules[key];
    const fits = value !== undefined && values.includes(value);
    return fits || first === undefined ? [] : [[key, first] as const];
  });
}

function sameVerdict<V, S extends Step>(a: Branch<V, S>, b: Branch<V, S> | undefined): boolean {
  if (a.outcome.ok)
    return b?.outcome.ok === true && alike(a.outcome.value.verdict, b.outcome.value.verdict);
  return b?.outcome.ok === false && alike(a.outcome.error, b.outcome.error);
}

/** Deep equality of plain data: verdicts are objects, lists, maps and sets of primitives. */
function alike(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const left = entriesOf(a);
  const right = entriesOf(b);
  return (
    left.length === right.length &&
    left.every(([key, value], at) => {
      const other = right[at];
      return other !== undefined && alike(key, other[0]) && alike(value, other[1]);
    })
  );
}

function entriesOf(data: object): readonly (readonly [unknown, unknown])[] {
  return data instanceof Map || data instanceof Set ? [...data.entries()] : Object.entries(data);
}
