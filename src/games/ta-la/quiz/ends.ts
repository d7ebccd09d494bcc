/** Hands at the end of a round, short enough for a phone: three or four players, in the order in which they lay down. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { cardAt, rankIndex } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { fits } from '../engine/meld.ts';
import { meldFrom, type Pile, pileOf, together } from './hands.ts';

export const PLAYERS = ['an', 'bình', 'chi', 'dung'] as const;

/** What a player is left with: a meld and something beside it, or no meld. */
type Seat = 'near' | 'light' | 'heavy' | 'mom' | 'low-mom' | 'lays-off' | 'early';

/** What is to decide: the points, equal points, one without a meld, or several, a card laid off, or one that may not be. */
const SCENES = {
  close: ['near', 'near', 'near'],
  tie: ['near', 'near', 'heavy'],
  mom: ['low-mom', 'near', 'near'],
  'two-mom': ['low-mom', 'mom', 'near'],
  'all-mom': ['low-mom', 'mom', 'low-mom'],
  'lays-off': ['near', 'lays-off', 'near'],
  early: ['early', 'near', 'light'],
  'mom-fits': ['near', 'near', 'mom'],
} as const satisfies Readonly<Record<string, readonly [Seat, Seat, Seat]>>;

export type Scene = keyof typeof SCENES;

/** Hands of a scene; undefined if no random attempt succeeded. */
export function dealScene(rng: Rng, scene: Scene): readonly Field[] | undefined {
  const pile = pileOf(rng);
  const rank = 2 + rng.upTo(8);
  // A player who lays off must come after the owners of the melds; one who would like to comes before.
  const fixed = scene === 'lays-off' || scene === 'early' || scene === 'mom-fits';
  const kinds: readonly Seat[] = SCENES[scene];
  const seats = [...(fixed ? kinds : rng.shuffled(kinds)), ...(rng.upTo(4) === 0 ? (['heavy'] as const) : [])];
  const hands: (readonly Card[])[] = [];
  const melds: (readonly Card[])[] = [];
  for (const [at, seat] of seats.entries()) {
    const meld = seat === 'mom' || seat === 'low-mom' ? [] : meldFrom(rng, pile, 3);
    if (!meld) return undefined;
    const on = melds.filter(({ length }) => length > 0);
    melds[at] = meld;
    const beside = besideOf(seat, rng, pile, rank, scene === 'mom-fits' || seat === 'lays-off' ? on : []);
    const hand = together([meld, beside]);
    if (!hand) return undefined;
    hands.push(hand);
  }
  if (scene === 'early') {
    const late = pile.some(1, (card) => melds.slice(1).some((meld) => meld.length > 0 && fits(card, meld)));
    if (!late) return undefined;
    hands[0] = assertDefined(together([hands[0], late]));
  }
  return fieldsOf(hands);
}

/** The loose cards: of about this rank, so that the points lie close together; first one that fits on a meld, where it is to. */
function besideOf(
  seat: Seat,
  rng: Rng,
  pile: Pile,
  rank: number,
  on: readonly (readonly Card[])[],
): readonly Card[] | undefined {
  const about = (card: Card): boolean => Math.abs(rankIndex(card) - rank) <= 1;
  const fitting = on.length > 0 ? pile.some(1, (card) => on.some((meld) => fits(card, meld))) : [];
  switch (seat) {
    case 'near':
      return pile.some(1, about);
    case 'light':
      return pile.some(1, (card) => rankIndex(card) < rank);
    case 'heavy':
      return pile.some(1 + rng.upTo(1), (card) => rankIndex(card) > rank);
    case 'lays-off':
    case 'early':
      return together([fitting, pile.some(1, about)]);
    case 'mom':
      return together([fitting, almost(rng, pile, rng.upTo(10))]);
    case 'low-mom':
      return almost(rng, pile, rng.upTo(1));
  }
}

/** Three cards that one card would make a meld: neighbours of two suits, or a pair and its neighbour. */
function almost(rng: Rng, pile: Pile, low: number): readonly Card[] | undefined {
  const [suit, other] = [rng.upTo(3), rng.upTo(2)];
  const stranger = (suit + 1 + other) % 4;
  return rng.upTo(1)
    ? pile.these([cardAt(suit, low), cardAt(suit, low + 1), cardAt(stranger, low + 2)])
    : pile.these([cardAt(suit, low), cardAt(stranger, low), cardAt(suit, low + 1)]);
}

/** Players in their order. */
export function fieldsOf(hands: readonly (readonly Card[])[]): readonly Field[] {
  return hands.map((cards, at) => ({ role: 'player', name: assertDefined(PLAYERS[at]), cards, eaten: [] }));
}
