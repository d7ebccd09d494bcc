/** Who sits where, from round to round: people keep their seats, the bank and the first play move. */

import type { Setup } from '#core/game/round.ts';
import type { Who } from '#core/ruling.ts';

/** The seat of a banker, in games that have one. */
export const BANKER_SEAT = 'cai';
/** The others at the table, after the reader, in the order of play. */
const OTHERS = ['bình', 'chi', 'dung', 'giang'] as const;

/** Everything but the cards that two rounds at one table may differ in. People are counted round the table, the reader is 0. */
export interface Seating {
  readonly seed: number;
  readonly people: number;
  /** Who banks, or deals; null where nobody does and the best takes all. */
  readonly bank: number | null;
  /** Who won the round before; null in the first. */
  readonly winner: number | null;
}

/** A table of one game, as its page has it. */
export interface TableOf {
  /** The round that its page shows first: it gives the stakes and limits of all rounds. */
  readonly own: Setup;
  readonly first: Seating;
  /** One of the people is the banker, and has the banker's name. */
  readonly banks: boolean;
  /** The most that may sit down. */
  readonly most: number;
  /** What the reader is called in sentences. */
  readonly you: string;
}

/** The people by their seats, in the order of play; the reader first. */
function namesOf({ you }: TableOf, { people }: Seating): readonly string[] {
  return [you, ...OTHERS].slice(0, people);
}

/** The names that these people have in the round: the one with the bank is called the banker. */
export function seatNames(table: TableOf, seating: Seating): readonly Who[] {
  return namesOf(table, seating).map((name, at) => (table.banks && at === seating.bank ? BANKER_SEAT : name));
}

/** A round of it, for the engine. */
export function roundSetup(table: TableOf, seating: Seating): Setup {
  const { own } = table;
  const { seed, bank, winner } = seating;
  const names = namesOf(table, seating);
  // The one after the banker plays first.
  const order = table.banks && bank !== null ? [...names.slice(bank + 1), ...names.slice(0, bank)] : names;
  const [place] = own.players;
  return {
    ...own,
    seed,
    players: order.map((name) => ({ ...place, name })),
    ...('banker' in own ? { banker: bank !== null } : {}),
    ...('dealer' in own ? { dealer: names[bank ?? 0] ?? '' } : {}),
    ...('lastWinner' in own ? { lastWinner: winner === null ? null : (names[winner] ?? null) } : {}),
  };
}

/** Can this table play without a banker, so that the best hand takes all? */
export function bestTakesAll({ own }: TableOf): boolean {
  return 'banker' in own;
}

/** The seating of the next round. @param next the game's setup for it */
export function nextSeating(table: TableOf, seating: Seating, next: Setup, bankMoves: boolean): Seating {
  const { people, bank } = seating;
  const last = 'lastWinner' in next && typeof next.lastWinner === 'string' ? next.lastWinner : '';
  const at = seatNames(table, seating).indexOf(last);
  return {
    people,
    seed: seating.seed + 1,
    bank: bankMoves && bank !== null ? (bank + 1) % people : bank,
    winner: at < 0 ? null : at,
  };
}
