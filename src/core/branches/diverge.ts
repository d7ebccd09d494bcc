import type { Step } from '../ruling.ts';

/** Two rulings on the same hands, laid side by side. */
export interface Diverged<S extends Step> {
  /** The steps that both share, in order, up to where they diverge. */
  readonly shared: readonly S[];
  /** The remaining steps of each; the first is where they diverge. */
  readonly first: readonly S[];
  readonly second: readonly S[];
}

/** Finds where two lists of reasons diverge: all steps before are the same in both. */
export function diverge<S extends Step>(first: readonly S[], second: readonly S[]): Diverged<S> {
  const at = first.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(second[i]));
  const shared = at < 0 ? first.length : at;
  return { shared: first.slice(0, shared), first: first.slice(shared), second: second.slice(shared) };
}
