/** A session under way: what was answered, and what comes next. A new one at every answer; nothing is changed in place. */

import { seedOf } from '#core/quiz/seed.ts';
import type { Asking, Plan } from './plan.ts';

export interface Session {
  readonly plan: Plan;
  /** All that is asked, the extra ones at the end. */
  readonly askings: readonly Asking[];
  /** For each question that was answered, in order: was it right? */
  readonly answers: readonly boolean[];
}

/** What was missed comes back so many questions later. */
const LATER = 3;
/** What comes back behind the end makes a session longer by so many at most. */
const MOST_EXTRAS = 3;

export function begin(plan: Plan): Session {
  return { plan, askings: plan.askings, answers: [] };
}

/** What is asked now; undefined once all is answered. */
export function nextOf({ askings, answers }: Session): Asking | undefined {
  return askings[answers.length];
}

/**
 * The session after an answer. In an open session what was missed is asked again three questions later, on other hands, in
 * place of what was planned there; behind the end it is an extra one.
 * @param rule the rule that the question trained above all; undefined where it trained none
 */
export function answer(session: Session, right: boolean, rule: string | undefined): Session {
  const { plan, askings, answers } = session;
  const asked = nextOf(session);
  if (!asked) return session;
  const comesBack = !right && plan.open && rule !== undefined;
  return {
    plan,
    askings: comesBack ? withAgain(askings, plan, answers.length, { ...asked, rule }) : askings,
    answers: [...answers, right],
  };
}

function withAgain(askings: readonly Asking[], plan: Plan, at: number, missed: Asking): readonly Asking[] {
  const again = { ...missed, seed: seedOf(plan.seed, 'again', at) };
  if (at + LATER < askings.length) return askings.with(at + LATER, again);
  return askings.length < plan.askings.length + MOST_EXTRAS ? [...askings, again] : askings;
}
