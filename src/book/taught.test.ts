import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '#core/chapters.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { GAMES } from '#games/index.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { planOf } from '#practice/plan.ts';
import { realise } from '#practice/realise.ts';
import { untaughtBy } from './taught.ts';

const SEEDS = 12;

describe('what lessons have taught', () => {
  test.each(GAMES.map(({ id }) => id))('%s: lesson by lesson there is more of it, in the end all', (id) => {
    const left = CHAPTERS.map((chapter) => untaughtBy(id, chapter));
    for (const [at, rules] of left.entries()) expect(left[at - 1] ?? rules).toEqual(expect.arrayContaining([...rules]));
    expect(left[0]?.length).toBeGreaterThan(0);
    expect(left.at(-1)).toEqual([]);
  });

  test.each(QUIZZES.map((quiz) => [quiz.game.id, quiz] as const))(
    '%s: the end of a lesson asks of nothing else, and most of the time what its chapter names',
    (id, quiz) => {
      for (const { id: game } of GAMES.filter((one) => one.id === id)) {
        for (const chapter of CHAPTERS) {
          const untaught = untaughtBy(game, chapter);
          const asked = Object.entries(quiz.game.presets).flatMap(([preset, rules]) =>
            Array.from({ length: SEEDS }, (_, seed) =>
              planOf({ type: 'lesson', game, kinds: quiz.chapters[chapter], seed: seedOf('taught', seed) }).askings.map(
                (asking) => ({ asking, question: realise(asking, quiz, { preset, rules }, { untaught }) }),
              ),
            ).flat(),
          );
          for (const { question } of asked) {
            expect(question).toBeDefined();
            for (const rule of question?.rules ?? []) expect(untaught).not.toContain(rule);
          }
          const named = asked.filter(({ asking, question }) => question?.kind.id === asking.kind);
          expect(named.length / asked.length, `${game} ${chapter}`).toBeGreaterThan(0.6);
        }
      }
    },
  );
});
