import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Plan, planOf } from './plan.ts';
import { answer, begin, nextOf, type Session } from './session.ts';

const open = planOf({ type: 'game', game: 'xi-dach', seed: 5 });

/** Answers in order, each on a rule of its own. */
function played(plan: Plan, answers: readonly boolean[]): Session {
  return answers.reduce((session, right, at) => answer(session, right, `xd-rule-${at}`), begin(plan));
}

const rulesOf = ({ askings }: Session) => askings.map(({ rule }) => rule?.replace('xd-rule-', '') ?? '');

describe('a session', () => {
  test('asks what was planned while all is right, and then ends', () => {
    let session = begin(open);
    for (const asking of open.askings) {
      expect(nextOf(session)).toBe(asking);
      session = answer(session, true, 'xd-ace');
    }
    expect(nextOf(session)).toBeUndefined();
    expect(session.answers.length).toBe(10);
    expect(answer(session, false, 'xd-ace')).toBe(session);
  });

  test('asks again three questions later what was missed, in place of what was planned', () => {
    const session = played(open, [true, false]);
    expect(rulesOf(session)).toEqual(['', '', '', '', '1', '', '', '', '', '']);
    expect(session.askings[4]?.seed).not.toBe(open.askings[1]?.seed);
    expect(session.askings[4]?.game).toBe('xi-dach');
    expect(open.askings.every(({ rule }) => rule === undefined)).toBe(true);
  });

  test('asks extra questions for what was missed at the end, three at most', () => {
    const right = [true, true, true, true, true, true];
    expect(rulesOf(played(open, [...right, false])).slice(9)).toEqual(['6']);
    expect(rulesOf(played(open, [...right, true, false])).slice(10)).toEqual(['7']);
    expect(rulesOf(played(open, [...right, true, false, false, false, false, false, false])).slice(10)).toEqual([
      '7',
      '8',
      '9',
    ]);
    const lesson = planOf({ type: 'lesson', game: 'xi-dach', kinds: ['total', 'name', 'total'], seed: 1 });
    expect(played(lesson, [false, false, false, true, true, true]).askings.length).toBe(6);
  });

  test('asks everyone the same in the daily ten and in a challenge', () => {
    const kinds = new Map([['xi-dach', ['total', 'pays']]]);
    for (const plan of [planOf({ type: 'daily', seed: 1 }), planOf({ type: 'challenge', kinds, seed: 1 })]) {
      expect(played(plan, Array(10).fill(false)).askings).toEqual(plan.askings);
    }
  });

  test('does not ask again what trained no rule', () => {
    expect(answer(begin(open), false, undefined).askings).toBe(open.askings);
  });

  test('ends, whatever is answered, and no hands come twice', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }), (seed, answers) => {
        const plan = planOf({ type: 'mixed', seed });
        const { askings, answers: given } = played(plan, answers);
        expect(given.length).toBe(askings.length);
        expect(askings.length).toBeGreaterThanOrEqual(10);
        expect(askings.length).toBeLessThanOrEqual(13);
        expect(new Set(askings.map((one) => one.seed)).size).toBe(askings.length);
      }),
    );
  });
});
