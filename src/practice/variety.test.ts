/** Whole sessions as they are asked: how often a kind comes, and what was missed. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Question } from '#core/quiz/ask.ts';
import type { GameQuiz } from '#core/quiz/kind.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { runs } from '#testing/runs.ts';
import { type PracticeOrder, planOf, SESSION_LENGTH } from './plan.ts';
import { hashOf, realise } from './realise.ts';
import { begin, nextQuestion, recordAnswer } from './session.ts';
import { wornKinds } from './worn-kinds.ts';

interface AskedHere {
  readonly question: Question;
  readonly again: boolean;
  readonly right: boolean;
}

const quizOf = (id: string): GameQuiz => assertDefined(QUIZZES.find(({ game }) => game.id === id));

function usualHouse({ game }: GameQuiz): RuleSet {
  return { preset: game.defaultPreset, rules: assertDefined(game.presets[game.defaultPreset]) };
}

/** A session to its end, asked as the page asks it. */
function sessionOf(order: PracticeOrder, rightly: (at: number) => boolean, house = usualHouse): readonly AskedHere[] {
  const all: AskedHere[] = [];
  const plan = planOf(order);
  let session = begin(plan);
  for (let next = nextQuestion(session); next; next = nextQuestion(session)) {
    const quiz = quizOf(next.game);
    const turns = all.map(({ question }) => ({ game: question.game.id, kind: question.kind.id }));
    const seen = all.map(({ question }) => hashOf(question));
    const question = assertDefined(
      realise(next, quiz, house(quiz), {
        seen: (hash) => seen.includes(hash),
        asked: all.flatMap((one) => one.question.rules[0] ?? []),
        worn: wornKinds(plan, turns, next.game),
      }),
    );
    const right = rightly(all.length);
    session = recordAnswer(session, question.kind.id, right, question.rules[0]);
    all.push({ question, again: next.again, right });
  }
  return all;
}

const kindOf = ({ question }: AskedHere): string => `${question.game.id} ${question.kind.id}`;

/** How often a kind was asked that had been asked before. */
const repeats = (all: readonly AskedHere[]): number => all.length - new Set(all.map(kindOf)).size;

/** How often a kind follows on itself; a rule that was missed may have no other kind to come back with. */
const rows = (all: readonly AskedHere[]): number =>
  all.filter((one, at) => !one.again && all[at - 1]?.question.kind === one.question.kind).length;

const answers = fc.infiniteStream(fc.boolean());
const some = { numRuns: runs(50, 4) };

describe('a session', () => {
  test.each(QUIZZES.map(({ game }) => game.id))('of %s asks ten kinds while all is right, whatever the house', (id) => {
    const presets = fc.constantFrom(...Object.entries(quizOf(id).game.presets));
    fc.assert(
      fc.property(fc.nat(), presets, (seed, [preset, rules]) => {
        const all = sessionOf(
          { type: 'game', game: id, seed },
          () => true,
          () => ({ preset, rules }),
        );
        expect(all.length).toBe(SESSION_LENGTH);
        expect(repeats(all)).toBe(0);
      }),
      some,
    );
  });

  test.each(QUIZZES.map(({ game }) => game.id))(
    'of %s asks no kind twice but for a rule that was missed, none in a row, and no hands twice',
    (id) => {
      fc.assert(
        fc.property(fc.nat(), answers, (seed, stream) => {
          const given = [...stream.take(2 * SESSION_LENGTH)];
          const all = sessionOf({ type: 'game', game: id, seed }, (at) => given[at] === true);
          expect(repeats(all.filter(({ again }) => !again))).toBe(0);
          expect(rows(all)).toBe(0);
          expect(new Set(all.map(({ question }) => hashOf(question))).size).toBe(all.length);
          for (const [at, { question, again, right }] of all.entries()) {
            const later = all.slice(at + 1).flatMap((one) => one.question.rules);
            if (!right && !again) expect(later).toContain(question.rules[0]);
          }
        }),
        some,
      );
    },
  );

  test.each(['mixed', 'daily'] as const)('that is %s asks ten kinds while all is right', (type) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        expect(repeats(sessionOf({ type, seed }, () => true))).toBe(0);
      }),
      some,
    );
  });

  test('of a challenge on a few kinds asks each as often as the others, and of one kind nothing else', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(1, 2, 3), (seed, count) => {
        const kinds = new Map([['sam', ['name', 'lead-first', 'legal'].slice(0, count)]]);
        const all = sessionOf({ type: 'challenge', kinds, seed }, () => true);
        const times = [...Map.groupBy(all, kindOf).values()].map(({ length }) => length);
        expect(Math.max(...times)).toBeLessThanOrEqual(Math.ceil(SESSION_LENGTH / count));
        if (count > 1) expect(rows(all)).toBe(0);
      }),
      some,
    );
  });

  test.each(['rule', 'mistakes', 'due'] as const)('on %s brings back what was missed, the last one too', (type) => {
    fc.assert(
      fc.property(fc.nat(), answers, (seed, stream) => {
        const given = [...stream.take(2 * SESSION_LENGTH)];
        const rules = type === 'rule' ? ['xd-ace'] : ['xd-ace', 'xt-suit', 'sam-chop-two', 'xd-cmp-both-du'];
        const order = type === 'rule' ? { type, rule: 'xd-ace', seed } : { type, rules, seed };
        const all = sessionOf(order, (at) => given[at] === true);
        for (const [at, { question, again, right }] of all.entries()) {
          const later = all.slice(at + 1).flatMap((one) => one.question.rules);
          if (!right && !again) expect(later).toContain(question.rules[0]);
        }
      }),
      some,
    );
  });
});
