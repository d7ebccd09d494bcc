import type { Step } from '../ruling.ts';

/** Two rulings on the same hands, laid side by side. */
export interface Diverged<S extends Step> {
  /** The steps that both take, in order, up to where they part. */
  readonly shared: readonly S[];
  /** What each goes on with; the first of it is where they part. */
  readonly first: readonly S[];
  readonly second: readonly S[];
}

/** Where two lines of reasons part: everything before is said alike by both. */
export function diverge<S extends Step>(first: readonly S[], second: readonly S[]): Diverged<S> {
  const at = first.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(second[i]));
  const shared = at < 0 ? first.length : at;
  return { shared: first.slice(0, shared), first: first.slice(shared), second: second.slice(shared) };
}
