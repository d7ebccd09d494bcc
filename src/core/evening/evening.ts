/** An evening at the table, as its score book keeps it: what happened, in order. Nothing is ever rewritten (ADR 38). */

/** A person at the table; a name may be corrected, the number stays. */
export type PlayerId = number;

export interface EveningPlayer {
  readonly id: PlayerId;
  readonly name: string;
}

export const LEAST_PLAYERS = 2;
export const MOST_PLAYERS = 8;
/** Whoever sat at the table in one evening. The fewest transfers are looked for among all of them. */
export const MOST_PEOPLE = 12;
export const LONGEST_NAME = 24;
/** A round's payment beyond this is a slip of the finger. Chips. */
export const MOST_CHIPS = 1_000_000;
/** Why a round was corrected or dropped, in the words of the table. */
export const LONGEST_WHY = 200;
/** Far more than a night has. */
export const MOST_EVENTS = 5_000;

/**
 * The code of a seat of which nothing had to be told: who did not take the pot, the others where one wins at once, a banker whose hand
 * decides nothing. It has no numbers, and no game has a result of that name.
 */
export const UNTOLD = 'untold';

/** What a table says of one seat in a round, in place of its cards; which codes there are, each game says (`RoundResults`). */
export interface ToldResult {
  readonly code: string;
  /** How many cards are left, or how many points; left out where the code says all. */
  readonly count?: number;
  /** 2s and quads among the cards that are left (Sâm). */
  readonly twos?: number;
  readonly quads?: number;
}

/** Where the payments of a round come from. */
export type RoundTold =
  /** The hands, as canonical text with the house: the banker is `cai`, the others stand in the order of the seats. */
  | { readonly type: 'cards'; readonly case: string }
  /** In the order of the seats; `UNTOLD` for one of which nothing had to be told. */
  | { readonly type: 'result'; readonly results: readonly ToldResult[] }
  /** Only what was paid. */
  | { readonly type: 'amounts' };

/** What one paid another beside the hands: a chop, an eaten last card. Chips. */
export interface SidePayment {
  readonly code: string;
  readonly from: PlayerId;
  readonly to: PlayerId;
  readonly chips: number;
}

export interface EveningRound {
  readonly game: string;
  /** The house rules, as `game@preset{…}`. */
  readonly house: string;
  /** What one stake, point or card is worth, in chips. */
  readonly stake: number;
  readonly banker: PlayerId | null;
  /** Who was dealt in; in Tá Lả in the order in which they laid down. */
  readonly seats: readonly PlayerId[];
  readonly told: RoundTold;
  /** What each seat put into the pot, in chips; only where a pot is played for. */
  readonly put?: readonly number[];
  readonly sides: readonly SidePayment[];
  /** What each seat won (+) or lost (−), in chips, side payments among it. Adds up to 0. */
  readonly nets: readonly number[];
  /** The table paid otherwise than the house says. */
  readonly otherwise?: true;
}

/** Anything that happens in an evening. `at`: milliseconds since 1970. */
export type EveningEvent =
  /** Who sits at the table from now on, in order. */
  | { readonly type: 'seats'; readonly at: number; readonly players: readonly EveningPlayer[] }
  | { readonly type: 'house'; readonly at: number; readonly house: string; readonly stake: number }
  | { readonly type: 'banker'; readonly at: number; readonly game: string; readonly player: PlayerId }
  | { readonly type: 'round'; readonly at: number; readonly round: EveningRound }
  /** `of`: the number of the round, from 1. */
  | {
      readonly type: 'correct';
      readonly at: number;
      readonly of: number;
      readonly round: EveningRound;
      readonly why: string;
    }
  | { readonly type: 'drop'; readonly at: number; readonly of: number; readonly why: string };

export interface Evening {
  readonly version: 1;
  readonly id: string;
  readonly events: readonly EveningEvent[];
}

/** Do the payments of a round add up to zero, one for each seat? A round that does not is not taken. */
export function isBalanced({ seats, nets }: Pick<EveningRound, 'seats' | 'nets'>): boolean {
  return nets.length === seats.length && nets.reduce((sum, net) => sum + net, 0) === 0;
}
