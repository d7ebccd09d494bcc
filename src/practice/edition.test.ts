import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ask } from '#core/quiz/ask.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { QUESTION_HASHES, QUIZ_EDITION } from './edition.ts';
import { planOf } from './plan.ts';

const { seeds: SEEDS = 0, hash = '' } = QUESTION_HASHES[QUIZ_EDITION] ?? {};

/** Everything that a link to practice relies on: the questions of seeds, and the plans of sessions. */
function asked(): string {
  const sum = createHash('sha256');
  for (const { game, kinds } of QUIZZES) {
    for (const [preset, rules] of Object.entries(game.presets)) {
      for (const kind of kinds) {
        for (let seed = 0; seed < SEEDS; seed++) {
          const question = ask(game, kind, seed, { preset, rules });
          if (!question) continue;
          const { options, right, rules: trained } = question;
          // The sums were made when an option had its misconception under the key `slip`.
          const told = options.map((one) =>
            Object.fromEntries(
              Object.entries(one).map(([key, value]) => [key === 'misconception' ? 'slip' : key, value]),
            ),
          );
          const shown = question.type === 'case' ? question.fields : [question.asked, question.state];
          sum.update(JSON.stringify([game.id, preset, kind.id, seed, shown, told, right, trained]));
        }
      }
    }
  }
  sum.update(
    JSON.stringify([planOf({ type: 'daily', seed: 20_261_121 }), planOf({ type: 'game', game: 'sam', seed: 7 })]),
  );
  return sum.digest('hex').slice(0, 16);
}

describe('the edition of the questions', () => {
  test('is counted on when a seed asks something else than before', () => {
    expect(asked(), 'the questions changed: count QUIZ_EDITION on and add its line to QUESTION_HASHES').toBe(hash);
  });
});
