/** The strategy table of one rule set: for every hand that may draw, whether to draw or to stand. */

import { isAce } from '#core/card.ts';
import { isNatural } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { bestCount, countHand } from '../engine/total.ts';
import { chooser } from './choice.ts';
import { drawOne, handOfShape, type Weighted, WHOLE_DECK, weightedHands } from './shapes.ts';

/** No ace; every ace counts 1, so that the next card has to fit; an ace counts 10 or 11, and may come down. */
export const ACE_KINDS = ['none', 'low', 'high'] as const;
export type AceKind = (typeof ACE_KINDS)[number];

/** All hands of one total, one number of cards and one kind of ace. */
export interface Cell {
  readonly total: number;
  /** The mean gain in stakes: by standing, and by drawing with the best play after it. */
  readonly stand: number;
  readonly draw: number;
  /** True where drawing is better or equal. */
  readonly draws: boolean;
  /** Some of these hands are better played the other way. */
  readonly divided: boolean;
}

export interface StrategyColumn {
  readonly size: number;
  readonly ace: AceKind;
  /** From the lowest total to the highest. */
  readonly cells: readonly Cell[];
  /** Stand with this total or more, draw with less; one more than the highest where all of them draw. */
  readonly standFrom: number;
}

/** Differences up to this are rounding errors and count as equal. */
const EVEN = 1e-9;

interface Tally {
  weight: number;
  stand: number;
  draw: number;
  /** How many of its hands are better played so. */
  better: { draw: number; stand: number };
}

/**
 * Against an unseen banker without a natural, with one whole pack less one's own hand. Each hand of a cell weighs as often as it is dealt and drawn
 * by somebody whose first two cards were no natural. Exact: see `chooser`.
 */
export function strategy(rules: XiDachRules): readonly StrategyColumn[] {
  const choose = chooser({ rules, pack: WHOLE_DECK, knows: 'no-natural', den: 1 });
  const columns = new Map<string, { size: number; ace: AceKind; tallies: Map<number, Tally> }>();
  for (const { size, shape, ways } of drawableHands(rules)) {
    const hand = handOfShape('an', shape, rules);
    const { parts, total } = bestCount(countHand(hand.cards, rules));
    const { stand, draw, known } = choose(shape);
    if (!draw) continue;
    const aces = parts.filter((_, at) => hand.cards.slice(at, at + 1).some(isAce));
    const ace: AceKind = aces.length === 0 ? 'none' : aces.some((part) => part > 1) ? 'high' : 'low';
    const column = columns.get(`${size} ${ace}`) ?? { size, ace, tallies: new Map<number, Tally>() };
    columns.set(`${size} ${ace}`, column);
    const tally = column.tallies.get(total) ?? { weight: 0, stand: 0, draw: 0, better: { draw: 0, stand: 0 } };
    column.tallies.set(total, tally);
    tally.weight += ways * known;
    tally.stand += ways * known * stand.net;
    tally.draw += ways * known * draw.net;
    if (draw.net > stand.net + EVEN) tally.better.draw++;
    if (stand.net > draw.net + EVEN) tally.better.stand++;
  }
  return [...columns.values()]
    .sort((a, b) => a.size - b.size || ACE_KINDS.indexOf(a.ace) - ACE_KINDS.indexOf(b.ace))
    .map(({ size, ace, tallies }) => columnOf(size, ace, tallies));
}

function columnOf(size: number, ace: AceKind, tallies: ReadonlyMap<number, Tally>): StrategyColumn {
  const cells = [...tallies]
    .sort(([a], [b]) => a - b)
    .map(
      ([total, { weight, stand, draw, better }]): Cell => ({
        total,
        stand: stand / weight,
        draw: draw / weight,
        draws: draw > stand - EVEN * weight,
        divided: better.draw > 0 && better.stand > 0,
      }),
    );
  const lastDraw = cells.findLast(({ draws }) => draws);
  return { size, ace, cells, standFrom: (lastDraw?.total ?? 0) + 1 };
}

/** Hands of two to four cards that are not over 21, with the number of ordered ways to draw them without a natural. */
function drawableHands(rules: XiDachRules): (Weighted & { readonly size: number })[] {
  const kindOf = ({ shape }: Weighted) => handOfShape('an', shape, rules).kind;
  const two = weightedHands(2).filter((hand) => !isNatural(kindOf(hand)));
  const three = drawOne(two);
  return [two, three, drawOne(three)]
    .flatMap((hands, at) => hands.map((hand) => ({ ...hand, size: at + 2 })))
    .filter((hand) => kindOf(hand) !== 'quac');
}
