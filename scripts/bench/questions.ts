/** What practice waits for: making a question from its seed, and the notes on its wrong options. */

import { ask, type Question } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { whyOf } from '#practice/why.ts';
import { bestOf, rounded } from './timing.ts';

const SEEDS = 300;
/** Each is timed so often, and its best time counts. */
const TRIES = 3;

interface AskedTimes {
  readonly name: string;
  /** The kind that takes longest. */
  readonly kind: string;
  /** Its longest question, and what a question takes on average over all kinds, in milliseconds. */
  readonly worst: number;
  readonly mean: number;
  /** The longest time for the notes on all options of one question. */
  readonly told: number;
}

/** How long the questions of a game take, over all kinds and rule sets. */
export function benchQuestions({ game, kinds }: GameQuiz): AskedTimes {
  const ruleSets = Object.entries(game.presets).map(([preset, rules]) => ({ preset, rules }));
  const times = kinds.flatMap((kind) =>
    Array.from({ length: SEEDS }, (_, seed) => {
      const ruleSet = ruleSets[seed % ruleSets.length] ?? { preset: '', rules: {} };
      let question: Question | undefined;
      const ms = bestOf(TRIES, () => {
        question = ask(game, kind, seed, ruleSet);
      });
      const told = question;
      return { kind: kind.id, ms, told: told && seed % 10 === 0 ? bestOf(TRIES, () => whyOf(told)) : 0 };
    }),
  );
  const longest = times.reduce((a, b) => (b.ms > a.ms ? b : a));
  return {
    name: game.id,
    kind: longest.kind,
    worst: rounded(longest.ms),
    mean: rounded(times.reduce((sum, { ms }) => sum + ms, 0) / times.length),
    told: rounded(Math.max(...times.map(({ told }) => told))),
  };
}
