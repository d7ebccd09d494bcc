import type { Alias } from '#core/game/book.ts';

/** Other names of Xì Tố. */
export const aliases: readonly Alias[] = [{ said: 'xi to' }, { said: 'xito' }];
