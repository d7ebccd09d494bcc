import type { Step } from '../ruling.ts';

/** Two rulings on the same hands, laid side by side. */
export interface Diverged<S extends Step> {
  /** The steps that both take, in order, up to where they part. */
  readonly shared: readonly S[];
  /** What each goes on with; the first of it is where they part. */
  readonly first: readonly S[];
  readonly second: readonly S[];
}

/**
 * The step at which the second of two rulings turns another way: the first that is another rule or comes out otherwise, or else the one that
 * settled it. Steps that only name other figures do not turn anything. Undefined where both say the same throughout.
 */
export function turningStep<S extends Step>({ first, second }: Diverged<S>): S | undefined {
  const turns = (step: S, i: number): boolean =>
    step.decides === true || step.rule !== first[i]?.rule || step.outcome !== first[i]?.outcome;
  return second.find(turns) ?? second[0];
}

/** Where two lines of reasons part: everything before is said alike by both. */
export function diverge<S extends Step>(first: readonly S[], second: readonly S[]): Diverged<S> {
  const at = first.findIndex((step, i) => JSON.stringify(step) !== JSON.stringify(second[i]));
  const shared = at < 0 ? first.length : at;
  return { shared: first.slice(0, shared), first: first.slice(shared), second: second.slice(shared) };
}
