import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ask } from '#core/quiz/ask.ts';
import { planOf } from '#practice/plan.ts';
import { loadedQuiz, loadQuiz } from '../load-quiz.ts';
import { practiceWords } from '../practice-words.ts';
import { spokenOption } from './Options.tsx';
import { ScoreView } from './ScoreView.tsx';
import type { SessionSetup } from './setup.ts';

test('the recap says what was chosen where that was wrong, shows every card whole, and offers the mistakes before a copy', async () => {
  await loadQuiz('xi-dach', 'vi');
  const all = assertDefined(loadedQuiz('xi-dach', 'vi'));
  const ui = practiceWords['vi'];
  const { game, kinds } = all.quiz;
  const ruleSet = { preset: game.defaultPreset, rules: assertDefined(game.presets[game.defaultPreset]) };
  const kind = assertDefined(kinds.find(({ type }) => type === 'case'));
  const question = assertDefined(ask(game, kind, 1, ruleSet));
  const wrong = (question.right + 1) % question.options.length;
  const turn = { game: 'xi-dach', kind: kind.id, seed: question.seed, right: false };
  const setup: SessionSetup = {
    of: '',
    plan: planOf({ type: 'game', game: 'xi-dach', seed: 1 }),
    quizzes: new Map([['xi-dach', all]]),
    ruleSets: new Map([['xi-dach', ruleSet]]),
  };
  const ends = { again: '#again', mistakes: '#mistakes', start: '#start', share: () => '#share' };
  const page = (chosen?: number): string =>
    renderToString(h(ScoreView, { setup, turns: [{ ...turn, chosen }], title: '', ends, ui, lang: 'vi' }));
  const told = ui.score.chosen(spokenOption(question, wrong, all));
  expect(page(wrong)).toContain(told);
  expect(page()).not.toContain(ui.score.chosen('').slice(0, 8));
  const shown = page(wrong);
  expect(shown.indexOf('data-act="mistakes"')).toBeLessThan(shown.indexOf('data-act="copy"'));
  const tokens = [...shown.matchAll(/class="tok"[^>]*><span[^>]*>([^<]*)<\/span><\/span>/g)].map(([, text]) => text);
  expect(tokens.length).toBeGreaterThan(3);
  for (const text of tokens) expect(text).toMatch(/^(?:10|[2-9AJQK])[♠♥♦♣]$/u);
});
