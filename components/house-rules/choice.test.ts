import { afterEach, expect, it, vi } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { engineOf } from '#games/engines.ts';

afterEach(() => {
  vi.doUnmock('#core/notation/read-text.ts');
  vi.resetModules();
});

it('a choice whose parser cannot be loaded changes nothing, and is no error', async () => {
  vi.resetModules();
  vi.doMock('#core/notation/read-text.ts', () => {
    throw new Error('no network');
  });
  const unhandled = vi.fn();
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection').on('unhandledRejection', unhandled);
  try {
    const { choiceOf, onChoice, ruleSetParser } = await import('./choice.ts');
    const game = assertDefined(engineOf('xi-dach'));
    const heard = vi.fn();
    const stop = onChoice(game, heard);
    choiceOf(game).set('xi-dach@vipgame');
    await expect(ruleSetParser.load()).rejects.toThrow();
    await new Promise((done) => setTimeout(done));
    stop();
    expect(heard).not.toHaveBeenCalled();
    expect(unhandled).not.toHaveBeenCalled();
  } finally {
    process.removeListener('unhandledRejection', unhandled);
    for (const other of others) process.on('unhandledRejection', other);
  }
});
