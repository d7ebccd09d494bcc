import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Plan, planOf } from './plan.ts';
import { begin, comesBack, lengthOf, type Next, nextQuestion, recordAnswer } from './session.ts';

const open = planOf({ type: 'game', game: 'xi-dach', seed: 5 });

/** All questions of a session with these answers, each on a rule of its own. */
function asked(plan: Plan, right: (at: number) => boolean): readonly Next[] {
  const all: Next[] = [];
  let session = begin(plan);
  for (let next = nextQuestion(session); next; next = nextQuestion(session)) {
    session = recordAnswer(session, next.kind, right(all.length), next.rule ?? `xd-rule-${all.length}`);
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
    for (const _ of open.askings) session = recordAnswer(session, 'total', true, 'xd-ace');
    expect(nextQuestion(session)).toBeUndefined();
    expect(recordAnswer(session, 'total', false, 'xd-ace')).toBe(session);
  });

  test('asks again once, at least three questions later, what was missed', () => {
    expect(returnsOf(asked(open, (at) => at !== 1))).toEqual(['5 xd-rule-1']);
    expect(returnsOf(asked(open, (at) => at !== 3))).toEqual(['7 xd-rule-3']);
    expect(returnsOf(asked(open, (at) => at !== 6))).toEqual(['9 xd-rule-6']);
    // There is no room for it among the ten.
    expect(returnsOf(asked(open, (at) => at !== 8))).toEqual(['10 xd-rule-8']);
    expect(returnsOf(asked(open, (at) => at < 8))).toEqual(['10 xd-rule-8', '11 xd-rule-9']);
    const [again] = asked(open, (at) => at !== 1).filter((next) => next.again);
    expect(again?.seed).not.toBe(open.askings[1]?.seed);
    expect(again?.game).toBe('xi-dach');
  });

  test('has ten questions, seven of them new, and then only what was missed and has not come back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.boolean()), (seed, answers) => {
        const given = [...answers.take(20)];
        const all = asked(planOf({ type: 'mixed', seed }), (at) => given[at] === true);
        const [ten, after] = [all.slice(0, 10), all.slice(10)];
        expect(ten.filter(({ again }) => !again).length).toBeGreaterThanOrEqual(7);
        for (const { again } of after) expect(again).toBe(true);
        const missed = ten.flatMap(({ again }, at) => (again || given[at] ? [] : `xd-rule-${at}`));
        const back = all.filter(({ again }) => again).map(({ rule }) => rule);
        expect(back.toSorted()).toEqual(missed.toSorted());
        expect(new Set(all.map((one) => one.seed)).size).toBe(all.length);
      }),
    );
    const missed = ['5 xd-rule-0', '7 xd-rule-1', '9 xd-rule-2'];
    const late = ['10 xd-rule-3', '11 xd-rule-4', '12 xd-rule-6', '13 xd-rule-8'];
    expect(returnsOf(asked(open, () => false))).toEqual([...missed, ...late]);
  });

  test('says how long it is, which grows only with what finds no place', () => {
    let session = begin(open);
    const lengths = Array.from({ length: 10 }, (_, at) => {
      session = recordAnswer(session, 'total', at !== 0 && at < 8, `xd-rule-${at}`);
      return lengthOf(session);
    });
    expect(lengths).toEqual([10, 10, 10, 10, 10, 10, 10, 10, 11, 12]);
  });

  test('says of what was missed just now whether it will come back', () => {
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.boolean()), (seed, answers) => {
        const given = [...answers.take(20)];
        const plan = planOf({ type: 'game', game: 'sam', seed });
        const all = asked(plan, (at) => given[at] === true);
        let session = begin(plan);
        for (const [at, next] of all.entries()) {
          const rule = next.rule ?? `xd-rule-${at}`;
          session = recordAnswer(session, next.kind, given[at] === true, rule);
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
    expect(new Set(levels(...Array(20).fill(false)))).toEqual(new Set([1]));
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

  test('does not ask again what trained no rule, nor what is asked anyway', () => {
    const session = recordAnswer(begin(open), 'total', false, undefined);
    expect(comesBack(session)).toBe(false);
    expect(returnsOf(asked(planOf({ type: 'rule', rule: 'xd-ace', seed: 1 }), () => false))).toEqual(['5 xd-ace']);
  });
});
