/** House rules that tell what is asked of them. What reads them reads plain properties and knows nothing of it. */

import type { Rules, SettingValue } from '../house-rules.ts';

/**
 * The same house rules, each answered at the moment when it is read.
 * @param answer what a setting is, by its key and by what it is in `rules`
 */
export function answerRules<R extends Rules>(
  rules: R,
  answer: (key: string, own: SettingValue | undefined) => SettingValue | undefined,
): R {
  // A proxy has to answer for a frozen object what that object holds, so it stands before a copy.
  return new Proxy({ ...rules }, { get: (own, key) => (typeof key === 'string' ? answer(key, own[key]) : undefined) });
}

/** The same house rules, and the names of those that are read from now on. */
export function recordReads<R extends Rules>(rules: R): { readonly rules: R; readonly asked: ReadonlySet<string> } {
  const asked = new Set<string>();
  const recorded = answerRules(rules, (key, own) => {
    asked.add(key);
    return own;
  });
  return { rules: recorded, asked };
}
