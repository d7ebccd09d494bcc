import { ok, type Result } from '../../core/result.ts';
import type { SamRules } from '../rules.ts';
import { apply } from './apply.ts';
import { deal } from './deal.ts';
import type { SamAction, SamSetup, SamState, SamViolation } from './types.ts';

/** `action` counts from 0; it is missing where already the deal was refused. */
export interface ReplayFault extends SamViolation {
  readonly action?: number;
}

/** The round after the deal and after each action: house rules, setup and actions always give the same. */
export function replay(
  rules: SamRules,
  setup: SamSetup,
  actions: readonly SamAction[],
): Result<readonly SamState[], ReplayFault> {
  const dealt = deal(rules, setup);
  return dealt.ok ? playOn(dealt.value, actions) : dealt;
}

/** The state given and the one after each action. */
export function playOn(state: SamState, actions: readonly SamAction[]): Result<readonly SamState[], ReplayFault> {
  const states = [state];
  let now = state;
  for (const [index, action] of actions.entries()) {
    const next = apply(now, action);
    if (!next.ok) return { ok: false, error: { ...next.error, action: index } };
    now = next.value;
    states.push(now);
  }
  return ok(states);
}
