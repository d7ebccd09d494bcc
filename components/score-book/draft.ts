/** A round that is being entered: half of it may be typed, and the sheet closed. */

import type { EveningRound, PlayerId, ToldResult } from '#core/evening/evening.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { seatsOfRound } from '#core/evening/told-seats.ts';
import { signed } from '#words/text.ts';
import { lastGame } from './people.ts';

export const WAYS = ['cards', 'result', 'amounts'] as const;
export type TellingWay = (typeof WAYS)[number];

export interface DraftSide {
  readonly code: string;
  readonly from: PlayerId;
  readonly to: PlayerId;
}

export interface RoundDraft {
  /** The round that is corrected; null for a new one. */
  readonly of: number | null;
  /** That round as it stood when the correction was begun, as text; empty for a new one. */
  readonly base: string;
  /** Empty until one is chosen. */
  readonly game: string;
  readonly way: TellingWay;
  /** Who was dealt in, in the order of the table; in Tá Lả in which they laid down. */
  readonly seats: readonly PlayerId[];
  readonly banker: PlayerId | null;
  /** By how much the stake is higher. */
  readonly times: number;
  /** The table paid otherwise than the house says: `amounts` are what it paid, side payments among them. */
  readonly otherwise: boolean;
  /** Chips as they are typed, by player. */
  readonly amounts: ReadonlyMap<PlayerId, string>;
  readonly results: ReadonlyMap<PlayerId, ToldResult>;
  readonly text: string;
  readonly put: ReadonlyMap<PlayerId, string>;
  readonly sides: readonly DraftSide[];
  readonly why: string;
}

/** Nothing is told yet: the game and the way of the last round, and everybody who sits there. */
export function emptyDraft(tally: EveningTally, way: TellingWay): RoundDraft {
  const only = tally.terms.size === 1 ? [...tally.terms.keys()][0] : undefined;
  const game = lastGame(tally) ?? only ?? '';
  return { ...untold(game, tally.seated, tally.bankers.get(game) ?? null), way };
}

function untold(game: string, seats: readonly PlayerId[], banker: PlayerId | null): RoundDraft {
  return {
    of: null,
    base: '',
    game,
    way: 'amounts',
    seats,
    banker,
    times: 1,
    otherwise: false,
    amounts: new Map(),
    results: new Map(),
    text: '',
    put: new Map(),
    sides: [],
    why: '',
  };
}

/** How the last round was told. */
export function lastWay({ lines }: Pick<EveningTally, 'lines'>): TellingWay {
  const last = lines.findLast((line) => line.type === 'round');
  return last?.type === 'round' ? last.round.told.type : 'amounts';
}

/**
 * A round as it stands in the book, to be corrected.
 * @param text its hands as somebody might type them; empty where it was not told by cards
 */
export function correctionDraft(of: number, round: EveningRound, text: string): RoundDraft {
  const { game, seats, banker, told, nets, put = [], sides } = round;
  const results = seatsOfRound(round).map(({ result }) => result);
  return {
    ...untold(game, seats, banker),
    of,
    base: baseOf(round),
    way: told.type,
    otherwise: round.otherwise === true,
    amounts: typedChips(seats, nets),
    results: new Map(
      results.flatMap((result, seat) => (seats[seat] === undefined || !result ? [] : [[seats[seat], result]])),
    ),
    text,
    put: new Map(put.flatMap((chips, seat) => (seats[seat] === undefined ? [] : [[seats[seat], String(chips)]]))),
    sides: sides.map(({ code, from, to }) => ({ code, from, to })),
  };
}

function baseOf(round: EveningRound): string {
  return JSON.stringify(round);
}

/** Is a draft about rounds or people that the book has no more? A slip was undone, or another tab has corrected the round. */
export function isDraftStale({ of, base, seats }: RoundDraft, { lines, players }: EveningTally): boolean {
  if (of === null) return seats.some((id) => players.every((player) => player.id !== id));
  return !lines.some((line) => line.type === 'round' && line.number === of && baseOf(line.round) === base);
}

/** What each won or lost, as it is typed. */
export function typedChips(seats: readonly PlayerId[], nets: readonly (number | null)[]): RoundDraft['amounts'] {
  return new Map(seats.map((id, seat) => [id, signed(nets[seat] ?? 0)]));
}

/** Is anything told in it that would be lost? */
export function isDraftBegun({ amounts, results, text, sides, put, why }: RoundDraft): boolean {
  const typed = [...amounts.values(), ...put.values(), text, why].some((one) => one.trim() !== '');
  return typed || results.size > 0 || sides.length > 0;
}
