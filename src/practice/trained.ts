import { ask } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';

/** So many questions of each kind are looked at in every rule set: what comes up in none of them is too rare to promise. */
const SEEDS = 200;

/** The rules that practice trains above all, in the catalogue's order: those that its questions turn on. */
export function trainedRules({ game, kinds }: GameQuiz): readonly string[] {
  const found = new Set<string>();
  for (const [preset, rules] of Object.entries(game.presets)) {
    for (const kind of kinds) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const first = ask(game, kind, seed, { preset, rules })?.rules[0];
        if (first !== undefined) found.add(first);
      }
    }
  }
  return game.ruleSections.flat().filter((rule) => found.has(rule));
}
