/** Steps with suits: behind ranks, or for a whole hand. */

import { RANKS, type Suit } from '#core/card.ts';
import type { LooseCard } from '../hands.ts';
import { type Edge, GAPS } from '../lattice/piece.ts';
import { claimAt } from './claims.ts';
import { isTwice, type ReadingDraft, withOpen } from './draft.ts';
import type { Steps } from './steps.ts';

/** Suits after ranks: one applies to the last card or to the run that it ends, several to as many cards of one rank. */
export function takeSuits(steps: Steps, draft: ReadingDraft, edge: Edge, suits: readonly Suit[]): ReadingDraft[] {
  const open = draft.hands[draft.open];
  const [suit] = suits;
  const thrown = draft.unread.at(-1);
  if (thrown?.held === false && draft.prev === 'cards' && steps.tokens[edge.at - 1]?.to === thrown.to) {
    const unread = [...draft.unread.slice(0, -1), { ...thrown, to: steps.span(edge).to }];
    return [steps.next(draft, edge, { unread })];
  }
  if (!open || !suit) return [];
  const bare = bareAtEnd(open.cards);
  const last = bare.at(-1);
  if (draft.gap > GAPS.none || !last) {
    // `8♠ 8 cơ`: one more of the same rank.
    const before = open.cards.at(-1);
    if (!before || draft.gap > GAPS.comma || draft.prev !== 'suits') return [];
    const more = suits.map(
      (one): LooseCard => ({ rank: before.rank, suit: one, apart: false, loose: false, ...steps.span(edge) }),
    );
    const hands = withOpen(draft, { ...open, cards: [...open.cards, ...more] });
    return [steps.next(draft, edge, { hands, gap: GAPS.none, key: `+${suits.join('')}` }, ['suitLost'])];
  }
  const { to } = steps.span(edge);
  let shown: Map<LooseCard, Suit>;
  if (suits.length === 1) {
    const all = open.claims.some(({ kind }) => kind === 'thung' || kind === 'thung-pha-sanh');
    const share = all ? bare : runAtEnd(bare);
    shown = new Map(share.map((card) => [card, suit]));
  } else {
    const alike = bare.filter(({ rank }) => rank === last.rank).slice(-suits.length);
    if (alike.length < suits.length) return [];
    shown = new Map(alike.map((card, i) => [card, suits[i] ?? suit]));
  }
  const cards = open.cards.map((card) => {
    const given = shown.get(card);
    return given ? { ...card, suit: given, to: card === last ? to : card.to } : card;
  });
  const twice = cards.some((card, i) =>
    isTwice(card, [...draft.hands.slice(0, draft.open), { ...open, cards: cards.slice(0, i) }]),
  );
  const hands = withOpen(draft, { ...open, cards });
  return [steps.next(draft, edge, { hands, gap: GAPS.none, key: `:${suits.join('')}` }, twice ? ['twice'] : [])];
}

/** `thùng cơ`, `toàn bích`: one suit for all cards, before or after them. */
export function takeFlush(steps: Steps, draft: ReadingDraft, edge: Edge & { readonly is: 'flush' }): ReadingDraft[] {
  const open = draft.hands[draft.open];
  const { suit } = edge;
  if (!suit) return [];
  if (!open || draft.verb !== undefined || (open.cards.length > 0 && draft.gap >= GAPS.comma)) {
    const claims = edge.kind ? [{ ...claimAt(steps, draft, edge, { kind: edge.kind }), behind: false }] : [];
    return [steps.next(draft, edge, { nextClaims: { claims, suit }, key: `=${suit}` })];
  }
  const bare = bareAtEnd(open.cards);
  const cards =
    bare.length > 1 ? open.cards.map((card) => (bare.includes(card) ? { ...card, suit } : card)) : open.cards;
  const claims = edge.kind ? [...open.claims, claimAt(steps, draft, edge, { kind: edge.kind })] : open.claims;
  const next = bare.length > 1 ? { ...open, cards, claims } : { ...open, suit, claims };
  return [steps.next(draft, edge, { hands: withOpen(draft, next), key: `=${suit}` })];
}

/** The cards at the end of a hand without suits. */
function bareAtEnd(cards: readonly LooseCard[]): readonly LooseCard[] {
  const last = cards.findLastIndex(({ suit }) => suit !== undefined);
  return cards.slice(last + 1);
}

/** The consecutive ranks that end in the last card, if they are enough for a run; else that card only. */
function runAtEnd(cards: readonly LooseCard[]): readonly LooseCard[] {
  const places = cards.map(({ rank }) => RANKS.indexOf(rank));
  // An ace ends a run behind a king too.
  const high = places.at(-1) === 0 && places.at(-2) === RANKS.length - 1;
  const found = high ? 1 + stepsAtEnd(places.slice(0, -1)) : stepsAtEnd(places);
  // A card that is one of several of its rank is not the first of a run.
  const length = places.at(-found - 1) === places.at(-found) ? found - 1 : found;
  // `với 8 9 cơ`: only two, with nothing before them in their part.
  const two = length === 2 && cards.at(-2)?.apart === true;
  return cards.slice(-(length >= SHORTEST_RUN || two ? length : 1));
}

/** How many of these, counted from the last one, go up or down by one each. */
function stepsAtEnd(places: readonly number[]): number {
  const back = places.toReversed();
  const lengthOf = (step: number): number => {
    const broken = back.findIndex((place, i) => i > 0 && place + step !== back[i - 1]);
    return broken < 0 ? back.length : broken;
  };
  return Math.max(lengthOf(1), lengthOf(-1));
}

/** A run of so many ranks has one suit where one is said. */
const SHORTEST_RUN = 3;
