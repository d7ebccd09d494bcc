/** What a ruling makes each seat pay, in stakes: banker and pot among it. */

import { assertDefined } from '../assert-defined.ts';
import type { Game } from '../game/game.ts';
import { err, ok, type Result } from '../result.ts';
import type { PlayerId, SidePayment } from './evening.ts';
import { BANKER_HAND } from './hands.ts';

/** Why a ruling pays nobody. */
export type NoPayment =
  /** The banker may not check yet. */
  | 'unsettled'
  /** It is no round: one hand, a play. */
  | 'no-round';

/**
 * What each seat wins (+) or loses (−) by a verdict.
 * @param names the names of the case's hands, in the order of the seats; the banker's is `cai`
 * @param put what each seat put into the pot, where one is played for; in chips, else one each
 * @returns stakes, or chips where `put` is told; they add up to 0
 */
export function paymentsBy(
  game: Pick<Game, 'summary'>,
  verdict: unknown,
  names: readonly string[],
  put: readonly number[] = names.map(() => 1),
): Result<readonly number[], NoPayment> {
  const summary = game.summary(verdict);
  if (summary.kind === 'word') return err('no-round');
  if (summary.kind === 'ranking') return ok(potShares(assertDefined(summary.groups[0]), names, put));
  const nets = new Map(summary.nets);
  const paid = names.map((name) => (nets.has(name) ? (nets.get(name) ?? null) : 0));
  const all = paid.flatMap((net) => net ?? []);
  if (all.length < names.length) return err('unsettled');
  const sum = all.reduce((one, other) => one + other, 0);
  // The banker has what the players have not.
  return ok(all.map((net, seat) => (names[seat] === BANKER_HAND ? net - sum : net)));
}

/**
 * The same in chips. A pot is shared chip by chip: the shares of three in four stakes are no whole stakes.
 * @param put what each seat put into the pot, in chips; undefined where nobody said: then one stake each
 */
export function chipsBy(
  game: Pick<Game, 'summary'>,
  verdict: unknown,
  names: readonly string[],
  stake: number,
  put: readonly number[] | undefined,
): Result<readonly number[], NoPayment> {
  if (isPot(game, verdict)) return paymentsBy(game, verdict, names, put ?? names.map(() => stake));
  const paid = paymentsBy(game, verdict, names);
  return paid.ok ? ok(paid.value.map((units) => units * stake)) : paid;
}

/** What a player won or lost beside the hands, in chips. */
export function sideChips(sides: readonly SidePayment[], id: PlayerId | undefined): number {
  return sides.reduce((sum, { from, to, chips }) => sum + (to === id ? chips : 0) - (from === id ? chips : 0), 0);
}

/** Does the verdict say who takes a pot? */
export function isPot({ summary }: Pick<Game, 'summary'>, verdict: unknown): boolean {
  return summary(verdict).kind === 'ranking';
}

/** The pot in equal shares; chips that are left over go one each to the first winners in the order of the seats. */
export function potShares(
  winners: readonly string[],
  names: readonly string[],
  put: readonly number[] = names.map(() => 1),
): readonly number[] {
  const pot = put.reduce((sum, one) => sum + one, 0);
  const share = Math.floor(pot / winners.length);
  const over = pot - share * winners.length;
  const inOrder = names.filter((name) => winners.includes(name));
  return names.map((name, seat) => {
    const place = inOrder.indexOf(name);
    const won = place < 0 ? 0 : share + (place < over ? 1 : 0);
    return won - assertDefined(put[seat]);
  });
}
