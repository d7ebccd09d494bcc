import type { Alias } from '#core/game/book.ts';

/** Other names of Tá Lả. */
export const aliases: readonly Alias[] = [{ said: 'ta la' }, { said: 'tala' }, { said: 'phom', doubt: 'term' }];
