import type { Card } from '../card.ts';
import type { Setup } from '../game/round.ts';
import { shuffle } from '../random/deck.ts';
import { err, ok, type Result } from '../result.ts';
import { type PlainType, plainCopy, plainList } from './plain.ts';

interface Dealing<R, S extends Setup, State, Rule extends string> {
  /** The fields of a setup besides its seed. */
  readonly setup: { readonly [F in Exclude<keyof S, 'seed'>]: PlainType };
  /** The rule that is named for what is no setup. */
  readonly noSetup: Rule;
  /** The deck under these house rules. */
  packOf(rules: R): readonly Card[];
  /** The rule that forbids this seating or this deck. */
  faultOf(rules: R, setup: S, deck: readonly Card[]): Rule | undefined;
  /** The state of the round after the deal. @param deck the next card first */
  begin(rules: R, setup: S, deck: readonly Card[]): State;
}

interface Dealer<R, S, State, Rule> {
  /** Shuffles by the seed and deals. */
  deal(rules: R, setup: S): Result<State, { readonly rule: Rule }>;
  /** Deals from a deck in a given order, the next card first: for lessons and tests that need certain hands. */
  dealFrom(rules: R, setup: S, deck: readonly Card[]): Result<State, { readonly rule: Rule }>;
}

/**
 * A round's `deal`, shuffled or from a given deck. Total: what is no setup, or no deck, is refused by a rule of the game. Only a
 * setup's own fields are kept.
 */
export function dealer<R, S extends Setup, State, Rule extends string>({
  setup: fields,
  noSetup,
  packOf,
  faultOf,
  begin,
}: Dealing<R, S, State, Rule>): Dealer<R, S, State, Rule> {
  const shape = { ...fields, seed: 'whole' } as const;
  const from = (rules: R, given: S, deckOf: (setup: S) => readonly Card[] | undefined) => {
    const setup = plainCopy(given, shape);
    const deck = setup && deckOf(setup);
    if (!deck) return err({ rule: noSetup });
    const rule = faultOf(rules, setup, deck);
    return rule ? err({ rule }) : ok(begin(rules, setup, deck));
  };
  return {
    deal: (rules, setup) => from(rules, setup, ({ seed }) => shuffle(packOf(rules), seed)),
    dealFrom: (rules, setup, deck) => from(rules, setup, () => plainList(deck, 'number')),
  };
}
