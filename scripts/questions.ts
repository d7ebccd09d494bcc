/**
 * Which rules practice asks about: for each rule its kinds of question, and how many of a number of seeds per game depend on it.
 */

import { ask } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { QUIZZES } from '#games/quizzes.ts';

const SEEDS = Number(process.argv[2] ?? 10_000);

/** The questions that train a rule. */
interface Trained {
  readonly kinds: Set<string>;
  questions: number;
}

let [asked, all] = [0, 0];
console.log(`| rule | kinds | questions in ${SEEDS} seeds |\n| --- | --- | --- |`);
for (const quiz of QUIZZES) {
  const trained = count(quiz);
  for (const rule of quiz.game.ruleSections.flat()) {
    const { kinds, questions } = trained.get(rule) ?? { kinds: new Set(), questions: 0 };
    console.log(`| \`${rule}\` | ${[...kinds].join(', ') || 'nothing can ask it'} | ${questions} |`);
    all++;
    if (questions > 0) asked++;
  }
}
console.log(`\n${asked} of ${all} rules have a kind of question.`);

/** The kinds of a game in turn, in its rule sets in turn. */
function count({ game, kinds }: GameQuiz): ReadonlyMap<string, Trained> {
  const presets = Object.entries(game.presets);
  const found = new Map<string, Trained>();
  for (let seed = 0; seed < SEEDS; seed++) {
    const kind = kinds[seed % kinds.length];
    const [preset, rules] = presets[Math.floor(seed / kinds.length) % presets.length] ?? ['', {}];
    const question = kind && ask(game, kind, seed, { preset, rules });
    for (const rule of question?.rules ?? []) {
      const one = found.get(rule) ?? { kinds: new Set(), questions: 0 };
      one.kinds.add(kind?.id ?? '');
      one.questions++;
      found.set(rule, one);
    }
  }
  return found;
}
