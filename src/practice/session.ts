/** A session in progress: the answers so far, and what comes next. Immutable; every answer makes a new one. */

import type { Level } from '#core/quiz/level.ts';
import { seedOf } from '#core/quiz/seed.ts';
import type { Plan, PlannedQuestion } from './plan.ts';

/** One question that was answered. */
export interface SessionAnswer {
  readonly right: boolean;
  /** The main rule that it trained. */
  readonly rule: string | undefined;
  /** It repeats a rule that was missed before. */
  readonly again: boolean;
}

export interface Session {
  readonly plan: Plan;
  /** For each question that was answered, in order. */
  readonly answers: readonly SessionAnswer[];
}

/** What comes next. */
export interface Next extends PlannedQuestion {
  /** It asks again what was missed. */
  readonly again: boolean;
}

/** A missed rule comes back after at least so many questions. */
const LATER = 3;
/** After so many right answers in a row the level rises. */
const RISES = 2;

export function begin(plan: Plan): Session {
  return { plan, answers: [] };
}

/** The current question; undefined once all are answered. A session never gets longer than planned. */
export function nextQuestion({ plan, answers }: Session): Next | undefined {
  const at = answers.length;
  const planned = plan.askings[at];
  if (!planned) return undefined;
  const level = plan.open ? levelAfter(answers) : planned.level;
  const missed = plan.returns.includes(at) ? dueRepeats(answers) : undefined;
  const asking = missed ? againOf(plan, missed, at) : planned;
  return { ...asking, again: missed !== undefined, ...(level === undefined ? {} : { level }) };
}

export function recordAnswer(session: Session, right: boolean, rule: string | undefined): Session {
  const asked = nextQuestion(session);
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
  // Rules that were missed earlier come first.
  for (const place of plan.returns.filter((one) => one > at)) {
    const due = owed.find((missed) => missed.at + LATER <= place);
    if (due?.at === at) return true;
    owed = owed.filter((missed) => missed !== due);
  }
  return false;
}

/** A missed rule, and the index of its question. */
interface Missed {
  readonly rule: string;
  readonly at: number;
}

/** The missed rules that have not come back yet, in order. */
function missedIn(answers: readonly SessionAnswer[]): readonly Missed[] {
  const back = answers.filter(({ again }) => again).map(({ rule }) => rule);
  const missed = answers.flatMap(({ right, rule, again }, at) =>
    right || again || rule === undefined ? [] : [{ rule, at }],
  );
  return missed.filter(
    ({ rule }, place) => !back.includes(rule) && missed.findIndex((other) => other.rule === rule) === place,
  );
}

/** The rule that comes back now; undefined where there is none. */
function dueRepeats(answers: readonly SessionAnswer[]): Missed | undefined {
  return missedIn(answers).find(({ at }) => at + LATER <= answers.length);
}

/** The same rule on other cards. */
function againOf({ askings, seed }: Plan, { rule, at: missed }: Missed, at: number): PlannedQuestion {
  const { game = '', kind = '' } = askings[missed] ?? {};
  return { game, kind, seed: seedOf(seed, 'again', at), rule };
}

/** Starts with the easiest level; two right answers in a row raise it, a wrong one lowers it. */
function levelAfter(answers: readonly SessionAnswer[]): Level {
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
