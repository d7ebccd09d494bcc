import type { Ruling, Step } from './ruling.ts';

type Reasons = Pick<Ruling<unknown>, 'reasons'>;

/**
 * The steps to read where there is room for the least: what settled it, with several players for each. A hand that is
 * judged by itself has none that did: there it is the last that held.
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

/** The one of them to read where there is room for one. */
export function keyStep(ruling: Reasons): Step | undefined {
  return keySteps(ruling)[0];
}
