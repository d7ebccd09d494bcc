import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { engineOf } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed } from '#testing/runs.ts';
import { judge } from '../judge.ts';
import type { Step } from '../ruling.ts';
import { diverge } from './diverge.ts';

const step = (rule: string): Step => ({ rule, outcome: 'held', who: 'an' });
const steps = (rules: string): Step[] => [...rules].map(step);
const lists = fc.array(fc.constantFrom(...'abc'), { maxLength: 6 }).map((rules) => steps(rules.join('')));

describe('where two lines of reasons part', () => {
  test.each([
    ['abc', 'abc', 'abc', '', ''],
    ['abc', 'abd', 'ab', 'c', 'd'],
    ['abc', 'ab', 'ab', 'c', ''],
    ['ab', 'abc', 'ab', '', 'c'],
    ['abc', 'bbc', '', 'abc', 'bbc'],
    ['', '', '', '', ''],
    ['', 'a', '', '', 'a'],
  ])('%s and %s share %s', (first, second, shared, a, b) => {
    expect(diverge(steps(first), steps(second))).toEqual({ shared: steps(shared), first: steps(a), second: steps(b) });
  });

  test('nothing is lost, and they part at once after what they share', () => {
    fc.assert(
      fc.property(lists, lists, (first, second) => {
        const diverged = diverge(first, second);
        expect([...diverged.shared, ...diverged.first]).toEqual(first);
        expect([...diverged.shared, ...diverged.second]).toEqual(second);
        const [a, b] = [diverged.first[0], diverged.second[0]];
        if (a && b) expect(a).not.toEqual(b);
        expect(diverge(second, first)).toEqual({ ...diverged, first: diverged.second, second: diverged.first });
      }),
      { numRuns: 1000, seed: fixedSeed(51) },
    );
  });

  test('the rulings of two houses on the same hands', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { of, ruling } = anyCase(seed);
        const game = engineOf(of.game);
        for (const rules of Object.values(game?.presets ?? {})) {
          const other = game && judge(game, of.fields, rules);
          if (!other?.ok) continue;
          const { shared, first, second } = diverge(ruling.reasons, other.value.reasons);
          expect([...shared, ...first]).toEqual(ruling.reasons);
          expect([...shared, ...second]).toEqual(other.value.reasons);
        }
      }),
      { numRuns: 300, seed: fixedSeed(52) },
    );
  });
});
