import { ask } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { QUIZZES } from '#games/quizzes.ts';

/**
 * How many questions about hands are tried of each kind under every preset: a rule found in none of them is too rare to promise.
 */
const SEEDS = 60;

const found = new WeakMap<GameQuiz, readonly string[]>();

/**
 * The rules that practice trains, in the catalogue's order: those that some question depends on. Computed once, for the build and
 * the tests.
 */
export function trainedRules(quiz: GameQuiz): readonly string[] {
  const known = found.get(quiz) ?? look(quiz);
  found.set(quiz, known);
  return known;
}

function look({ game, kinds }: GameQuiz): readonly string[] {
  const trained = new Set(kinds.flatMap((kind) => (kind.type === 'play' ? kind.rules : [])));
  for (const [preset, rules] of Object.entries(game.presets)) {
    for (const kind of kinds.filter(({ type }) => type === 'case')) {
      for (let seed = 0; seed < SEEDS; seed++) {
        for (const rule of ask(game, kind, seed, { preset, rules })?.rules ?? []) trained.add(rule);
      }
    }
  }
  return game.ruleSections.flat().filter((rule) => trained.has(rule));
}

/** The rules of a game that no question depends on. */
export function untrainedRules(id: string): readonly string[] {
  const quiz = QUIZZES.find(({ game }) => game.id === id);
  if (!quiz) return [];
  const trained = trainedRules(quiz);
  return quiz.game.ruleSections.flat().filter((rule) => !trained.includes(rule));
}
