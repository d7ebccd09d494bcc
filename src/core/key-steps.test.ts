import { expect, test } from 'vitest';
import { keyStep, keySteps } from './key-steps.ts';
import type { Step } from './ruling.ts';

const step = (who: string, outcome: Step['outcome'], decides?: true): Step => ({
  rule: 'x-1',
  who,
  outcome,
  ...(decides && { decides }),
});

test('the step that settled it, one for each player; by itself a hand shows the last that held, or its last', () => {
  const [seen, first, again, other] = [
    step('an', 'held'),
    step('an', 'held', true),
    step('an', 'held', true),
    step('bình', 'held', true),
  ];
  expect(keySteps({ reasons: [seen, first, again, other] })).toEqual([first, other]);
  expect(keyStep({ reasons: [seen, step('an', 'failed')] })).toBe(seen);
  const failed = step('an', 'failed');
  expect(keySteps({ reasons: [failed] })).toEqual([failed]);
  expect(keySteps({ reasons: [] })).toEqual([]);
});
