import type { Ruling, Step } from '#core/ruling.ts';

/**
 * The one step to read where there is room for one: the first that settled something. A hand that is judged by itself has
 * none: there it is the last that held.
 */
export function keyStep({ reasons }: Ruling<unknown>): Step | undefined {
  return (
    reasons.find(({ decides }) => decides) ?? reasons.findLast(({ outcome }) => outcome === 'held') ?? reasons.at(-1)
  );
}
