/** A seat sees everything that it is entitled to, and nothing reveals the rest. */

import { isDeepStrictEqual } from 'node:util';
import type { Card } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Subject } from '../subject.ts';
import { ONLOOKER } from './kit.ts';
import type { Situation } from './state.ts';

/** One seat's views of the round and of another one that it must not be able to distinguish from it. */
export function checkSecrets(
  { kit, rounds: { round } }: Subject,
  state: unknown,
  { names }: Situation,
  pack: readonly Card[],
  rng: Rng,
): void {
  const viewer = names[rng.upTo(names.length - 1)] ?? ONLOOKER;
  const view = round.view(state, viewer);
  const known = kit.rounds.known(state, viewer);
  const placed = (cards: readonly (Card | null)[]) => (kit.rounds.anyPlace ? cards.toSorted(byCard) : cards);
  for (const { who, cards } of view.seats) {
    const wanted = kit.rounds.sees(state, viewer, who, known);
    if (!isDeepStrictEqual(placed(cards), placed(wanted))) throw new Error(`${viewer} sees ${who}: ${cards}`);
  }

  const hidden = pack.filter((card) => !known.has(card));
  const turn = 1 + rng.upTo(40);
  const swapped = new Map(hidden.map((card, at) => [card, hidden[(at + turn) % hidden.length] ?? card]));
  const swap = (cards: readonly Card[]): Card[] => cards.map((card) => swapped.get(card) ?? card);
  const other = round.view(kit.rounds.disguise(state, swap, viewer), viewer);
  if (JSON.stringify(other) !== JSON.stringify(view)) throw new Error(`${viewer} can tell the hidden cards`);

  const saw = round.seen(state, viewer);
  const present = saw.slice(saw.findLastIndex(({ type }) => type === kit.rounds.renews) + 1);
  const open: ReadonlySet<unknown> = known;
  const shown = cardsIn([view, present]).filter((card) => !open.has(card));
  if (shown.length > 0) throw new Error(`${viewer} is told of hidden cards: ${shown}`);
  if (!kit.rounds.leavesOut && saw.length !== round.log(state).length) throw new Error(`${viewer} misses something`);
  // What is kept from the seat, or told in part, is the secret; the seat saw everything that it did itself.
  const whole = new Set(saw);
  const wrong = round.log(state).find((event) => !whole.has(event) && !kit.rounds.secret(event, viewer, state));
  if (wrong) throw new Error(`too much is kept back from ${viewer}: ${JSON.stringify(wrong)}`);
}

/** All that stands in a list of cards anywhere in a value. */
function cardsIn(value: unknown, listed = false): unknown[] {
  if (typeof value !== 'object' || value === null) return listed && value !== null ? [value] : [];
  return Object.entries(value).flatMap(([key, part]) =>
    cardsIn(part, (listed && Array.isArray(value)) || key === 'cards' || key === 'melds'),
  );
}

/** Hidden cards first. */
function byCard(a: Card | null, b: Card | null): number {
  return (a ?? -1) - (b ?? -1);
}
