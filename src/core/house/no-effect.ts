/** House rules that other house rules silence, and choices that stand in each other's way. Each game lists its own. */

import type { Rules, SettingValue } from '../house-rules.ts';

/** Values of other settings that must all be in force. An empty one always holds. */
export type When = Readonly<Record<string, readonly SettingValue[]>>;

/** A setting, or some of its values, that changes no verdict and no round. */
export interface NoEffect {
  readonly key: string;
  /** Values that come to the same; without it all of them do, so the setting has no effect. */
  readonly alike?: readonly SettingValue[];
  readonly when: When;
}

/** A choice that promises what the other choices never let happen. It is no error: the engine rules all the same. */
export interface Conflict<Id extends string = string> {
  readonly id: Id;
  /** The settings that do not go together, two at least. */
  readonly when: When;
}

type WhenOf<R> = { readonly [K in keyof R]?: readonly R[K][] };

/** What a game lists, its settings and values typed. */
export type NoEffectOf<R> = {
  readonly [K in keyof R]: { readonly key: K; readonly alike?: readonly R[K][]; readonly when: WhenOf<R> };
}[keyof R];

/** The same of a conflict; its id is the key of the sentence about it. */
export interface ConflictOf<R> {
  readonly id: string;
  readonly when: WhenOf<R>;
}

/** Are these house rules so? */
export function holds(when: When, rules: Rules): boolean {
  return Object.entries(when).every(([key, values]) => {
    const value = rules[key];
    return value !== undefined && values.includes(value);
  });
}

/** Why a setting has no effect in this house, whatever it is set to; undefined where it has one. */
export function noEffectIn(noEffect: readonly NoEffect[], key: string, rules: Rules): NoEffect | undefined {
  return noEffect.find((one) => one.key === key && one.alike === undefined && holds(one.when, rules));
}

/** Values of a setting that come to the same in this house, where some others do not; undefined where none do. */
export function alikeIn(noEffect: readonly NoEffect[], key: string, rules: Rules): NoEffect | undefined {
  return noEffect.find((one) => one.key === key && one.alike !== undefined && holds(one.when, rules));
}

/** Do two values of a setting come to the same in this house? */
export function comesToTheSame(
  noEffect: readonly NoEffect[],
  key: string,
  values: readonly [SettingValue, SettingValue],
  rules: Rules,
): boolean {
  return noEffect.some(
    (one) => one.key === key && holds(one.when, rules) && values.every((value) => one.alike?.includes(value) ?? true),
  );
}
