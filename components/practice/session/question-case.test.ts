import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { judge } from '#core/judge.ts';
import { LANGS } from '#core/lang.ts';
import { ask } from '#core/quiz/ask.ts';
import { game as engine } from '#games/xi-to/engine/index.ts';
import { quiz } from '#games/xi-to/quiz/index.ts';
import { words as en } from '#games/xi-to/words/en/game.ts';
import { words as enQuiz } from '#games/xi-to/words/en/quiz.ts';
import { words as vi } from '#games/xi-to/words/vi/game.ts';
import { words as viQuiz } from '#games/xi-to/words/vi/quiz.ts';
import { questionCase } from './question-case.tsx';

const WORDS = { vi: [vi, viQuiz], en: [en, enQuiz] } as const;

test.each(LANGS)('who takes the pot when the best hand folds is all that is said of it (%s)', (lang) => {
  const [game, practice] = WORDS[lang];
  const preset = engine.defaultPreset;
  const rules = assertDefined(engine.presets[preset]);
  const kind = assertDefined(quiz.kinds.find(({ id }) => id === 'second'));
  for (let seed = 0; seed < 50; seed++) {
    const question = ask(quiz.game, kind, seed, { preset, rules });
    if (question?.type !== 'case') throw new Error(`no question of seed ${seed}`);
    const ruling = judge(engine, questionCase(question).fields, rules);
    if (!ruling.ok) throw new Error(ruling.error.code);
    const { answer } = assertDefined(question.options[question.right]);
    expect(game.verdict(ruling.value).big, String(seed)).toBe(practice.answer(answer, question));
  }
});
