import type { Card } from '../../src/engine/core/card.ts';
import type { Action, Round, RoundEvent, Setup } from '../../src/engine/core/round.ts';
import type { RoundWords } from '../../src/i18n/round-words.ts';

/** Plays on by the plain policy of every other seat, until it is this seat's move or the round is over. */
export function playOthers(round: Round, state: unknown, you: string): unknown {
  const { seats, turn, done } = round.view(state, you);
  if (done || turn === you) return state;
  for (const { who } of seats) {
    const action = who === you ? null : round.suggest(round.view(state, who));
    const next = action && round.apply(state, action);
    if (next?.ok) return playOthers(round, next.value, you);
  }
  return state;
}

/** Does what the reader wants, and plays on; what the rules do not allow leaves everything as it is. */
export function playRound(round: Round, state: unknown, action: Action): unknown {
  const next = round.apply(state, action);
  return next.ok ? playOthers(round, next.value, action.seat) : state;
}

/** The next round at this table: another deal, and where the game asks for it, who won this one. */
export function nextSetup(setup: Setup, log: readonly RoundEvent[]): Setup {
  const end = log.at(-1);
  const winner = end && 'winner' in end ? end.winner : end?.who;
  return { ...setup, seed: setup.seed + 1, ...('lastWinner' in setup ? { lastWinner: winner } : {}) };
}

/** Why these cards cannot be put down together, by the rule that the round names; empty where they can, or there are none. */
export function refusedBy(
  { round, words }: { readonly round: Round; readonly words: RoundWords },
  state: unknown,
  action: Action,
  cards: readonly Card[],
): string {
  const tried = round.apply(state, { ...action, ...{ cards } });
  return tried.ok || cards.length === 0 ? '' : (words.refuses?.[tried.error.rule] ?? '');
}
