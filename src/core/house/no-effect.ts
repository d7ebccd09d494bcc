/** House rules without effect under other house rules, and choices that conflict. Each game lists its own. */

import type { Rules, SettingValue } from '../house-rules.ts';

/** Values of other settings that must all be in force. An empty one always holds. */
export type When = Readonly<Record<string, readonly SettingValue[]>>;

/** A setting, or some of its values, that changes no verdict and no round. */
export interface NoEffect {
  readonly key: string;
  /** Values that have the same effect; by default all of them, so the setting has no effect. */
  readonly sameEffect?: readonly SettingValue[];
  readonly when: When;
}

/** Choices of which one can never take effect beside the others. This is no error: the engine rules all the same. */
export interface Conflict<Id extends string = string> {
  readonly id: Id;
  /** The settings that conflict, at least two. */
  readonly when: When;
}

type WhenOf<R> = { readonly [K in keyof R]?: readonly R[K][] };

/** What a game lists, its settings and values typed. */
export type NoEffectOf<R> = {
  readonly [K in keyof R]: { readonly key: K; readonly sameEffect?: readonly R[K][]; readonly when: WhenOf<R> };
}[keyof R];

/** The same of a conflict; its id is the key of the sentence about it. */
export interface ConflictOf<R> {
  readonly id: string;
  readonly when: WhenOf<R>;
}

/** Are these conditions met by these house rules? */
export function holds(when: When, rules: Rules): boolean {
  return Object.entries(when).every(([key, values]) => {
    const value = rules[key];
    return value !== undefined && values.includes(value);
  });
}

/** The reason that a setting has no effect under these house rules, whatever its value; undefined where it has one. */
export function noEffectIn(noEffect: readonly NoEffect[], key: string, rules: Rules): NoEffect | undefined {
  return noEffect.find((one) => one.key === key && one.sameEffect === undefined && holds(one.when, rules));
}

/**
 * Values of a setting that have the same effect under these house rules, where other values do not; undefined where there are
 * none.
 */
export function sameEffectIn(noEffect: readonly NoEffect[], key: string, rules: Rules): NoEffect | undefined {
  return noEffect.find((one) => one.key === key && one.sameEffect !== undefined && holds(one.when, rules));
}

/** Do two values of a setting have the same effect under these house rules? */
export function hasSameEffect(
  noEffect: readonly NoEffect[],
  key: string,
  values: readonly [SettingValue, SettingValue],
  rules: Rules,
): boolean {
  return noEffect.some(
    (one) =>
      one.key === key && holds(one.when, rules) && values.every((value) => one.sameEffect?.includes(value) ?? true),
  );
}
