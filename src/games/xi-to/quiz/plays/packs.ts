/** Packs that deal chosen cards to chosen seats. */

import type { Card } from '#core/card.ts';
import type { Rng } from '#core/random/rng.ts';
import { FULL_HAND } from '../../engine/hand.ts';
import type { XiToRules } from '../../engine/rules.ts';
import { dealFrom, type XiToSetup, type XiToState } from '../../round/index.ts';
import { DECK } from '../../round/pack.ts';
import { hidden } from './moments.ts';

/** A pack that deals these cards to these seats, one after another, while nobody folds; all else comes in this order. */
export function packWith(others: readonly Card[], held: readonly (readonly (Card | undefined)[])[]): readonly Card[] {
  const chosen = new Set(held.flat());
  const rest = others.filter((card) => !chosen.has(card));
  const laps = Array.from({ length: FULL_HAND }, (_, lap) =>
    held.flatMap((own) => {
      const card = own[lap] ?? rest.shift();
      return card === undefined ? [] : [card];
    }),
  );
  return [...laps.flat(), ...rest];
}

/** A round dealt from a pack with these cards fixed and all others random. */
export function dealtFromPack(
  rng: Rng,
  rules: XiToRules,
  setup: XiToSetup,
  held: readonly (readonly Card[])[],
): { readonly state: XiToState; readonly deck: readonly Card[] } | undefined {
  const hands = setup.players.map((_, at) => held[at] ?? []);
  const deck = packWith(rng.shuffled(DECK), hands);
  const state = dealFrom(rules, setup, deck);
  return state.ok ? { state: hidden(state.value), deck } : undefined;
}

/** The next deal of these people, each of whom turns up one of these cards. */
export function dealtUp(rules: XiToRules, setup: XiToSetup, up: readonly Card[]): XiToState | undefined {
  const state = dealFrom(
    rules,
    setup,
    packWith(
      DECK,
      up.map((card) => [undefined, card]),
    ),
  );
  return state.ok ? hidden(state.value) : undefined;
}
