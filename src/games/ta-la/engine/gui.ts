import { assertDefined } from '#core/assert-defined.ts';
import { byCard, type Card, withoutCards } from '#core/card.ts';
import type { Who } from '#core/ruling.ts';
import { type Arrangement, arrange } from './arrange.ts';
import { fits } from './meld.ts';
import type { MeldRules, TaLaRules } from './rules.ts';

/** A meld on the table, and who laid it. Cards that were laid off onto it are among its cards. */
export interface TableMeld {
  readonly who: Who;
  readonly cards: readonly Card[];
}

/** A card laid off, and the meld as it lay before. */
export interface Gui {
  readonly card: Card;
  readonly onto: TableMeld;
}

/** What a player lays down, and what the player lays off onto earlier melds. */
export interface LaidDown {
  readonly arrangement: Arrangement;
  readonly gui: readonly Gui[];
  /** The melds on the table afterwards, the player's own after the others'. */
  readonly table: readonly TableMeld[];
}

/**
 * The best that a player can do by laying off (rule tl-gui): fewest points left; of those the fewest cards laid off, the lowest
 * first. Melds and laid-off cards are chosen together, so a meld may be broken up for it, but at least one must be laid down: a
 * player without a meld may not lay off, and an eaten card may not be laid off.
 *
 * @param table melds laid earlier, in that order
 * @param sorting the rules for sorting the hand, where they differ from `rules`
 * @param hasMeld the player lays down another meld besides
 */
export function layOff(
  who: Who,
  cards: readonly Card[],
  eaten: readonly Card[],
  alone: Arrangement,
  table: readonly TableMeld[],
  rules: TaLaRules,
  sorting: MeldRules = rules,
  hasMeld = false,
): LaidDown {
  const mayLayOff = ({ melds }: Arrangement): boolean => hasMeld || melds.length > 0;
  const stay: LaidDown = { arrangement: alone, gui: [], table: [...table, ...meldsOf(who, alone)] };
  if (!mayLayOff(alone) || alone.points === 0) return stay;
  let best = stay;
  for (const some of subsetsOf(reachable(withoutCards(cards, eaten), table))) {
    const arrangement = arrange(withoutCards(cards, some), eaten, sorting);
    if (!arrangement || !mayLayOff(arrangement) || arrangement.points >= best.arrangement.points) continue;
    // A card that waits for one that stays in the hand: no order of laying off helps.
    if (reachable(some, table).length < some.length) continue;
    const placed = placeAll(some, table);
    if (!placed) continue;
    best = { arrangement, gui: placed.gui, table: [...placed.table, ...meldsOf(who, arrangement)] };
  }
  // House rules are read only where laying off helps.
  return best === stay || rules.layOff ? best : stay;
}

/** The fewest points that can be left beside this meld, with whatever could be laid off then. */
export function leastLaid(
  beside: readonly Card[],
  cards: readonly Card[],
  eaten: readonly Card[],
  table: readonly TableMeld[],
  sorting: MeldRules,
  rules: TaLaRules,
): number | undefined {
  const [others, marks] = [withoutCards(cards, beside), withoutCards(eaten, beside)];
  const alone = arrange(others, marks, sorting);
  return alone && layOff('', others, marks, alone, table, rules, sorting, beside.length > 0).arrangement.points;
}

export function meldsOf(who: Who, { melds }: Arrangement): TableMeld[] {
  return melds.map((cards) => ({ who, cards }));
}

/** The cards that fit on the table, at once or behind one another; by rank and suit. */
function reachable(cards: readonly Card[], table: readonly TableMeld[]): Card[] {
  const found: Card[] = [];
  for (const meld of table) {
    let on = meld.cards;
    for (let next: Card | undefined; ; ) {
      next = cards.find((card) => !on.includes(card) && fits(card, on));
      if (next === undefined) break;
      on = [...on, next];
      if (!found.includes(next)) found.push(next);
    }
  }
  return found.sort(byCard);
}

/** Every choice of at least one of these cards, small ones first, the lowest cards first. */
function subsetsOf(cards: readonly Card[]): Card[][] {
  const subsets = Array.from({ length: 2 ** cards.length - 1 }, (_, i) =>
    cards.filter((_card, place) => (i + 1) & (1 << place)),
  );
  return subsets.sort((a, b) => a.length - b.length || byCards(a, b));
}

/** Order of two different choices of equal size. */
function byCards(a: readonly Card[], b: readonly Card[]): number {
  const place = a.findIndex((card, at) => card !== b[at]);
  return byCard(assertDefined(a[place]), assertDefined(b[place]));
}

interface Placed {
  readonly gui: readonly Gui[];
  readonly table: readonly TableMeld[];
}

/** All of these cards on the table, one after another; undefined where some cannot be placed. */
function placeAll(cards: readonly Card[], table: readonly TableMeld[]): Placed | undefined {
  if (cards.length === 0) return { gui: [], table };
  for (const card of cards) {
    for (const onto of table) {
      if (!fits(card, onto.cards)) continue;
      const grown = table.map((meld) =>
        meld === onto ? { ...meld, cards: [...meld.cards, card].sort(byCard) } : meld,
      );
      const rest = placeAll(withoutCards(cards, [card]), grown);
      if (rest) return { gui: [{ card, onto }, ...rest.gui], table: rest.table };
    }
  }
  return undefined;
}
