import { describe, expect, test } from 'vitest';
import { engineOf, readCase } from '#games/engines.ts';
import { findGame } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { anyCase } from '#testing/any-case.ts';
import { assertOk } from '#testing/results.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { assertDefined } from '../assert-defined.ts';
import { branches } from '../branches/branches.ts';
import { verdictText } from '../branches/opinion-groups.ts';
import type { Game } from '../game/game.ts';
import { allowedValues, defaultRuleSet, type Rules } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { makeRng } from '../random/rng.ts';
import { type DecidingQuestion, decidingQuestion, type KnownValues } from './deciding-question.ts';

function asked(text: string, known: KnownValues = {}): DecidingQuestion | undefined {
  const of = assertOk(readCase(text), text);
  const game = assertDefined(engineOf(of.game));
  const words = gameWords(assertDefined(findGame(of.game)).id, 'vi');
  return decidingQuestion(game, branches(game, of.fields), of.rules, known, (ruling) =>
    verdictText(words.verdict(ruling)),
  );
}

const rowsOf = (question: DecidingQuestion | undefined) =>
  question && [question.setting, ...question.answers.map(({ says, values }) => `${says}: ${values.join(' ')}`)];

describe('what is asked', () => {
  test.each([
    [
      'what an ace counts, a row a verdict',
      'xi-dach; cái: 10♠ 9♥; an: A♦ 4♣ 5♠',
      {},
      ['aces', 'An ăn: any one-eleven', 'Hòa: one-ten by-size-a by-size-c', 'Cái ăn: by-size-b'],
    ],
    [
      'of what was told once, what this case parts',
      'xi-dach{aces=one-ten}; cái: 10♠ 9♥; an: A♦ 9♣',
      { aces: ['one-ten', 'by-size-a', 'by-size-c'], payout: ['even'] },
      ['aces', 'Hòa: one-ten', 'An ăn: by-size-a by-size-c'],
    ],
    [
      'the one that tells most first: that a draw is one, and not how much is paid',
      'xi-dach; cái: A♠ K♦; an: A♥ Q♣',
      {},
      ['naturalTie', 'Hòa: draw', 'Cái ăn: banker', 'An ăn: player'],
    ],
    ['nothing where all houses agree', 'xi-dach; cái: K♦ 9♣; an: 9♠ 10♥', {}, undefined],
    ['nothing that was told', 'xi-dach; cái: 10♠ 9♥; an: A♦ 4♣ 5♠', { aces: ['any'] }, undefined],
  ])('%s', (_, text, known, rows) => {
    expect(rowsOf(asked(text, known))).toEqual(rows);
  });
});

/** The verdict's JSON as text, by the engine itself. */
function ruled(game: Game, fields: Parameters<Game['decide']>[0], rules: Rules): string | undefined {
  const judged = judge(game, fields, rules);
  return judged.ok ? JSON.stringify(judged.value.verdict) : undefined;
}

test('each answer gives the verdict that it shows; it is asked until no single house rule that is open changes the verdict', () => {
  const rng = makeRng(38);
  let cases = 0;
  for (let seed = 0; seed < runs(20_000, 600); seed++) {
    const { game, of } = anyCase(seed);
    const found = branches(game, of.fields);
    const house = anyRuleSet(game, rng);
    let { rules }: { rules: Rules } = defaultRuleSet(game);
    if (ruled(game, of.fields, house) === undefined || ruled(game, of.fields, rules) === undefined) continue;
    cases += 1;
    let known: KnownValues = {};
    for (;;) {
      const question = decidingQuestion(game, found, rules, known, ({ verdict }) => JSON.stringify(verdict));
      // Each setting that changes the verdict by itself, by force: it is asked for while there is one.
      const matters = Object.entries(game.schema).filter(([key, setting]) => {
        const verdicts = (known[key] ?? allowedValues(setting)).map((value) =>
          ruled(game, of.fields, { ...rules, [key]: value }),
        );
        return new Set(verdicts.filter((verdict) => verdict !== undefined)).size > 1;
      });
      expect(question === undefined).toBe(matters.length === 0);
      if (!question) break;
      const { setting, answers } = question;
      expect(matters.map(([key]) => key)).toContain(setting);
      expect(new Set(answers.map(({ says }) => says)).size).toBe(answers.length);
      for (const { values, says } of answers) {
        for (const value of values) expect(ruled(game, of.fields, { ...rules, [setting]: value })).toBe(says);
      }
      const answer = answers.find(({ values }) => values.includes(house[setting] ?? ''));
      // This house would not hold these cards under what is known so far.
      if (!answer) break;
      known = { ...known, [setting]: answer.values };
      rules = { ...rules, [setting]: answer.values[0] };
    }
  }
  expect(cases).toBeGreaterThan(100);
});
