import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { RuleSet } from '#core/house-rules.ts';
import type { Question } from '#core/quiz/ask.ts';
import type { PracticeHistory } from '#practice/history.ts';
import type { Plan } from '#practice/plan.ts';
import { hashOf, realise } from '#practice/realise.ts';
import { comesBack, type Next, nextQuestion, recordAnswer, type Session } from '#practice/session.ts';
import { deviceHistory } from '../history/writer.ts';
import type { LoadedQuiz } from '../load-quiz.ts';
import { schedule } from '../use-history.ts';
import type { ChosenOption } from './Options.tsx';
import { readTurns, sessionAfter, type Turn, writeTurns } from './turns.ts';

/** The setup of a session: fixed once it starts. */
export interface SessionSetup {
  /** Its address: the key under which its answers are stored. */
  readonly of: string;
  readonly plan: Plan;
  readonly quizzes: ReadonlyMap<string, LoadedQuiz>;
  readonly ruleSets: ReadonlyMap<string, RuleSet>;
  /** Rules that are not asked about: the lesson has not taught them. */
  readonly untaught?: readonly string[] | undefined;
}

export interface SessionRun {
  readonly session: Session;
  readonly turns: readonly Turn[];
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
    const seen = plan.open ? (hash: string) => history.seen.includes(hash) : undefined;
    const rules = asked.flatMap(({ rule }) => rule ?? []);
    const question = quiz && ruleSet && realise(asking, quiz, ruleSet, { seen, asked: rules, untaught });
    made.current.set(key, question);
    return question;
  };
  const question = useMemo(() => make(nextQuestion(session), answered), [session, ready]);
  // The next question is computed while the reader reads this one: on a given rule that may take a while.
  useEffect(() => {
    if (chosen === undefined || !question) return undefined;
    const next = nextQuestion(recordAnswer(session, chosen === question.right, question.rules[0]));
    const later = setTimeout(() => make(next, turns), 200);
    return () => clearTimeout(later);
  }, [chosen]);

  useEffect(() => writeTurns(of, turns), [turns]);

  return {
    session,
    turns: answered,
    question,
    done: nextQuestion(session) === undefined,
    chosen,
    again:
      question !== undefined &&
      chosen !== undefined &&
      comesBack(recordAnswer(session, chosen === question.right, question.rules[0])),
    choose(option) {
      if (!question || locked.current) return;
      locked.current = true;
      const { game, kind, seed, rules } = question;
      const right = option === question.right;
      setChosen(option);
      setTurns([...turns, { game: game.id, kind: kind.id, seed, rule: rules[0], right }]);
      deviceHistory.answer({ rules, right, hash: hashOf(question), now: Date.now() }, schedule.here?.review);
    },
    next() {
      locked.current = false;
      setChosen(undefined);
    },
  };
}
