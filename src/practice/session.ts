/** A session under way: what was answered, and what comes next. A new one at every answer; nothing is changed in place. */

import type { Level } from '#core/quiz/kind.ts';
import { seedOf } from '#core/quiz/seed.ts';
import type { Asking, Plan } from './plan.ts';

/** One question that was answered. */
export interface Answer {
  readonly right: boolean;
  /** The rule that it trained above all. */
  readonly rule: string | undefined;
  /** It asked again what had been missed before. */
  readonly again: boolean;
}

export interface Session {
  readonly plan: Plan;
  /** For each question that was answered, in order. */
  readonly answers: readonly Answer[];
}

/** What comes next. */
export interface Next extends Asking {
  /** It asks again what was missed. */
  readonly again: boolean;
}

/** What was missed comes back so many questions later at the soonest. */
const LATER = 3;
/** As many right answers on end, and the next question asks for more. */
const RISES = 2;

export function begin(plan: Plan): Session {
  return { plan, answers: [] };
}

/** What is asked now; undefined once all is answered. A session is never longer than it said. */
export function nextOf({ plan, answers }: Session): Next | undefined {
  const at = answers.length;
  const planned = plan.askings[at];
  if (!planned) return undefined;
  const level = plan.open ? levelAfter(answers) : planned.level;
  const missed = plan.returns.includes(at) ? waiting(answers) : undefined;
  const asking = missed ? againOf(plan, missed, at) : planned;
  return { ...asking, again: missed !== undefined, ...(level === undefined ? {} : { level }) };
}

export function answer(session: Session, right: boolean, rule: string | undefined): Session {
  const asked = nextOf(session);
  if (!asked) return session;
  return {
    ...session,
    answers: [...session.answers, { right, rule: asked.again ? asked.rule : rule, again: asked.again }],
  };
}

/** Will what was answered last be asked again? */
export function comesBack({ plan, answers }: Session): boolean {
  const at = answers.length - 1;
  let owed = missedIn(answers);
  if (!owed.some((missed) => missed.at === at)) return false;
  // Those that were missed before it come first.
  for (const place of plan.returns.filter((one) => one > at)) {
    const due = owed.find((missed) => missed.at + LATER <= place);
    if (due?.at === at) return true;
    owed = owed.filter((missed) => missed !== due);
  }
  return false;
}

/** A rule that was missed, and by which question. */
interface Missed {
  readonly rule: string;
  readonly at: number;
}

/** The rules that were missed and have not come back, in order. */
function missedIn(answers: readonly Answer[]): readonly Missed[] {
  const back = answers.filter(({ again }) => again).map(({ rule }) => rule);
  const missed = answers.flatMap(({ right, rule, again }, at) =>
    right || again || rule === undefined ? [] : [{ rule, at }],
  );
  return missed.filter(
    ({ rule }, place) => !back.includes(rule) && missed.findIndex((other) => other.rule === rule) === place,
  );
}

/** What comes back now; undefined where nothing does. */
function waiting(answers: readonly Answer[]): Missed | undefined {
  return missedIn(answers).find(({ at }) => at + LATER <= answers.length);
}

/** The same rule on other cards. */
function againOf({ askings, seed }: Plan, { rule, at: missed }: Missed, at: number): Asking {
  const { game = '', kind = '' } = askings[missed] ?? {};
  return { game, kind, seed: seedOf(seed, 'again', at), rule };
}

/** It begins with the easiest; two right answers on end ask for more, a wrong one for less. */
function levelAfter(answers: readonly Answer[]): Level {
  let level: Level = 1;
  let run = 0;
  for (const { right } of answers) {
    run = right ? run + 1 : 0;
    if (!right) level = level === 3 ? 2 : 1;
    else if (run === RISES) {
      run = 0;
      level = level === 1 ? 2 : 3;
    }
  }
  return level;
}
