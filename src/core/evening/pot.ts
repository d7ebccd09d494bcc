/** Rounds that are told by who took the pot. */

import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { err, ok, type Result } from '../result.ts';
import { standIns, type Told, type ToldHands } from '../told/stand-ins.ts';
import { potShares } from './payments.ts';
import { seatsTold } from './result-faults.ts';
import type { ResultFault, ResultRuling, ResultSeat } from './results.ts';

export interface PotGame<R extends Rules> {
  readonly game: Game<R>;
  readonly told: ToldHands<R>;
  /** Hands that are told so are equal, if any are. */
  readonly equal: Told;
  /** Do equal hands share the pot, and not play for it again? */
  areShared(rules: R): boolean;
  /** The rule by which so many winners take it. */
  ruleFor(winners: number): string;
}

/** Who is told `win` takes one from each of the others, or shares that with whose hand is equal. Nobody else has to be told. */
export function settlePot<R extends Rules>(
  pot: PotGame<R>,
  seats: readonly ResultSeat[],
  rules: R,
): Result<ResultRuling, ResultFault> {
  const { max } = pot.game.playerCount([], rules);
  const [first, second, ...others] = seatsTold(seats, ['win']);
  if (seats.length < 2 || seats.length > max) return err({ code: 'no-such-round' });
  if (!first) return err({ code: 'missing', seat: 0 });
  const winners = 1 + (second ? 1 : 0) + others.length;
  if (second && !canShare(pot, 2, rules)) return err({ code: 'not-in-house', seat: second.seat });
  if (others.length > 0 && !canShare(pot, winners, rules)) return err({ code: 'no-such-round' });
  const one = seats.map(() => 1);
  return ok({ payments: potChips(seats, one), rules: [pot.ruleFor(winners)] });
}

/** What each seat wins or loses where those who are told `win` share what was put in. */
export function potChips(seats: readonly Pick<ResultSeat, 'result'>[], put: readonly number[]): readonly number[] {
  const names = seats.map((_, seat) => String(seat));
  const taking = names.filter((_, seat) => seats[seat]?.result?.code === 'win');
  return potShares(taking, names, put);
}

/** Has the pack so many hands that this house calls equal? */
export function canShare<R extends Rules>(
  { game, told, equal, areShared }: PotGame<R>,
  winners: number,
  rules: R,
): boolean {
  if (!areShared(rules)) return false;
  const agrees = (verdict: unknown): boolean => {
    const summary = game.summary(verdict);
    return summary.kind === 'ranking' && summary.groups.length === 1;
  };
  const hands = Array.from({ length: winners }, (_, seat) => {
    return { role: 'player' as const, name: String(seat), cards: [], eaten: [], told: equal };
  });
  const found = standIns(game, { ...told, agrees }, hands, rules);
  return found.ok || found.error === 'open';
}
