import { assertDefined } from '../assert-defined.ts';
import type { Action, Setup } from './round.ts';

/**
 * A round that lessons replay: its seats, the deck from the top, and the actions. The engine does the rest. Without a deck the
 * seed deals; without actions every seat plays plainly.
 */
export interface Script {
  readonly preset: string;
  /** House rules that differ from the preset. */
  readonly changed?: Readonly<Record<string, string | number | boolean>>;
  readonly setup: Setup;
  /** The cards in the order in which they leave the deck; the rest of the deck is never reached. */
  readonly deck?: string;
  readonly actions?: readonly Action[];
  /** Every hand is shown: where the play itself is the lesson. */
  readonly open?: true;
}

/** An attempt that the rules of a round forbid: the round, how many of its actions come first, and the forbidden action. */
export interface Attempt<A extends Action = Action> {
  readonly script: Script;
  readonly after: number;
  readonly action: A;
}

/** Whom lessons seat, in turn order. */
const NAMES = ['an', 'bình', 'chi'] as const;

/** A player for each of these stakes, in chips; there are names for three. */
export function staked(...stakes: readonly number[]): readonly { readonly name: string; readonly stake: number }[] {
  return stakes.map((stake, at) => ({ name: assertDefined(NAMES[at]), stake }));
}
