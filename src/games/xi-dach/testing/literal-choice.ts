/**
 * Drawing and standing by brute force: real cards, every pair that the banker can hold, every order in which cards can come, every plan.
 * It asks the literal reading of the rules who wins, and shares nothing with `odds/`.
 */

import { type Card, rankOf } from '#core/card.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { literalDecide } from './literal.ts';

/** Equal up to rounding. */
const EVEN = 1e-12;

export interface LiteralWorth {
  readonly net: number;
  readonly win: number;
  readonly lose: number;
}

export interface LiteralSpot {
  readonly rules: XiDachRules;
  readonly hand: readonly Card[];
  readonly unseen: readonly Card[];
  /** Only banker’s hands of two cards that reach the minimum, not all without a natural. */
  readonly ofAge: boolean;
  /** The payment, in own stakes, for having drawn over 21 in a way that the rule set punishes. */
  readonly den: number;
}

/** The mean over all outcomes after standing, or after drawing and then playing the best way. */
export function literalChoice(spot: LiteralSpot): {
  stand: LiteralWorth;
  draw: LiteralWorth;
  bust: number;
  offence: number;
} {
  const { rules, hand, unseen } = spot;
  const next = unseen.flatMap((card) => pairs(spot, without(unseen, card)).map(() => card));
  const share = (is: (card: Card) => boolean) => next.filter(is).length / next.length;
  return {
    stand: standing(spot, hand, unseen, false),
    draw: drawing(spot, hand, unseen, false),
    bust: share((card) => isOver(rules, [...hand, card])),
    offence: share((card) => offends(rules, hand, card)),
  };
}

const sorted = (cards: readonly Card[]): string => cards.map(rankOf).sort().join(' ');
/** By rule set, and by the ranks on both sides. */
const settled = new WeakMap<XiDachRules, Map<string, ReturnType<typeof literalDecide>>>();

function settle(rules: XiDachRules, hand: readonly Card[], banker: readonly Card[]): ReturnType<typeof literalDecide> {
  const before = settled.get(rules) ?? new Map<string, ReturnType<typeof literalDecide>>();
  settled.set(rules, before);
  const key = `${sorted(hand)} / ${sorted(banker)}`;
  const known = before.get(key) ?? literalDecide(banker.map(rankOf), [{ name: 'an', ranks: hand.map(rankOf) }], rules);
  before.set(key, known);
  return known;
}

const without = (cards: readonly Card[], ...taken: readonly Card[]): Card[] =>
  cards.filter((card) => !taken.includes(card));

function mean(worths: readonly LiteralWorth[]): LiteralWorth {
  const of = (part: keyof LiteralWorth) => worths.reduce((sum, worth) => sum + worth[part], 0) / worths.length;
  return { net: of('net'), win: of('win'), lose: of('lose') };
}

/** Every pair of cards that the banker can hold, equally likely. */
function pairs({ rules, ofAge }: LiteralSpot, unseen: readonly Card[]): (readonly Card[])[] {
  return unseen
    .flatMap((one, at) => unseen.slice(at + 1).map((other) => [one, other]))
    .filter((pair) => {
      const { kind } = settle(rules, [], pair).banker;
      return kind === 'du' || (kind === 'non' && !ofAge);
    });
}

function standing(spot: LiteralSpot, hand: readonly Card[], unseen: readonly Card[], offender: boolean): LiteralWorth {
  if (offender) return { net: -spot.den, win: 0, lose: 1 };
  return mean(pairs(spot, unseen).map((pair) => against(spot.rules, hand, pair, without(unseen, ...pair))));
}

function against(
  rules: XiDachRules,
  hand: readonly Card[],
  banker: readonly Card[],
  rest: readonly Card[],
): LiteralWorth {
  const { banker: his, players } = settle(rules, hand, banker);
  if (his.kind === 'non' && banker.length < 5) {
    return mean(rest.map((card) => against(rules, hand, [...banker, card], without(rest, card))));
  }
  const net = players[0]?.net ?? Number.NaN;
  return { net, win: net > 0 ? 1 : 0, lose: net < 0 ? 1 : 0 };
}

/** The next card, for each pair that the banker may hold: each card comes as often as there are pairs with it. */
function drawing(spot: LiteralSpot, hand: readonly Card[], unseen: readonly Card[], offender: boolean): LiteralWorth {
  const all = unseen.flatMap((card) => {
    const rest = without(unseen, card);
    const worth = best(spot, [...hand, card], rest, offender || offends(spot.rules, hand, card));
    return pairs(spot, rest).map(() => worth);
  });
  return mean(all);
}

function best(spot: LiteralSpot, hand: readonly Card[], unseen: readonly Card[], offender: boolean): LiteralWorth {
  const stay = standing(spot, hand, unseen, offender);
  if (hand.length === 5) return stay;
  if (spot.rules.overdraw === 'forbidden' && isOver(spot.rules, hand)) return stay;
  const more = drawing(spot, hand, unseen, offender);
  return more.net > stay.net + EVEN ? more : stay;
}

function isOver(rules: XiDachRules, hand: readonly Card[]): boolean {
  return settle(rules, hand, hand).players[0]?.kind === 'quac';
}

function offends(rules: XiDachRules, hand: readonly Card[], card: Card): boolean {
  if (!isOver(rules, hand)) return false;
  const total = settle(rules, [...hand, card], hand).players[0]?.points ?? 0;
  return rules.overdraw === 'den' || total >= 28;
}

export interface LiteralBankerSpot {
  readonly rules: XiDachRules;
  /** The banker’s own. */
  readonly hand: readonly Card[];
  readonly unseen: readonly Card[];
  /** The player's number of cards, all hidden; the player draws no more. */
  readonly cards: number;
}

/** The same for a banker with one player left, who drew only while short. */
export function literalBanker(spot: LiteralBankerSpot): { check: LiteralWorth; draw: LiteralWorth } {
  const { hand, unseen } = spot;
  return {
    check: checking(spot, hand, unseen, false),
    draw: bankerDraws(spot, hand, unseen, false),
  };
}

/** Every order of cards in which the player can have drawn. */
function* drawn(
  spot: LiteralBankerSpot,
  unseen: readonly Card[],
  so: readonly Card[] = [],
): Generator<readonly Card[]> {
  const { rules, cards } = spot;
  if (so.length >= 2) {
    const kind = settle(rules, so, so).players[0]?.kind ?? '';
    if (so.length === cards) {
      const shown = kind === 'ngu-linh' && rules.fifthCard !== 'hidden';
      const through = kind === 'du' || kind === 'quac' || (cards === 5 && !shown);
      if (through) yield so;
      return;
    }
    if (kind !== 'non') return;
  }
  for (const card of unseen) yield* drawn(spot, without(unseen, card), [...so, card]);
}

function checking(
  spot: LiteralBankerSpot,
  hand: readonly Card[],
  unseen: readonly Card[],
  offender: boolean,
): LiteralWorth {
  return mean(
    [...drawn(spot, unseen)].map((player) => {
      const net = offender ? -1 : -(settle(spot.rules, player, hand).players[0]?.net ?? Number.NaN);
      return { net, win: net > 0 ? 1 : 0, lose: net < 0 ? 1 : 0 };
    }),
  );
}

function bankerDraws(
  spot: LiteralBankerSpot,
  hand: readonly Card[],
  unseen: readonly Card[],
  offender: boolean,
): LiteralWorth {
  const { rules } = spot;
  return mean(
    unseen.flatMap((card) => {
      const rest = without(unseen, card);
      const next = [...hand, card];
      const { points } = settle(rules, [], next).banker;
      const offence = bankerIsOver(rules, hand) && (rules.overdraw === 'den' || (points ?? 0) >= 28);
      const worth = bankerBest(spot, next, rest, offender || offence);
      return [...drawn(spot, rest)].map(() => worth);
    }),
  );
}

function bankerBest(
  spot: LiteralBankerSpot,
  hand: readonly Card[],
  unseen: readonly Card[],
  offender: boolean,
): LiteralWorth {
  const { rules } = spot;
  const short = settle(rules, [], hand).banker.kind === 'non';
  const mayCheck = !short || hand.length === 5 || rules.shortBanker === 'compares';
  const mayDraw = hand.length < 5 && !(rules.overdraw === 'forbidden' && bankerIsOver(rules, hand));
  const stay = checking(spot, hand, unseen, offender);
  if (!mayDraw) return stay;
  const more = bankerDraws(spot, hand, unseen, offender);
  return !mayCheck || more.net > stay.net + EVEN ? more : stay;
}

function bankerIsOver(rules: XiDachRules, hand: readonly Card[]): boolean {
  return settle(rules, [], hand).banker.kind === 'quac';
}
