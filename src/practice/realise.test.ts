import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { answerKey } from '#core/quiz/answer.ts';
import { ask, type Question } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { quiz } from '#games/xi-dach/quiz/index.ts';
import { planOf } from './plan.ts';
import { hashOf, questionOn, realise } from './realise.ts';
import { whyOf } from './why.ts';

const house: RuleSet = { preset: 'pho-thong', rules: assertDefined(quiz.game.presets['pho-thong']) };

const textOf = (question: Question): string => {
  const { kind, options, right } = question;
  return JSON.stringify([kind.id, hashOf(question), options.map(({ answer }) => answerKey(answer)), right]);
};

/** The same game, where these kinds cannot be asked under any rule set. */
const without = (...ids: string[]): GameQuiz => ({
  ...quiz,
  kinds: quiz.kinds.map((kind) => (ids.includes(kind.id) ? { ...kind, fits: () => false } : kind)),
});

describe('a planned question', () => {
  test('is of its kind, and always the same', () => {
    for (const asking of planOf({ type: 'game', game: 'xi-dach', seed: 4 }).askings) {
      const question = assertDefined(realise(asking, quiz, house));
      expect(question.kind.id).toBe(asking.kind);
      expect(textOf(assertDefined(realise(asking, quiz, house)))).toBe(textOf(question));
    }
  });

  test('is of the next kind where its own cannot be asked in the house', () => {
    const asking = { game: 'xi-dach', kind: 'name', seed: 9 };
    expect(realise(asking, without('name'), house)?.kind.id).toBe('who-wins');
    expect(realise({ ...asking, kind: 'house' }, without('house'), house)?.kind.id).toBe('next-card');
    expect(realise({ ...asking, kind: 'poker' }, quiz, house)?.kind.id).toBe('total');
    expect(realise(asking, { ...quiz, kinds: [] }, house)).toBeUndefined();
  });

  test('is on other hands where those were seen, and on the same ones when all were', () => {
    const asking = { game: 'xi-dach', kind: 'pays', seed: 9 };
    const first = assertDefined(realise(asking, quiz, house));
    const other = assertDefined(realise(asking, quiz, house, { seen: (hash) => hash === hashOf(first) }));
    expect(hashOf(other)).not.toBe(hashOf(first));
    expect(other.kind.id).toBe('pays');
    expect(hashOf(assertDefined(realise(asking, quiz, house, { seen: () => true })))).toBe(hashOf(first));
  });

  test('is on the rule that was wished for, or of the planned kind where none is found', () => {
    const asking = { game: 'xi-dach', kind: 'pays', seed: 2 };
    expect(realise({ ...asking, rule: 'xd-ace' }, quiz, house)?.rules[0]).toBe('xd-ace');
    expect(realise({ ...asking, rule: 'xd-talk' }, quiz, house)?.kind.id).toBe('pays');
  });
});

test('the daily ten rise, on ten different rules, in the houses that most people play', () => {
  for (let day = 20261101; day <= 20261130; day++) {
    const asked: string[] = [];
    for (const asking of planOf({ type: 'daily', seed: day }).askings) {
      const one = assertDefined(QUIZZES.find(({ game }) => game.id === asking.game));
      const preset = one.game.defaultPreset;
      const found = realise(asking, one, { preset, rules: assertDefined(one.game.presets[preset]) }, { asked });
      const question = assertDefined(found);
      expect(question.level).toBe(asking.level);
      asked.push(assertDefined(question.rules[0]));
    }
    expect(new Set(asked).size).toBe(asked.length);
  }
});

describe('what a session wishes for', () => {
  const asking = { game: 'xi-dach', kind: 'who-wins', seed: 3 };

  test.each([1, 2, 3] as const)('level %i', (level) => {
    for (let seed = 0; seed < 60; seed++) {
      expect(realise({ ...asking, seed, level }, quiz, house)?.level).toBe(level);
    }
  });

  test('house rules that decide are never among the easiest', () => {
    for (const { game, kinds } of QUIZZES) {
      const own: RuleSet = { preset: game.defaultPreset, rules: assertDefined(game.presets[game.defaultPreset]) };
      for (const kind of kinds) {
        for (let seed = 0; seed < 15; seed++) {
          const question = ask(game, kind, seed, own);
          if (question?.level !== 1) continue;
          expect(
            whyOf(question).filter((why) => why.type === 'house' && why.changes.length === 1),
            `${game.id} ${kind.id} ${seed}`,
          ).toEqual([]);
        }
      }
    }
  });

  test('only what was taught', () => {
    const all = quiz.game.ruleSections.flat();
    const untaught = all.filter((rule) => !rule.startsWith('xd-state') && rule !== 'xd-xi-ban' && rule !== 'xd-ace');
    for (let seed = 0; seed < 30; seed++) {
      const question = assertDefined(realise({ ...asking, seed }, quiz, house, { untaught }));
      for (const rule of question.rules) expect(untaught).not.toContain(rule);
    }
    expect(realise(asking, quiz, house, { untaught: all })).toBeUndefined();
  });

  test('a rule that was not asked yet, where the kind asks several', () => {
    const asked = ['xd-ace', 'xd-cmp-both-du', 'xd-cmp-du-v-other'];
    for (let seed = 0; seed < 30; seed++) {
      const question = assertDefined(realise({ ...asking, seed }, quiz, house, { asked }));
      expect(asked).not.toContain(question.rules[0]);
    }
  });
});

describe('a question on a rule', () => {
  test('trains it above all, but for a few, on many different hands', () => {
    for (const rule of ['xd-ace', 'xd-check-right', 'xd-ngu-linh', 'xd-cmp-both-du']) {
      const found = Array.from({ length: 40 }, (_, seed) => assertDefined(questionOn(rule, quiz, house, { seed })));
      expect(found.filter(({ rules: [first] }) => first === rule).length, rule).toBeGreaterThanOrEqual(38);
      for (const question of found) expect(question.rules).toContain(rule);
      expect(new Set(found.map(hashOf)).size).toBeGreaterThan(38);
    }
  });

  test('trains it too where none trains it above all', () => {
    const found = Array.from({ length: 20 }, (_, seed) => assertDefined(questionOn('xd-faces', quiz, house, { seed })));
    for (const question of found) {
      expect(question.rules).toContain('xd-faces');
      expect(question.rules[0]).not.toBe('xd-faces');
    }
  });

  test('is found among showdowns where no round of the house asks about it, rare as they are', () => {
    const cay = assertDefined(QUIZZES.find(({ game }) => game.id === 'ba-cay'));
    const { defaultPreset: preset, presets } = cay.game;
    const usual = { preset, rules: assertDefined(presets[preset]) };
    const own = cay.kinds.filter((kind) => kind.type === 'play' && kind.rules[0] === 'bc-tat-tie');
    expect(own.map(({ fits }) => fits(usual.rules))).toEqual([false]);
    for (let seed = 0; seed < 40; seed++) {
      const question = assertDefined(questionOn('bc-tat-tie', cay, usual, { seed, kind: 'house' }));
      expect(question.rules).toContain('bc-tat-tie');
    }
  });

  test('is not found for a rule that no case turns on, nor where all hands were seen', () => {
    expect(questionOn('xd-talk', quiz, house, { seed: 1 })).toBeUndefined();
    expect(questionOn('xd-ace', quiz, house, { seed: 1, level: 1 }, { seen: () => true })).toBeUndefined();
    expect(questionOn('xd-ace', { ...quiz, kinds: [] }, house, { seed: 1 })).toBeUndefined();
  });
});

test('hands are known by their cards, whatever is asked about them', () => {
  const questions = Array.from({ length: 300 }, (_, seed) =>
    assertDefined(realise({ game: 'xi-dach', kind: 'who-wins', seed }, quiz, house)),
  );
  const hands = new Set(questions.map((question) => JSON.stringify(question.type === 'case' && question.fields)));
  expect(new Set(questions.map(hashOf)).size).toBe(hands.size);
  for (const question of questions) {
    expect(hashOf(question)).toMatch(/^[0-9a-z]{1,8}$/);
    expect(hashOf({ ...question, house: { ...house, preset: 'vipgame' } })).toBe(hashOf(question));
  }
});
