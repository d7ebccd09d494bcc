/** A session in progress: the answers so far, and what comes next. Immutable; every answer makes a new one. */

import type { Level } from '#core/quiz/level.ts';
import { seedOf } from '#core/quiz/seed.ts';
import type { Plan, PlannedQuestion } from './plan.ts';

/** One question that was answered. */
export interface SessionAnswer {
  /** The kind of question that was asked: not always the planned one. */
  readonly kind: string;
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

/**
 * The current question; undefined once all are answered. What was missed and found no place among the planned questions is asked
 * again after them.
 */
export function nextQuestion({ plan, answers }: Session): Next | undefined {
  const at = answers.length;
  const planned = plan.askings[at];
  const missed = plan.open ? returnAt(plan, answers) : undefined;
  const asking = missed ? againOf({ plan, answers }, missed) : planned;
  if (!asking) return undefined;
  const level = plan.open ? levelAfter(answers) : asking.level;
  return { ...asking, again: missed !== undefined, ...(level === undefined ? {} : { level }) };
}

/** How many questions the session has if no more are missed. */
export function lengthOf(session: Session): number {
  const next = nextQuestion(session);
  return next ? lengthOf(recordAnswer(session, next.kind, true, next.rule)) : session.answers.length;
}

/** @param kind the kind that was asked; @param rule the main rule that it trained */
export function recordAnswer(session: Session, kind: string, right: boolean, rule: string | undefined): Session {
  const asked = nextQuestion(session);
  if (!asked) return session;
  const { again } = asked;
  return { ...session, answers: [...session.answers, { kind, right, rule: again ? asked.rule : rule, again }] };
}

/** Will what was answered last be asked again? */
export function comesBack({ plan, answers }: Session): boolean {
  return plan.open && missedIn(answers).some(({ at }) => at === answers.length - 1);
}

/** A missed rule, and the index of its question. */
interface Missed {
  readonly rule: string;
  readonly at: number;
}

/** The missed rules that have not come back yet, in order. What is missed again does not come back a second time. */
function missedIn(answers: readonly SessionAnswer[]): readonly Missed[] {
  return answers.flatMap(({ right, rule, again }, at) => {
    const isBack = answers.slice(at + 1).some((later) => later.rule === rule);
    return right || again || rule === undefined || isBack ? [] : [{ rule, at }];
  });
}

/** The rule that comes back now; undefined where there is none. */
function returnAt({ askings, returns }: Plan, answers: readonly SessionAnswer[]): Missed | undefined {
  const now = answers.length;
  const missed = missedIn(answers);
  // What was missed just now comes last.
  if (now >= askings.length) return missed.find(({ at }) => at < now - 1) ?? missed[0];
  return returns.includes(now) ? missed.find(({ at }) => at + LATER <= now) : undefined;
}

/** The same rule on other cards. */
function againOf({ plan, answers }: Session, { rule, at }: Missed): PlannedQuestion {
  const { game = '' } = plan.askings[at] ?? {};
  return { game, kind: answers[at]?.kind ?? '', seed: seedOf(plan.seed, 'again', answers.length), rule };
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
