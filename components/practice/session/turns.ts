/** The answers of the open session: stored for the tab, so that they survive a reload of the page. */

import { storageKey } from '#components/storage/keys.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { ask, type Question } from '#core/quiz/ask.ts';
import type { Plan } from '#practice/plan.ts';
import { begin, recordAnswer, type Session } from '#practice/session.ts';
import type { LoadedQuiz } from '../load-quiz.ts';

/** One answered question: enough to ask it again. */
export interface Turn {
  readonly game: string;
  readonly kind: string;
  readonly seed: number;
  /** The main rule that it trained. */
  readonly rule?: string | undefined;
  readonly right: boolean;
}

const NAME = 'practice:turns';

/**
 * They may still be stored under the unprefixed name of an earlier edition. @param of the address of the session: turns of
 * another one are ignored
 */
export function readTurns(of: string): readonly Turn[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey(NAME)) ?? sessionStorage.getItem(NAME) ?? '');
    if (!isObject(stored) || stored['of'] !== of || !Array.isArray(stored['turns'])) return [];
    return stored['turns'].filter(isTurn);
  } catch {
    return [];
  }
}

export function writeTurns(of: string, turns: readonly Turn[]): void {
  try {
    sessionStorage.setItem(storageKey(NAME), JSON.stringify({ of, turns }));
  } catch {
    // Blocked or full: a reload starts again.
  }
}

/** The session replayed from these turns. */
export function sessionAfter(plan: Plan, turns: readonly Turn[]): Session {
  return turns.reduce((session, { right, rule }) => recordAnswer(session, right, rule), begin(plan));
}

/** The question of a turn. */
export function turnQuestion(
  { game, kind, seed }: Turn,
  quizzes: ReadonlyMap<string, LoadedQuiz>,
  ruleSets: ReadonlyMap<string, RuleSet>,
): Question | undefined {
  const all = quizzes.get(game);
  const ruleSet = ruleSets.get(game);
  const one = all?.quiz.kinds.find(({ id }) => id === kind);
  return all && ruleSet && one && ask(all.game, one, seed, ruleSet);
}

function isTurn(stored: unknown): stored is Turn {
  return (
    isObject(stored) &&
    typeof stored['game'] === 'string' &&
    typeof stored['kind'] === 'string' &&
    typeof stored['seed'] === 'number' &&
    typeof stored['right'] === 'boolean' &&
    (stored['rule'] === undefined || typeof stored['rule'] === 'string')
  );
}

function isObject(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null;
}
