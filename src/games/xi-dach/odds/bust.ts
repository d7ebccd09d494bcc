import { isNatural } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import {
  CLASSES,
  drawOne,
  EMPTY,
  type HandShape,
  leftInClass,
  reader,
  type ShapeReading,
  shapeCode,
  type Weighted,
  weightedHands,
  withCard,
} from './shapes.ts';

/** Hands from which one may still draw, and the chance that the next card takes them over 21, 0 to 1. */
export interface Risk {
  /** Unordered hands of the 52-card deck that are averaged, each once. */
  readonly hands: number;
  readonly bust: number;
}

export interface BustRow {
  /** Best total of the hand. Rule xd-best-total. */
  readonly total: number;
  /**
   * Weighted as in play: `chance` of being dealt such a hand or drawing into it, if one draws only while under `minStand`; `bust`
   * is the mean over these hands, each by its chance, and `bustNoAce` that over those without an ace. Null where such a hand
   * cannot arise that way.
   */
  readonly met: {
    readonly chance: number;
    readonly bust: number;
    readonly bustNoAce: number | null;
  } | null;
  /** Over all hands of two to four cards, each once; the many hands of four cards weigh most. */
  readonly all: Risk;
  /** Hands with no ace, and with one or more: an ace may fall to 1 and save the hand. Null where there is no such hand. */
  readonly noAce: Risk | null;
  readonly ace: Risk | null;
  readonly two: Risk | null;
  readonly three: Risk | null;
  readonly four: Risk | null;
}

type Group = 'met' | 'metNoAce' | 'all' | 'noAce' | 'ace' | 'two' | 'three' | 'four';
const SIZES = [
  [2, 'two'],
  [3, 'three'],
  [4, 'four'],
] as const;

/** `weight` of hands, and of those that bust. */
interface Tally {
  weight: number;
  bust: number;
}

/**
 * The chance to be quắc (rule xd-state-quac) by drawing one card, for each best total that a hand of two to four cards can have,
 * ascending. The next card is any of the other 52 − n. Naturals are left out, as they draw no card. Of the rules `aces`,
 * `naturalTens` and, for `met`, `minStand` matter.
 */
export function bustChances(rules: XiDachRules): readonly BustRow[] {
  const read = reader(rules);
  const reached = reachedHands(read, rules.minStand);
  const tallies = new Map<number, Map<Group, Tally>>();
  for (const [size, group] of SIZES) {
    for (const { shape, ways } of weightedHands(size)) {
      const points = drawable(read(shape));
      if (points === undefined) continue;
      const bust = bustCards(read, shape) / (52 - size);
      const tally = tallies.get(points) ?? new Map<Group, Tally>();
      tallies.set(points, tally);
      add(tally, 'all', ways, bust);
      add(tally, group, ways, bust);
      const hasAce = (shape[0] ?? 0) > 0;
      add(tally, hasAce ? 'ace' : 'noAce', ways, bust);
      const chance = reached.get(shapeCode(shape)) ?? 0;
      add(tally, 'met', chance, bust);
      if (!hasAce) add(tally, 'metNoAce', chance, bust);
    }
  }
  return [...tallies]
    .sort(([a], [b]) => a - b)
    .map(([total, groups]) => {
      const risk = (group: Group): Risk | null => {
        const tally = groups.get(group);
        return tally ? { hands: tally.weight, bust: tally.bust / tally.weight } : null;
      };
      return {
        total,
        met: metRisk(groups.get('met'), groups.get('metNoAce')),
        all: risk('all') ?? { hands: 0, bust: 0 },
        noAce: risk('noAce'),
        ace: risk('ace'),
        two: risk('two'),
        three: risk('three'),
        four: risk('four'),
      };
    });
}

/** The total of a hand that may draw: no natural, not over 21. */
function drawable({ kind, points }: ShapeReading): number | undefined {
  return isNatural(kind) || kind === 'quac' || points === null ? undefined : points;
}

/** How many of the cards that are left make this hand quắc. */
function bustCards(read: (shape: HandShape) => ShapeReading, shape: HandShape): number {
  let bad = 0;
  for (const at of CLASSES.keys()) {
    const left = leftInClass(shape, at);
    if (left > 0 && read(withCard(shape, at)).kind === 'quac') bad += left;
  }
  return bad;
}

/** The chance to hold each hand of two to four cards at some time, by its code, if one draws while under `minimum`. */
function reachedHands(read: (shape: HandShape) => ShapeReading, minimum: number): ReadonlyMap<number, number> {
  const chances = new Map<number, number>();
  let open: readonly Weighted[] = drawOne([{ shape: EMPTY, ways: 1 }]);
  let orders = 52;
  for (const [size] of SIZES) {
    const hands = drawOne(open);
    orders *= 53 - size;
    for (const { shape, ways } of hands) chances.set(shapeCode(shape), ways / orders);
    open = hands.filter(({ shape }) => (drawable(read(shape)) ?? minimum) < minimum);
  }
  return chances;
}

function metRisk(met: Tally | undefined, noAce: Tally | undefined): BustRow['met'] {
  if (!met || met.weight === 0) return null;
  const bustNoAce = noAce && noAce.weight > 0 ? noAce.bust / noAce.weight : null;
  return { chance: met.weight, bust: met.bust / met.weight, bustNoAce };
}

function add(tally: Map<Group, Tally>, group: Group, weight: number, bust: number): void {
  const sum = tally.get(group) ?? { weight: 0, bust: 0 };
  sum.weight += weight;
  sum.bust += weight * bust;
  tally.set(group, sum);
}
