/** The last turn of a seat, counted to its end: it lays down, lays off what helps, and throws one card away. */

import { byCard, type Card } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { arrange } from '../engine/arrange.ts';
import type { TableMeld } from '../engine/gui.ts';
import { fits, pointsOf } from '../engine/meld.ts';
import type { TaLaRules } from '../engine/rules.ts';

/** The situation of a seat in its last turn. */
export interface LastTurn {
  readonly who: Who;
  readonly rules: TaLaRules;
  readonly hand: readonly Card[];
  /** Eaten cards of the hand. */
  readonly eaten: readonly Card[];
  readonly table: readonly TableMeld[];
  /** How many cards of its own it has laid down before. */
  readonly laid: number;
}

/** How a round ends for a seat. */
export interface Ending {
  readonly points: number;
  readonly mom: boolean;
  readonly out: boolean;
}

/** Nine cards in melds: rule tl-u. */
const ALL_LAID = 9;

/** The hand laid down in the best way, as the round lays it. */
export function laidDown(turn: LastTurn): LastTurn {
  const { who, hand, eaten, table, laid, rules } = turn;
  const { melds, loose } = arrange(hand, eaten, rules) ?? { melds: [], loose: hand };
  return {
    ...turn,
    hand: loose,
    eaten: [],
    table: [...table, ...melds.map((cards) => ({ who, cards }))],
    laid: laid + melds.flat().length,
  };
}

/** After this card was laid off onto this meld of the table. Rule tl-gui. */
export function laidOff(turn: LastTurn, card: Card, meld: number): LastTurn {
  const table = turn.table.map((one, at) => (at === meld ? { ...one, cards: [...one.cards, card].sort(byCard) } : one));
  return { ...turn, hand: turn.hand.filter((one) => one !== card), table };
}

/** Once one card was thrown away, or the last one laid down. */
export function endingAfter({ hand, laid, rules }: LastTurn, discard?: Card): Ending {
  const rest = hand.filter((card) => card !== discard);
  return { points: pointsOf(rest, rules), mom: laid === 0, out: rest.length === 0 && laid >= ALL_LAID };
}

/** An end, and the discard that leads to it. */
export interface FinalDiscard {
  readonly ending: Ending;
  readonly discard?: Card;
}

/** The best way to end a turn whose melds lie on the table; of those that are as good the one with the fewest points. */
export function bestDiscard(turn: LastTurn, worthOf: (way: FinalDiscard) => number): FinalDiscard {
  const [first, ...others] = waysOf(turn);
  return others.reduce((best, way) => {
    const more = worthOf(way) - worthOf(best);
    return more > 0 || (more === 0 && way.ending.points < best.ending.points) ? way : best;
  }, first);
}

/** Every way to lay off and then to throw a card away. */
function waysOf(turn: LastTurn): readonly [FinalDiscard, ...FinalDiscard[]] {
  const [card, ...cards] = turn.hand;
  if (card === undefined) return [{ ending: endingAfter(turn) }];
  const thrown = (discard: Card): FinalDiscard => ({ ending: endingAfter(turn, discard), discard });
  return [thrown(card), ...cards.map(thrown), ...laysOff(turn).flatMap(([one, at]) => waysOf(laidOff(turn, one, at)))];
}

/** Every card that may be laid off now: not by a seat that is móm, and not the last card. */
function laysOff({ who, hand, table, laid, rules }: LastTurn): (readonly [card: Card, meld: number])[] {
  if (laid === 0 || hand.length === 1) return [];
  return hand.flatMap((card) =>
    table.flatMap((meld, at) =>
      (rules.layOff || meld.who === who) && fits(card, meld.cards) ? [[card, at] as const] : [],
    ),
  );
}
