import { expect, it } from 'vitest';
import { severalAtOnce } from './several.ts';

const after = (): Promise<void> => new Promise((done) => setTimeout(done));

it('does all of it, some at a time', async () => {
  const done: number[] = [];
  let now = 0;
  let most = 0;
  const error = await severalAtOnce([...Array(50).keys()], async (one) => {
    now += 1;
    most = Math.max(most, now);
    await after();
    now -= 1;
    done.push(one);
  });
  expect(error).toBeUndefined();
  expect(done.sort((a, b) => a - b)).toEqual([...Array(50).keys()]);
  expect(most).toBe(6);
});

it('gives up with the first that fails, and waits for what has begun', async () => {
  let begun = 0;
  let ended = 0;
  const error = await severalAtOnce([...Array(50).keys()], async (one) => {
    begun += 1;
    await after();
    ended += 1;
    if (one === 49) throw new Error('broken');
  });
  expect(error).toEqual(new Error('broken'));
  expect(begun).toBeLessThan(50);
  expect(ended).toBe(begun);
});
