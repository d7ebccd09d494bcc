/** What a game says of rounds that are told by their result. */

import type { ToldResult } from './evening.ts';
import type { ResultForm, SeatRole } from './results.ts';

/** What can be told of a player of whom only the meeting with the banker is told. */
export const MEETING_OUTCOMES = ['win', 'push', 'lose'] as const;
export type MeetingOutcome = (typeof MEETING_OUTCOMES)[number];
/** A banker's hand that is nothing more than its points; the banker is taken to hold one of whom nothing is told. */
export const PLAIN = 'plain';

/** A seat in the sentence of a line. */
export interface NamedSeat {
  readonly name: string;
  readonly role: SeatRole;
  /** Null: nobody told it, because the round is told without it. */
  readonly result: ToldResult | null;
}

/** A code that is unknown, as in a book of a later edition, is said as it stands. */
export interface ResultWords {
  /** What is asked first. */
  ask(form: ResultForm): string;
  /** What can be told of a seat, as it stands on its button. */
  option(code: string, role: SeatRole): string;
  /** A seat that was told, beside its name: `còn 6 lá, 1 heo`. */
  seat(result: ToldResult, role: SeatRole): string;
  /** What a side payment is for. */
  side(code: string): string;
  /** The round in one sentence, without its full stop: `Dung nhất, còn 6, 4, 6 lá`. @param seats in the order of the round */
  line(form: ResultForm, seats: readonly NamedSeat[]): string;
}

/** The word for a code among those that there are; the code itself where there is none. */
export function wordFor(words: Readonly<Record<string, string>>, code: string): string {
  return Object.hasOwn(words, code) ? (words[code] ?? code) : code;
}
