import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Plan, planOf } from './plan.ts';
import { begin, comesBack, type Next, nextQuestion, recordAnswer } from './session.ts';

const open = planOf({ type: 'game', game: 'xi-dach', seed: 5 });

/** All questions of a session with these answers, each on a rule of its own. */
function asked(plan: Plan, right: (at: number) => boolean): readonly Next[] {
  const all: Next[] = [];
  let session = begin(plan);
  for (let next = nextQuestion(session); next; next = nextQuestion(session)) {
    session = recordAnswer(session, right(all.length), next.rule ?? `xd-rule-${all.length}`);
    all.push(next);
  }
  return all;
}

/** Where missed rules are asked again, and which. */
const returnsOf = (all: readonly Next[]) => all.flatMap(({ again, rule }, at) => (again ? [`${at} ${rule}`] : []));

describe('a session', () => {
  test('asks what was planned while all is right, and then ends', () => {
    const all = asked(open, () => true);
    expect(all.map(({ again, level, ...asking }) => asking)).toEqual(open.askings);
    let session = begin(open);
    for (const _ of open.askings) session = recordAnswer(session, true, 'xd-ace');
    expect(nextQuestion(session)).toBeUndefined();
    expect(recordAnswer(session, false, 'xd-ace')).toBe(session);
  });

  test('asks again once, at least three questions later, what was missed', () => {
    expect(returnsOf(asked(open, (at) => at !== 1))).toEqual(['5 xd-rule-1']);
    expect(returnsOf(asked(open, (at) => at !== 3))).toEqual(['7 xd-rule-3']);
    expect(returnsOf(asked(open, (at) => at !== 6))).toEqual(['9 xd-rule-6']);
    // Too late to come back.
    expect(returnsOf(asked(open, (at) => at !== 8))).toEqual([]);
    const [again] = asked(open, (at) => at !== 1).filter((next) => next.again);
    expect(again?.seed).not.toBe(open.askings[1]?.seed);
    expect(again?.game).toBe('xi-dach');
  });

  test('is as long as it said, and asks seven new rules, whatever is answered', () => {
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.boolean()), (seed, answers) => {
        const given = [...answers.take(10)];
        const all = asked(planOf({ type: 'mixed', seed }), (at) => given[at] === true);
        expect(all.length).toBe(10);
        expect(all.filter(({ again }) => !again).length).toBeGreaterThanOrEqual(7);
        const back = all.filter(({ again }) => again).map(({ rule }) => rule);
        expect(new Set(back).size).toBe(back.length);
        expect(new Set(all.map((one) => one.seed)).size).toBe(10);
      }),
    );
    expect(returnsOf(asked(open, () => false))).toEqual(['5 xd-rule-0', '7 xd-rule-1', '9 xd-rule-2']);
  });

  test('says of what was missed just now whether it will come back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.boolean()), (seed, answers) => {
        const given = [...answers.take(10)];
        const plan = planOf({ type: 'game', game: 'sam', seed });
        const all = asked(plan, (at) => given[at] === true);
        let session = begin(plan);
        for (const [at, next] of all.entries()) {
          const rule = next.rule ?? `xd-rule-${at}`;
          session = recordAnswer(session, given[at] === true, rule);
          const later = all.slice(at + 1).some((one) => one.again && one.rule === rule);
          expect(comesBack(session)).toBe(later && given[at] === false && !next.again);
        }
      }),
    );
  });

  test('begins with the easiest; two right answers on end ask for more, a wrong one for less', () => {
    const levels = (...right: boolean[]) => asked(open, (at) => right[at] ?? true).map(({ level }) => level);
    expect(levels()).toEqual([1, 1, 2, 2, 3, 3, 3, 3, 3, 3]);
    expect(levels(true, true, false)).toEqual([1, 1, 2, 1, 1, 2, 2, 3, 3, 3]);
    expect(new Set(levels(...Array(10).fill(false)))).toEqual(new Set([1]));
  });

  test('asks everyone the same in the daily ten and in a challenge, and rises by itself', () => {
    const kinds = new Map([['xi-dach', ['total', 'pays']]]);
    for (const plan of [planOf({ type: 'daily', seed: 1 }), planOf({ type: 'challenge', kinds, seed: 1 })]) {
      for (const right of [true, false]) {
        const all = asked(plan, () => right);
        expect(all.map(({ again, ...asking }) => asking)).toEqual(plan.askings);
        expect(all.map(({ level }) => level)).toEqual([1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
      }
    }
  });

  test('does not ask again what trained no rule', () => {
    const session = recordAnswer(begin(open), false, undefined);
    expect(comesBack(session)).toBe(false);
    expect(returnsOf(asked(planOf({ type: 'rule', rule: 'xd-ace', seed: 1 }), () => false))).toEqual([]);
  });
});
