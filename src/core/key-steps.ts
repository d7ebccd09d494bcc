import type { Ruling, Step } from './ruling.ts';

type Reasons = Pick<Ruling<unknown>, 'reasons'>;

/**
 * The steps to show where room is short: the one that settled the outcome, for each player. A hand ruled on by itself has no such
 * step; its last step that held is used.
 */
export function keySteps({ reasons }: Reasons): readonly Step[] {
  const deciding = reasons.filter(({ decides }) => decides);
  const [first] = deciding;
  if (!first)
    return [reasons.findLast(({ outcome }) => outcome === 'held') ?? reasons.at(-1)].filter(
      (step) => step !== undefined,
    );
  return deciding.filter((step, at) => deciding.findIndex(({ who }) => who === step.who) === at);
}

/** The one of them to show where there is room for one. */
export function keyStep(ruling: Reasons): Step | undefined {
  return keySteps(ruling)[0];
}
