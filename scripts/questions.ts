/**
 * Which rules practice asks about: for each rule its kinds of question, and how many of a number of seeds per game depend on it.
 */

import { ask } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { QUIZZES } from '#games/quizzes.ts';

const SEEDS = Number(process.argv[2] ?? 10_000);

let [asked, all] = [0, 0];
console.log(`| rule | kinds | questions in ${SEEDS} seeds |\n| --- | --- | --- |`);
for (const quiz of QUIZZES) {
  const trained = Map.groupBy(trainedBy(quiz), ({ rule }) => rule);
  for (const rule of quiz.game.ruleSections.flat()) {
    const questions = trained.get(rule) ?? [];
    const kinds = new Set(questions.map(({ kind }) => kind));
    console.log(`| \`${rule}\` | ${[...kinds].join(', ') || 'nothing can ask it'} | ${questions.length} |`);
    all++;
    if (questions.length > 0) asked++;
  }
}
console.log(`\n${asked} of ${all} rules have a kind of question.`);

/** What each question trains: the kinds of a game in turn, in its rule sets in turn. */
function trainedBy({ game, kinds }: GameQuiz): { readonly rule: string; readonly kind: string }[] {
  const presets = Object.entries(game.presets);
  return Array.from({ length: SEEDS }, (_, seed) => {
    const kind = kinds[seed % kinds.length];
    const [preset, rules] = presets[Math.floor(seed / kinds.length) % presets.length] ?? ['', {}];
    const question = kind && ask(game, kind, seed, { preset, rules });
    return kind && question ? question.rules.map((rule) => ({ rule, kind: kind.id })) : [];
  }).flat();
}
