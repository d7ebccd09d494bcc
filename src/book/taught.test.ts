import { describe, expect, test } from 'vitest';
import { CHAPTERS } from '#core/chapters.ts';
import { LANGS } from '#core/lang.ts';
import { mark } from '#core/quiz/mark.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { GAMES } from '#games/index.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { planOf } from '#practice/plan.ts';
import { realise } from '#practice/realise.ts';
import { judged } from './citations/judged.ts';
import { lessonFiles, type Tag } from './mdx.ts';
import { untaughtBy } from './taught.ts';

const SEEDS = 12;

/** The steps of a front page: what each asks, and the rules that it shows with the answer. */
function stepsIn(tags: readonly Tag[]): { readonly asks: string[]; readonly shows: string[] }[] {
  const steps: { asks: string[]; shows: string[] }[] = [];
  for (const { name, attributes } of tags) {
    if (name === 'Step') steps.push({ asks: [], shows: [] });
    if (name === 'Case' && attributes.get('slot') === 'ask') steps.at(-1)?.asks.push(attributes.get('of') ?? '');
    if (name === 'Rule') steps.at(-1)?.shows.push(attributes.get('id') ?? '');
  }
  return steps;
}

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
            if (question?.type !== 'case') continue;
            // Nor does the reason that settles the right option come from a rule that is taught later.
            const settled = mark(question.game, question.kind, question, question.house.rules).judged[question.right];
            const reasons = settled?.ok ? settled.value.reasons : [];
            for (const { rule, decides } of reasons) if (decides) expect(untaught).not.toContain(rule);
          }
          const named = asked.filter(({ asking, question }) => question?.kind.id === asking.kind);
          expect(named.length / asked.length, `${game} ${chapter}`).toBeGreaterThan(0.6);
        }
      }
    },
  );

  test.each(LANGS)('%s: a step of a front page asks nothing that a later step teaches', (lang) => {
    const pages = lessonFiles(lang).filter(({ path }) => path.endsWith('/index.mdx'));
    expect(pages.length).toBe(GAMES.length);
    for (const { file, tags } of pages) {
      const steps = stepsIn(tags);
      expect(steps.length).toBeGreaterThan(3);
      for (const [at, { asks }] of steps.entries()) {
        const later = steps.slice(at + 1).flatMap(({ shows }) => shows);
        const settled = asks.flatMap((of) => judged(of)?.ruling.reasons.filter(({ decides }) => decides) ?? []);
        for (const { rule } of settled) expect(later, `${file}, step ${at + 1}`).not.toContain(rule);
      }
    }
  });
});
