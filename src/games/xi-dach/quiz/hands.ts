import { ALL_CARDS, type Card, rankIndex } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { type Hand, readHand, type XiDachKind } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';

/** Maximum number of hands that are tried. */
const TRIES = 30;

/** The ranks that make a hand of each kind, from the ace up, and its numbers of cards. */
const SHAPES: Readonly<
  Record<XiDachKind, { readonly sizes: readonly [number, ...number[]]; fits(rank: number): boolean }>
> = {
  'xi-ban': { sizes: [2], fits: (rank) => rank === 0 },
  'xi-dach': { sizes: [2], fits: (rank) => rank === 0 || rank >= 9 },
  'ngu-linh': { sizes: [5], fits: (rank) => rank < 7 },
  du: { sizes: [2, 2, 3, 3, 4], fits: () => true },
  non: { sizes: [2, 2, 3, 4], fits: (rank) => rank < 10 },
  quac: { sizes: [3, 3, 4, 5], fits: () => true },
};

/** A hand of this kind under this rule set, from free cards; undefined if no random attempt succeeded. */
export function dealHand(
  rng: Rng,
  who: string,
  kind: XiDachKind,
  rules: XiDachRules,
  taken: readonly Card[] = [],
  fits: (hand: Hand) => boolean = () => true,
): Hand | undefined {
  const shape = SHAPES[kind];
  const from = ALL_CARDS.filter((card) => !taken.includes(card) && shape.fits(rankIndex(card)));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hand = readHand(who, rng.cards(rng.pick(shape.sizes), from), rules);
    if (hand.kind === kind && fits(hand) && isDrawn(hand, rules)) return hand;
  }
  return undefined;
}

/** Could it be drawn card by card? Nobody draws to a natural, and a hand that draws when already bust pays for all. */
function isDrawn({ who, cards }: Hand, rules: XiDachRules): boolean {
  return cards.slice(2).every((_, at) => {
    const { kind } = readHand(who, cards.slice(0, at + 2), rules);
    return kind === 'non' || kind === 'du';
  });
}

/** Is the total close to the limit of its kind, so that one card more or less makes another kind? */
export function isClose({ kind, points, cards }: Hand, rules: XiDachRules): boolean {
  if (points === null) return true;
  switch (kind) {
    case 'non':
      return points >= 11;
    case 'quac':
      return points <= 26;
    case 'du':
      return cards.length > 2 || points <= 20;
    default:
      return rules.fiveCard !== '16-to-21' || points >= 15;
  }
}

/** The banker and one player, in the order of a case. */
export function duel(banker: readonly Card[], player: readonly Card[]): readonly Field[] {
  return [
    { role: 'cai', name: 'cai', cards: banker, eaten: [] },
    { role: 'player', name: 'an', cards: player, eaten: [] },
  ];
}
