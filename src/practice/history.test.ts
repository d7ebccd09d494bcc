import { describe, expect, test } from 'vitest';
import {
  dueOf,
  isScheduled,
  LATEST,
  MOST_SEEN,
  mistakesOf,
  NEW_HISTORY,
  type PracticeHistory,
  SCHEDULED_FROM,
} from './history.ts';
import { ruleStrength } from './progress.ts';
import { record, withSchedule } from './record.ts';
import { review } from './schedule.ts';

const NOW = Date.parse('2026-11-21T20:00:00+07:00');

/** A history after answers on one rule, `1` where right. */
function answered(answers: string, rule = 'xd-ace', from: PracticeHistory = NEW_HISTORY): PracticeHistory {
  return [...answers].reduce(
    (history, mark, at) =>
      record(history, { rules: [rule], right: mark === '1', hash: `${rule.length}x${at}`, now: NOW }),
    from,
  );
}

describe('an answer', () => {
  test('is counted for the rule, the newest last', () => {
    expect(answered('1101').rules.get('xd-ace')).toEqual({ right: 3, wrong: 1, last: [1, 1, 0, 1] });
    expect(answered('0111111111').rules.get('xd-ace')).toEqual({ right: 9, wrong: 1, last: Array(LATEST).fill(1) });
    expect(NEW_HISTORY.rules.size).toBe(0);
  });

  test('that is right speaks for all rules it rests on, one that is wrong only against the first', () => {
    const rules = ['xd-cmp-equal', 'xd-total', 'xd-ace'];
    const right = record(NEW_HISTORY, { rules, right: true, hash: 'a', now: NOW });
    expect([...right.rules.values()].map((entry) => entry.last)).toEqual([[1], [1], [1]]);
    const wrong = record(right, { rules, right: false, hash: 'b', now: NOW });
    expect([...wrong.rules.values()].map((entry) => entry.last)).toEqual([[1, 0], [1], [1]]);
  });

  test('on another rule does not make good what was missed', () => {
    const missed = answered('10');
    const beside = record(missed, { rules: ['xd-total', 'xd-ace'], right: true, hash: 'a', now: NOW });
    expect(mistakesOf(beside)).toEqual(['xd-ace']);
    expect(mistakesOf(answered('1', 'xd-ace', beside))).toEqual([]);
  });

  test('keeps its hands among the latest 500, once', () => {
    const answers = Array.from({ length: 700 }, (_, at) => (at % 600).toString(36));
    const history = answers.reduce((all, hash) => record(all, { rules: [], right: true, hash, now: NOW }), NEW_HISTORY);
    expect(history.count).toBe(700);
    expect(history.seen).toEqual(answers.slice(-MOST_SEEN));
    expect(record(history, { rules: [], right: true, hash: answers[650] ?? '', now: NOW }).seen.length).toBe(MOST_SEEN);
  });

  test('is scheduled on the first rule, unless the reader turned that off, where the schedule is here', () => {
    const one = { rules: ['xd-ace', 'xd-total'], right: true, hash: 'a', now: NOW };
    const off = withSchedule(NEW_HISTORY, 'off');
    const on = NEW_HISTORY;
    expect(record(on, one, review).rules.get('xd-ace')?.memory).toEqual(review(undefined, true, NOW));
    expect(record(on, one, review).rules.get('xd-total')).toEqual({ right: 1, wrong: 0, last: [1] });
    expect(record(on, one).rules.get('xd-ace')).toEqual({ right: 1, wrong: 0, last: [1] });
    expect(record(off, one, review).rules.get('xd-ace')).toEqual({ right: 1, wrong: 0, last: [1] });
  });

  test('makes rules due once there are ten, for whoever did not turn that off', () => {
    const later = NOW + 30 * 86_400_000;
    const nine = Array.from({ length: SCHEDULED_FROM - 1 }).reduce<PracticeHistory>(
      (all, _, at) => record(all, { rules: [`xd-r${at}`], right: at > 2, hash: `${at}`, now: NOW }, review),
      NEW_HISTORY,
    );
    expect([isScheduled(nine), dueOf(nine, later)]).toEqual([false, []]);
    const ten = record(nine, { rules: ['xd-ace'], right: true, hash: 'a', now: NOW }, review);
    expect([isScheduled(ten), dueOf(ten, NOW)]).toEqual([true, []]);
    expect(dueOf(ten, later).length).toBe(SCHEDULED_FROM);
    expect(dueOf(withSchedule(ten, 'off'), later)).toEqual([]);
  });

  test('has rules due that were missed before there was a schedule, and forgets them once they are asked', () => {
    const before = answered('1111111111', 'xd-total', answered('0', 'xd-ace', answered('1', 'xd-pips')));
    expect(dueOf(before, NOW)).toEqual(['xd-ace']);
    const asked = record(before, { rules: ['xd-ace'], right: true, hash: 'z', now: NOW }, review);
    expect(dueOf(asked, NOW)).toEqual([]);
  });

  test('makes rules due for those who chose it, and turning it off forgets nothing', () => {
    const on = record(
      withSchedule(NEW_HISTORY, 'on'),
      { rules: ['xd-ace'], right: false, hash: 'a', now: NOW },
      review,
    );
    expect(dueOf(on, NOW)).toEqual([]);
    expect(dueOf(on, NOW + 4 * 86_400_000)).toEqual(['xd-ace']);
    const off = withSchedule(on, 'off');
    expect(dueOf(off, NOW + 4 * 86_400_000)).toEqual([]);
    expect(withSchedule(off, 'on')).toEqual(on);
    const later = record(off, { rules: ['xd-ace'], right: true, hash: 'b', now: NOW }, review);
    expect(later.rules.get('xd-ace')?.memory).toEqual(on.rules.get('xd-ace')?.memory);
  });

  test('holds whatever the rule is called', () => {
    const rules = ['__proto__', 'constructor', 'toString'];
    const history = record(NEW_HISTORY, { rules, right: true, hash: 'a', now: NOW });
    expect([...history.rules.keys()]).toEqual(rules);
  });
});

test.each([
  ['', 'new'],
  ['1', 'shaky'],
  ['11', 'shaky'],
  ['111', 'sits'],
  ['0', 'shaky'],
  ['0111', 'sits'],
  ['1110', 'shaky'],
  ['11101', 'shaky'],
  ['11101111', 'sits'],
])('a rule that was answered %s is %s', (answers, strength) => {
  expect(ruleStrength(answered(answers).rules.get('xd-ace'))).toBe(strength);
});

test('mistakes come the worst first', () => {
  let history = answered('1110', 'xd-total');
  history = answered('0000000001111', 'xd-pips', history);
  history = answered('00', 'xd-ace', history);
  history = answered('0011111111110', 'xd-faces', history);
  expect(mistakesOf(history)).toEqual(['xd-ace', 'xd-faces', 'xd-total']);
});
