import type { Action, Setup } from './round.ts';

/**
 * A round that lessons replay: who sits, the deck from its top, and what each does. The engine does the rest. Without a deck
 * the seed deals, without actions every seat plays plainly.
 */
export interface Script {
  readonly preset: string;
  /** House rules that differ from the preset. */
  readonly changed?: Readonly<Record<string, string | number | boolean>>;
  readonly setup: Setup;
  /** The cards in the order in which they leave the deck; the rest of the deck never comes up. */
  readonly deck?: string;
  readonly actions?: readonly Action[];
  /** Whoever looks sees every hand: where the play itself is what is to be learnt. */
  readonly open?: true;
}

/** An attempt that the rules of a round forbid: the round, how many actions of it are done before, and what is tried then. */
export interface Attempt<A extends Action = Action> {
  readonly script: Script;
  readonly after: number;
  readonly action: A;
}
