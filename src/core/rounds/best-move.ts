import type { Advice, Weighed } from '../game/advice.ts';
import type { Action, Round } from '../game/round.ts';
import type { Who } from '../ruling.ts';

/**
 * The best move of a seat by what it may see; among equals the one that a plain player would make. Undefined where nothing can be
 * weighed.
 * @param plain what a plain player would do
 */
export function bestMove(round: Round, advice: Advice, state: unknown, seat: Who, plain: Action): Weighed | undefined {
  const weighed = advice.weigh(round.view(state, seat), round.seen(state, seat))?.weighed ?? [];
  const most = Math.max(...weighed.map(({ worth }) => worth));
  const best = weighed.filter(({ worth }) => worth === most);
  const wanted = JSON.stringify(plain);
  return best.find(({ action }) => JSON.stringify(action) === wanted) ?? best[0];
}
