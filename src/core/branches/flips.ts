import type { Field } from '../case.ts';
import type { Rules, SettingValue } from '../house-rules.ts';
import type { Ruling, Step } from '../ruling.ts';
import { type Branch, type Branches, covers } from './branches.ts';

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
export function nearestFlips<V, S extends Step>(found: Branches<V, S>, rules: Rules): readonly Flip<V, S>[] {
  return found.branches
    .filter((branch) => !covers(branch.when, rules))
    .map((branch) => ({ branch, changes: changesInto(branch.when, rules) }))
    .sort((a, b) => a.changes.length - b.changes.length);
}

function changesInto(when: Branch<unknown, Step>['when'], rules: Rules): Change[] {
  return [...when].flatMap(([key, values]) => {
    const [first] = values;
    const value = rules[key];
    const fits = value !== undefined && values.includes(value);
    return fits || first === undefined ? [] : [[key, first] as const];
  });
}

/** Hands on which one setting decides, all others being those of a preset: what each game finds for the page of house rules. */
export interface SettingFlip {
  readonly key: string;
  readonly from: SettingValue;
  readonly to: SettingValue;
  /** The preset that the other settings are those of. */
  readonly base: string;
  readonly fields: readonly Field[];
  /** The ruling with the setting at `from`, and at `to`. */
  readonly before: Ruling<unknown>;
  readonly after: Ruling<unknown>;
  /** Whether another one wins, or only what is paid differs. */
  readonly changes: 'outcome' | 'net';
}

/** The same for one game, its settings and rulings typed. */
export interface GameFlip<R, P extends string, V, S extends Step, K extends keyof R = keyof R> {
  readonly key: K;
  readonly from: R[K];
  readonly to: R[K];
  readonly base: P;
  readonly fields: readonly Field[];
  readonly before: Ruling<V, S>;
  readonly after: Ruling<V, S>;
  readonly changes: 'outcome' | 'net';
}

/** A schema with the values of each setting kept in their types. */
export type SettingsOf<R> = {
  readonly [K in keyof R]: { readonly values: readonly [R[K], ...R[K][]]; readonly round?: true };
};

/** The same house with one setting changed. */
export function withSetting<R, K extends keyof R>(base: R, key: K, value: R[K]): R {
  return { ...base, [key]: value };
}

/** A value of a setting, and the flip that leads to it from the first value; undefined where no hands flip. */
export interface ValueFlip {
  readonly value: SettingValue;
  readonly flip: SettingFlip | undefined;
}
