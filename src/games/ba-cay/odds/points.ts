import type { Hand } from '../engine/hand.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { rankHands } from '../engine/showdown.ts';
import { allReadHands } from './hands.ts';

/** A number of points, or a hand that goes by a name. Bù is nothing; a ten with A♦ is a ten. */
export type PointsRow = `${number}` | 'bu' | 'ba-tien' | 'sap';

interface StepOdds {
  readonly step: PointsRow;
  /** Number of hands of the deck that match. */
  readonly ways: number;
  /** `ways` of all hands, 0 to 1. */
  readonly chance: number;
}

export interface PointsOdds {
  /** Weakest first. */
  readonly rows: readonly StepOdds[];
  /** Hands that the deck can deal. */
  readonly hands: number;
  /** Of the hands with ten points those that are a 10 át cụ (rule bc-10-at-cu); 0 where the rule set has none. */
  readonly atCu: number;
}

/** How often one hand comes to each number of points, or to a hand with a name. */
export function pointsOdds(rules: BaCayRules): PointsOdds {
  const hands = allReadHands(rules);
  const steps = new Map<PointsRow, Hand[]>();
  for (const hand of hands) {
    const step = stepOf(hand);
    const alike = steps.get(step);
    if (alike) alike.push(hand);
    else steps.set(step, [hand]);
  }
  const examples = [...steps.values()].map(([first]) => first).filter((first) => first !== undefined);
  // suits and best cards have no say in the order of the steps
  const ascending = rankHands(examples, { ...rules, tie: 'draw' })
    .flat()
    .reverse();
  return {
    rows: ascending.map((example) => {
      const step = stepOf(example);
      const ways = steps.get(step)?.length ?? 0;
      return { step, ways, chance: ways / hands.length };
    }),
    hands: hands.length,
    atCu: hands.filter(({ kind }) => kind === 'at-cu').length,
  };
}

function stepOf({ kind, points }: Hand): PointsRow {
  switch (kind) {
    case 'nut':
    case 'at-cu':
      return `${points}`;
    case 'bu':
    case 'ba-tien':
    case 'sap':
      return kind;
  }
}
