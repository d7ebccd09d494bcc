import { describe, expect, test, vi } from 'vitest';
import { AwakeScreen } from './wake-lock.ts';

/** A browser that gives the lock, refuses it, or takes it back. */
function browser() {
  const state = { refuses: false, isSeen: true, requests: 0, isAwake: [] as boolean[] };
  const taken: (() => void)[] = [];
  const release = vi.fn(async () => undefined);
  const source = {
    async request() {
      state.requests += 1;
      if (state.refuses) throw new Error('NotAllowedError');
      return { release, addEventListener: (_: 'release', listener: () => void) => taken.push(listener) };
    },
  };
  const screen = new AwakeScreen(
    source,
    () => state.isSeen,
    (isAwake) => state.isAwake.push(isAwake),
  );
  return { state, screen, release, takeBack: () => taken.at(-1)?.() };
}

describe('the screen is kept awake', () => {
  test('a lock that is lost is asked for again at the next touch', async () => {
    const { state, screen, takeBack } = browser();
    await screen.ask();
    takeBack();
    expect(state.isAwake).toEqual([true, false]);
    await screen.ask();
    expect(state.isAwake).toEqual([true, false, true]);
    expect(state.requests).toBe(2);
  });

  test('a lock that is refused is not shown as there, and asked for again at the next touch', async () => {
    const { state, screen } = browser();
    state.refuses = true;
    expect(await screen.press()).toBe(false);
    expect(state.isAwake).toEqual([]);
    state.refuses = false;
    await screen.ask();
    expect(state.isAwake).toEqual([true]);
  });

  test('nothing is asked for while there is one, two touches ask once, and no hidden page asks', async () => {
    const { state, screen } = browser();
    state.isSeen = false;
    await screen.ask();
    expect(state.requests).toBe(0);
    state.isSeen = true;
    await Promise.all([screen.ask(), screen.ask()]);
    await screen.ask();
    expect(state.requests).toBe(1);
  });

  test('who presses lets the screen go dark, and no touch asks again until they press', async () => {
    const { state, screen, release } = browser();
    await screen.ask();
    expect(await screen.press()).toBe(true);
    expect(release).toHaveBeenCalledOnce();
    await screen.ask();
    expect(state.isAwake).toEqual([true, false]);
    await screen.press();
    expect(state.isAwake).toEqual([true, false, true]);
  });

  test('what comes after the page was left is let go', async () => {
    const { screen, release } = browser();
    const asked = screen.ask();
    await screen.stop();
    await asked;
    expect(release).toHaveBeenCalledOnce();
  });
});
