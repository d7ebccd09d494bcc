import type { Alias } from '#core/game/book.ts';

/** What Xì Tố is called. */
export const aliases: readonly Alias[] = [{ said: 'xi to' }, { said: 'xito' }];
