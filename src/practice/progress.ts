/** How well a rule is known. */

import type { RuleHistory } from './history.ts';

export type Strength = 'new' | 'shaky' | 'sits';

/** After so many right answers in a row a rule counts as known. */
const SITS = 3;

/** `new`: never answered. `sits`: the latest three answers were right. `shaky`: anything else. */
export function ruleStrength(entry: RuleHistory | undefined): Strength {
  if (!entry || entry.last.length === 0) return 'new';
  const latest = entry.last.slice(-SITS);
  return latest.length === SITS && latest.every((one) => one === 1) ? 'sits' : 'shaky';
}
