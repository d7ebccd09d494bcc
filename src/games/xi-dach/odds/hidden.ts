/** How an unseen hand ends whose player follows the rule set's minimum, whatever is left in the pack. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Who } from '#core/ruling.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import { type Hand, isNatural } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { BANKER } from '../round/types.ts';
import { CLASSES, EMPTY, type HandShape, handOfShape, shapeCode, shapeSize, withCard } from './shapes.ts';

/**
 * What a player knows of the banker's first two cards. `no-natural`: a natural would have been shown (rule xd-phase1-show).
 * `of-age`: the banker has checked somebody already, and the rule set allows that only from the minimum (rule xd-check-right).
 */
export type Knows = 'no-natural' | 'of-age';

export interface HiddenEnds {
  /** One hand for each kind of end that the showdown can tell apart. */
  readonly hands: readonly Hand[];
  /**
   * For each of `hands`, the chance that it ends so when all its cards come from `unseen`. They add up to the chance of what is
   * known of it; the caller divides by that, once for everything compared.
   */
  chances(unseen: HandShape): readonly number[];
}

/**
 * A node of the tree of final hands, sorted by class from the lowest card: hands with the same first cards share the computation.
 */
interface Node {
  /** The class of the card that this node adds, and how many of it came before. */
  readonly at: number;
  readonly before: number;
  readonly next: Node[];
  /** The index of the end, and in how many orders of classes it is drawn; 0 where no hand ends here. */
  end: number;
  orders: number;
}

/** Whose hand it is, and with how many cards it may end. */
interface Drawer {
  readonly who: Who;
  readonly sizes: readonly number[];
  /** A ngũ linh would have been shown (rule xd-five-show). */
  readonly hidesNone?: boolean;
}

const ANY_SIZE = [2, 3, 4, 5];

/** The banker draws only while short, up to five cards, and then checks everybody, as `round/policy.ts` plays. */
export function bankerEnds(rules: XiDachRules, knows: Knows): HiddenEnds {
  return remembered(rules, { who: BANKER, sizes: knows === 'of-age' ? [2] : ANY_SIZE });
}

/**
 * A player who has this many hidden cards and draws no more: drew only while short, as `round/policy.ts` plays, and had no
 * natural.
 */
export function playerEnds(rules: XiDachRules, cards: number): HiddenEnds {
  const hidesNone = cards === MAX_CARDS && rules.fifthCard !== 'hidden';
  return remembered(rules, { who: 'an', sizes: [cards], hidesNone });
}

/** A hand that lies open. */
export function openEnd(hand: Hand): HiddenEnds {
  return { hands: [hand], chances: () => [1] };
}

/** The last hand asked about: a round, or a table of one rule set, asks about no other. */
let latest: { readonly of: string; readonly ends: HiddenEnds } | undefined;

function remembered(rules: XiDachRules, drawer: Drawer): HiddenEnds {
  const minimum = drawer.who === BANKER ? rules.bankerMin : rules.minStand;
  const of = [
    drawer.who,
    ...drawer.sizes,
    drawer.hidesNone,
    minimum,
    rules.aces,
    rules.naturalTens,
    rules.fiveCard,
    rules.fiveVsFive,
  ].join(' ');
  const ends = latest?.of === of ? latest.ends : endsOf(rules, drawer);
  latest = { of, ends };
  return ends;
}

function endsOf(rules: XiDachRules, { who, sizes, hidesNone = false }: Drawer): HiddenEnds {
  const hands: Hand[] = [];
  const places = new Map<string, number>();
  const root: Node[] = [];

  const placeOf = (hand: Hand): number => {
    const key = `${hand.kind} ${hand.points} ${hand.cards.length === MAX_CARDS}`;
    const place = places.get(key) ?? hands.push(hand) - 1;
    places.set(key, place);
    return place;
  };

  let open = new Map([[shapeCode(EMPTY), { shape: EMPTY, orders: 1 }]]);
  for (let size = 1; size <= Math.max(...sizes); size++) {
    const grown = new Map<number, { shape: HandShape; orders: number }>();
    for (const { shape, orders } of open.values()) {
      for (const [at, cards] of CLASSES.entries()) {
        if ((shape[at] ?? 0) >= cards.length) continue;
        const next = withCard(shape, at);
        const known = grown.get(shapeCode(next));
        grown.set(shapeCode(next), { shape: next, orders: orders + (known?.orders ?? 0) });
      }
    }
    open = new Map();
    for (const [code, { shape, orders }] of grown) {
      const hand = size < 2 ? undefined : handOfShape(who, shape, rules);
      if (hand && isNatural(hand.kind)) continue;
      if (!hand || (hand.kind === 'non' && size < MAX_CARDS)) {
        open.set(code, { shape, orders });
      } else if (sizes.includes(size) && !(hidesNone && hand.kind === 'ngu-linh')) {
        const leaf = leafOf(root, shape);
        leaf.end = placeOf(hand);
        leaf.orders = orders;
      }
    }
  }

  return {
    hands,
    chances(unseen) {
      const chances = hands.map(() => 0);
      const size = shapeSize(unseen);
      const walk = (nodes: readonly Node[], chance: number, left: number): void => {
        for (const { at, before, next, end, orders } of nodes) {
          const some = (unseen[at] ?? 0) - before;
          if (some <= 0) continue;
          const here = (chance * some) / left;
          if (orders > 0) chances[end] = (chances[end] ?? 0) + here * orders;
          if (next.length > 0) walk(next, here, left - 1);
        }
      };
      walk(root, 1, size);
      return chances;
    },
  };
}

/** The node of a final hand, created with its ancestors. */
function leafOf(root: Node[], shape: HandShape): Node {
  let nodes = root;
  let leaf: Node | undefined;
  for (const [at, count] of shape.entries()) {
    for (let before = 0; before < count; before++) {
      leaf = nodes.find((node) => node.at === at && node.before === before);
      if (!leaf) {
        leaf = { at, before, next: [], end: 0, orders: 0 };
        nodes.push(leaf);
      }
      nodes = leaf.next;
    }
  }
  return assertDefined(leaf);
}
