/** The results of a round as its book keeps them, and as a game is asked about them. */

import { type EveningRound, type ToldResult, UNTOLD } from './evening.ts';
import type { ResultSeat } from './results.ts';

/** What was told of each seat, as the book keeps it. */
export function keptResults(seats: readonly Pick<ResultSeat, 'result'>[]): readonly ToldResult[] {
  return seats.map(({ result }) => result ?? { code: UNTOLD });
}

/** What a round of the book says of its seats: nothing, where it was not told by results. */
export function seatsOfRound({
  seats,
  banker,
  told,
}: Pick<EveningRound, 'seats' | 'banker' | 'told'>): readonly ResultSeat[] {
  const all = told.type === 'result' ? told.results : [];
  return seats.map((id, seat) => {
    const result = all[seat];
    return { role: id === banker ? 'banker' : 'player', result: result && result.code !== UNTOLD ? result : null };
  });
}
