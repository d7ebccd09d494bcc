/** The open session: its questions in turn, what they need, and its answers, which survive a reload of the page. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { whenLoaded } from '#components/loading/part.ts';
import { readInTab, writeInTab } from '#components/storage/tab.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { ask, type Question } from '#core/quiz/ask.ts';
import type { PracticeHistory } from '#practice/history.ts';
import type { Plan } from '#practice/plan.ts';
import { hashOf, realise } from '#practice/realise.ts';
import { begin, comesBack, lengthOf, type Next, nextQuestion, recordAnswer, type Session } from '#practice/session.ts';
import { wornKinds } from '#practice/worn-kinds.ts';
import { deviceHistory } from '../history/writer.ts';
import { type LoadedQuiz, loadQuiz } from '../load-quiz.ts';
import { schedule } from '../use-history.ts';
import type { ChosenOption } from './Options.tsx';
import { quizzesOf, type SessionSetup } from './setup.ts';

export interface SessionRun {
  readonly turns: readonly Turn[];
  /** How many questions there are, with those that come back because they were missed. */
  readonly length: number;
  /** Undefined once all is answered, or while something is loading. */
  readonly question: Question | undefined;
  /** All questions are answered. */
  readonly done: boolean;
  readonly chosen: ChosenOption;
  /** The rule that was missed comes back later. */
  readonly again: boolean;
  choose(chosen: Exclude<ChosenOption, undefined>): void;
  next(): void;
}

/**
 * A session in progress. Each answer is stored in the history when it is given, and counts once.
 * @param ready everything that may be asked is loaded; before, only the first question, about hands, can be
 */
export function useRun(
  { of, plan, quizzes, ruleSets, untaught }: SessionSetup,
  ready: boolean,
  history: PracticeHistory,
): SessionRun {
  const [turns, setTurns] = useState(() => readTurns(of));
  const [chosen, setChosen] = useState<ChosenOption>();
  // Two keys may come within one frame: the first one counts.
  const locked = useRef(false);
  // An answered question stays on the screen until the reader goes on.
  const answered = chosen === undefined ? turns : turns.slice(0, -1);
  const session = useMemo(() => sessionAfter(plan, answered), [plan, answered.length]);
  const made = useRef(new Map<string, Question | undefined>());
  const make = (asking: Next | undefined, asked: readonly Turn[]): Question | undefined => {
    if (!asking || !(ready || asking.type)) return undefined;
    const key = JSON.stringify(asking);
    if (made.current.has(key)) return made.current.get(key);
    const quiz = quizzes.get(asking.game)?.quiz;
    const ruleSet = ruleSets.get(asking.game);
    // Where everybody gets the same questions only those of this session count.
    const hands = plan.open ? history.seen : asked.map(({ hash }) => hash);
    const seen = (hash: string): boolean => hands.includes(hash);
    const rules = asked.flatMap(({ rule }) => rule ?? []);
    const worn = wornKinds(plan, asked, asking.game);
    const question = quiz && ruleSet && realise(asking, quiz, ruleSet, { seen, asked: rules, worn, untaught });
    made.current.set(key, question);
    return question;
  };
  const question = useMemo(() => make(nextQuestion(session), answered), [session, ready]);
  const after =
    question && chosen !== undefined
      ? recordAnswer(session, question.kind.id, chosen === question.right, question.rules[0])
      : session;
  // The next question is computed while the reader reads this one: on a given rule that may take a while.
  useEffect(() => {
    if (chosen === undefined || !question) return undefined;
    const later = setTimeout(() => make(nextQuestion(after), turns), 200);
    return () => clearTimeout(later);
  }, [chosen]);

  useEffect(() => writeTurns(of, turns), [turns]);

  return {
    turns: answered,
    length: lengthOf(after),
    question,
    done: nextQuestion(session) === undefined,
    chosen,
    again: chosen !== undefined && comesBack(after),
    choose(option) {
      if (!question || locked.current) return;
      locked.current = true;
      const { game, kind, seed, rules } = question;
      const right = option === question.right;
      setChosen(option);
      const hash = hashOf(question);
      setTurns([...turns, { game: game.id, kind: kind.id, seed, rule: rules[0], right, chosen: option, hash }]);
      deviceHistory.answer({ rules, right, hash, now: Date.now() }, schedule.here?.review);
      if (history.schedule !== 'off') whenLoaded(schedule.load());
    },
    next() {
      locked.current = false;
      setChosen(undefined);
    },
  };
}

interface AllParts {
  readonly quizzes: ReadonlyMap<string, LoadedQuiz>;
  /** Everything that these games ask is loaded, not only what the first question needs. */
  readonly ready: boolean;
  /** Starts loading now, where it has not started. */
  start(): void;
}

/** In milliseconds: a reader who spends so long on the first question does not wait later. */
const SOON = 1500;

/**
 * Loads the games of a session: what their rounds need is loaded while the first question is read, at the latest with its answer.
 */
export function useWhole(begun: ReadonlyMap<string, LoadedQuiz>, lang: Lang): AllParts {
  const [quizzes, setQuizzes] = useState(begun);
  const started = useRef(false);
  const ids = [...begun.keys()];
  const load = async (): Promise<void> => {
    for (const id of ids) await loadQuiz(id, lang);
  };
  const ready = [...quizzes.values()].every(({ rounds }) => rounds !== undefined);
  const start = (): void => {
    if (ready || started.current) return;
    started.current = true;
    whenLoaded(load(), () => setQuizzes(quizzesOf(ids, lang)));
  };
  useEffect(() => {
    const later = setTimeout(start, SOON);
    return () => clearTimeout(later);
  }, []);
  return { quizzes, ready, start };
}

/** One answered question: enough to ask it again. */
export interface Turn {
  readonly game: string;
  readonly kind: string;
  readonly seed: number;
  /** The main rule that it trained. */
  readonly rule?: string | undefined;
  readonly right: boolean;
  /** The option that was chosen, by its place; turns that an earlier edition stored lack it. */
  readonly chosen?: ChosenOption;
  /** Its hands (`hashOf`); turns that an earlier edition stored lack it. */
  readonly hash?: string | undefined;
}

/** Where the answers of the open session are stored for the tab. */
const NAME = 'practice:turns';

/**
 * They may still be stored under the unprefixed name of an earlier edition. @param of the address of the session: turns of
 * another one are ignored
 */
export function readTurns(of: string): readonly Turn[] {
  try {
    const stored: unknown = JSON.parse(readInTab(NAME) || (sessionStorage.getItem(NAME) ?? ''));
    if (!isObject(stored) || stored['of'] !== of || !Array.isArray(stored['turns'])) return [];
    return stored['turns'].filter(isTurn);
  } catch {
    return [];
  }
}

export function writeTurns(of: string, turns: readonly Turn[]): void {
  writeInTab(NAME, JSON.stringify({ of, turns }));
}

/** The session replayed from these turns. */
export function sessionAfter(plan: Plan, turns: readonly Turn[]): Session {
  return turns.reduce((session, { kind, right, rule }) => recordAnswer(session, kind, right, rule), begin(plan));
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
    (stored['rule'] === undefined || typeof stored['rule'] === 'string') &&
    (stored['hash'] === undefined || typeof stored['hash'] === 'string') &&
    (stored['chosen'] === undefined || stored['chosen'] === 'late' || typeof stored['chosen'] === 'number')
  );
}

function isObject(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === 'object' && stored !== null;
}
