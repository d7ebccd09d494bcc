import { describe, expect, test } from 'vitest';
import { QUIZZES } from '#games/quizzes.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { judge } from '../judge.ts';
import { makeRng } from '../random/rng.ts';
import { ask } from './ask.ts';
import { changed, judgeAround, neighbours } from './mark.ts';

/** Seeds of each kind. */
const SEEDS = runs(40, 10);

describe('the rulings around a house', () => {
  test.each(QUIZZES.map((quiz) => [quiz.game.id, quiz] as const))(
    '%s: as if each house one setting away were asked for itself',
    (_, { game, kinds }) => {
      const looked = { asked: 0, not: 0 };
      for (const kind of kinds) {
        for (let seed = 0; seed < SEEDS; seed++) {
          const rules = anyRuleSet(game, makeRng(seed));
          const question = ask(game, kind, seed, { preset: game.defaultPreset, rules });
          if (question?.type !== 'case') continue;
          const { base, around } = judgeAround(game, question.fields, rules);
          expect(base).toEqual(judge(game, question.fields, rules));
          expect(around.map(({ change }) => change)).toEqual(neighbours(game, rules));
          for (const { change, ruled, asked } of around) {
            const [key, value] = change;
            expect(ruled).toEqual(judge(game, question.fields, { ...rules, [key]: value }));
            looked[asked ? 'asked' : 'not']++;
          }
        }
      }
      // Some settings were looked at, and some were not.
      expect(Math.min(looked.asked, looked.not)).toBeGreaterThan(0);
    },
  );
});

test.each(QUIZZES.map(({ game }) => [game.id, game] as const))(
  '%s: a house that nobody may write into can be played otherwise',
  (_, game) => {
    for (const preset of Object.values(game.presets)) {
      const rules = Object.freeze({ ...preset });
      for (const [key, value] of neighbours(game, rules, true)) expect(changed(rules, [[key, value]])[key]).toBe(value);
    }
  },
);
