import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ask } from '#core/quiz/ask.ts';
import { loadedQuiz, loadQuiz } from '../load-quiz.ts';
import { practiceWords } from '../practice-words.ts';
import { MomentView } from './MomentView.tsx';

test('what has come to pass already is told neither by the story nor by chips', async () => {
  await loadQuiz('xi-dach', 'en');
  const all = assertDefined(loadedQuiz('xi-dach', 'en'));
  const ui = practiceWords['en'];
  const { game } = all.quiz;
  const kind = assertDefined(all.quiz.kinds.find(({ id }) => id === 'natural-paid'));
  const house = { preset: game.defaultPreset, rules: assertDefined(game.presets[game.defaultPreset]) };
  let paid = 0;
  for (let seed = 0; seed < 20; seed++) {
    const question = ask(game, kind, seed, house);
    if (question?.type !== 'play') throw new Error(`${seed}`);
    const told = renderToString(h(MomentView, { question: { ...question, hidesStory: false }, all, ui }));
    if (!told.includes('natural')) continue;
    paid++;
    const shown = renderToString(h(MomentView, { question, all, ui }));
    expect(shown).not.toContain('natural');
    expect(shown).not.toMatch(/[+−]\d/);
  }
  expect(paid).toBeGreaterThan(3);
});
