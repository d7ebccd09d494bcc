import type { Rules, SettingValue } from '../house-rules.ts';
import type { Step } from '../ruling.ts';
import { type Branch, type Branches, covers } from './branches.ts';

/** A setting and the value that it is changed to. */
export type SettingChange = readonly [key: string, value: SettingValue];

/** A branch that other house rules lead to, with the smallest number of settings to change for it. */
export interface Flip<V, S extends Step> {
  readonly branch: Branch<V, S>;
  readonly changes: readonly SettingChange[];
}

/**
 * For every branch except that of these rules: the fewest changes that lead there, each to the first value that does. Nearest
 * branch first; branches that need as many changes keep the order of `found`.
 *
 * A branch is a box of the settings' space, so exactly the settings whose value it does not allow must change.
 */
export function nearestFlips<V, S extends Step>(found: Branches<V, S>, rules: Rules): readonly Flip<V, S>[] {
  return found.branches
    .filter((branch) => !covers(branch.when, rules))
    .map((branch) => ({ branch, changes: changesInto(branch.when, rules) }))
    .sort((a, b) => a.changes.length - b.changes.length);
}

function changesInto(when: Branch<unknown, Step>['when'], rules: Rules): SettingChange[] {
  return [...when].flatMap(([key, values]) => {
    const [first] = values;
    const value = rules[key];
    const fits = value !== undefined && values.includes(value);
    return fits || first === undefined ? [] : [[key, first] as const];
  });
}
