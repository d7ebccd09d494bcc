import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { MOST_SEEN, NEW_HISTORY, type PracticeHistory } from './history.ts';
import { formatHistory, parseHistory } from './history-text.ts';
import { mergeHistories } from './merge-histories.ts';
import { review } from './schedule.ts';
import { histories } from './testing/histories.ts';

const withRule = (right: number, wrong: number, last: readonly (0 | 1)[]): PracticeHistory => ({
  ...NEW_HISTORY,
  rules: new Map([['xd-ace', { right, wrong, last }]]),
});

describe('two histories as one', () => {
  test('are the same, whichever comes first', () => {
    fc.assert(
      fc.property(histories, histories, (a, b) => {
        expect(formatHistory(mergeHistories(a, b))).toBe(formatHistory(mergeHistories(b, a)));
      }),
    );
  });

  test('are the one, where both are the same or one is new', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(mergeHistories(history, history)).toEqual(history);
        expect(mergeHistories(history, NEW_HISTORY)).toEqual(history);
      }),
    );
  });

  test('are no other when one is taken in again', () => {
    fc.assert(
      fc.property(histories, histories, (a, b) => {
        const once = mergeHistories(a, b);
        const { seen, ...twice } = mergeHistories(once, b);
        const { seen: before, ...rest } = once;
        expect(twice).toEqual(rest);
        if (before.length < MOST_SEEN) expect(new Set(seen)).toEqual(new Set(before));
      }),
    );
  });

  test('lose nothing of either, and are a history', () => {
    fc.assert(
      fc.property(histories, histories, (a, b) => {
        const both = mergeHistories(a, b);
        const choices = [a.schedule, b.schedule];
        expect(both.schedule).toBe(['off', 'on', 'auto'].find((one) => choices.some((choice) => choice === one)));
        for (const one of [a, b]) {
          expect(both.count).toBeGreaterThanOrEqual(one.count);
          for (const [rule, { right, wrong, memory }] of one.rules) {
            const entry = both.rules.get(rule);
            expect(entry?.right).toBeGreaterThanOrEqual(right);
            expect(entry?.wrong).toBeGreaterThanOrEqual(wrong);
            if (memory) expect(entry?.memory?.last).toBeGreaterThanOrEqual(memory.last);
          }
          if (one.seen.length > 0) expect(both.seen).toContain(one.seen.at(-1));
        }
        expect(parseHistory(formatHistory(both), ENGINES)).toEqual({ ok: true, value: both });
      }),
    );
  });

  test('take the latest answers of the fuller one', () => {
    const merged = mergeHistories(withRule(5, 0, [1, 1, 1, 1, 1]), withRule(2, 2, [0, 1, 1, 0]));
    expect(merged.rules.get('xd-ace')).toEqual({ right: 5, wrong: 2, last: [1, 1, 1, 1, 1] });
  });

  test('take the newer of what the schedule knows', () => {
    const older = review(undefined, true, 1_000_000);
    const newer = review(older, false, 9_000_000);
    const holding = (memory: typeof older): PracticeHistory => ({
      ...NEW_HISTORY,
      rules: new Map([['xd-ace', { right: 1, wrong: 0, last: [1], memory }]]),
    });
    expect(mergeHistories(holding(newer), holding(older)).rules.get('xd-ace')?.memory).toEqual(newer);
  });
});
