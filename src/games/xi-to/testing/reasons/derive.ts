/** Derives the verdict from the steps that held alone, without cards or house rules. */

import type { Derived, ReasonSeat } from '#testing/reasons/kit.ts';
import type { XiToStep } from '../../engine/steps.ts';

type Comparison = Extract<XiToStep, { outcome: 'held'; other: string }>;

export function derive(seats: readonly ReasonSeat[], held: readonly XiToStep[]): Derived {
  const names = seats.map(({ name }) => name);
  return {
    pairs: [
      ['hands', { pairs: names.map((name) => [name, { pairs: [['category', categoryOf(name, held)]] }]) }],
      ['ranking', ranking(names, held)],
    ],
  };
}

function categoryOf(name: string, held: readonly XiToStep[]): Derived {
  for (const step of held) {
    if (step.who === name && 'category' in step && step.rule === `xt-${step.category}`) return step.category;
  }
  return undefined;
}

/**
 * Each hand is compared with the next one down. Between two comparisons that held, the weaker one of the first and the stronger
 * one of the second are equal. A player in no comparison is between two equal ones, or equal to the last: undefined where it
 * could be either.
 */
function ranking(names: readonly string[], held: readonly XiToStep[]): Derived {
  const end = held.find((step) => 'winners' in step);
  if (!end || !('winners' in end)) return undefined;
  const comparisons = held.filter((step): step is Comparison => 'other' in step);
  const groups: string[][] = [[...end.winners]];
  for (const [at, { other }] of comparisons.entries()) {
    const next = comparisons[at + 1]?.who ?? other;
    groups.push(next === other ? [other] : [other, next]);
  }
  const left = names.filter((name) => !groups.flat().includes(name));
  if (left.length > 0 && groups.slice(1).some(({ length }) => length > 1)) return undefined;
  groups.at(-1)?.push(...left);
  return groups.map((group) => names.filter((name) => group.includes(name)));
}
